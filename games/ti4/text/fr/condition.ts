import type { Condition, EventCondition, StatusCondition } from '../../content/objectives.ts';

const some = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);

/** What an objective asks for, in French. */
export function condition(asked: Condition): string {
  if ('event' in asked) return eventCondition(asked);
  switch (asked.op) {
    case 'spend':
      return `Dépensez ${spent(asked).join(', ')}.`;
    case 'planets':
      return planets(asked);
    case 'units':
      return `Ayez ${
        {
          structure: `${asked.n} structures`,
          'flagship-or-war-sun': 'votre vaisseau amiral ou un Soleil de Guerre',
          pds: `${asked.n} SDP`,
          'space-dock': `${asked.n} docks spatiaux`,
          dreadnought: `${asked.n} cuirassés`,
        }[asked.of]
      } sur le plateau.`;
    case 'systems':
      return systems(asked);
    case 'colours':
      return asked.n === 1
        ? `Possédez ${asked.per} technologies d’une même couleur.`
        : `Possédez ${asked.per} technologies dans chacune de ${asked.n} couleurs.`;
    case 'fleet':
      return `Ayez ${asked.n} vaisseaux autres que chasseurs dans un système.`;
    case 'production':
      return `Ayez dans un système des unités dont la Production totale est de ${asked.n}.`;
    case 'ground-forces-without-dock':
      return `Ayez ${asked.n} troupes terrestres sur une planète sans dock spatial à vous.`;
    case 'planets-with-structures':
      return `Ayez des structures sur ${asked.n} planètes hors de votre système natal.`;
    case 'planets-with-mechs':
      return `Ayez un méca sur chacune de ${asked.n} planètes.`;
    case 'unit-upgrades':
      return `Possédez ${asked.n} améliorations d’unité.`;
    case 'faction-technologies':
      return `Possédez ${asked.n} technologies de faction.`;
    case 'notes-of-others':
      return 'Ayez devant vous, face visible, un billet à ordre d’un autre joueur.';
    case 'sum':
      return `Contrôlez des planètes totalisant ${asked.n} ${asked.of === 'resources' ? 'ressources' : 'influence'}.`;
    case 'more-planets-than-neighbours':
      return `Contrôlez plus de planètes que chacun de ${asked.n} voisins.`;
    case 'mecatol-rex':
      return `Contrôlez Mecatol Rex et ayez ${asked.ships} vaisseaux dans son système.`;
    case 'neighbours-with-all':
      return 'Soyez voisin de tous les autres joueurs.';
    case 'both-wormholes':
      return 'Ayez des vaisseaux dans un système avec un trou de ver alpha et dans un système avec un trou de ver bêta.';
  }
}

const spent = (price: StatusCondition & { op: 'spend' }): string[] => {
  const parts: (string | undefined)[] = [
    price.influence && `${price.influence} influence`,
    price.resources && `${price.resources} ressources`,
    price.goods && `${price.goods} biens commerciaux`,
    price.tokens && `${price.tokens} pions commandement de vos réserves tactique et stratégique`,
    price.actionCards && `${price.actionCards} cartes action`,
    price.fragments && `${price.fragments} fragments de relique, qui sont purgés`,
  ].map((part) => part || undefined);
  return parts.filter((part) => part !== undefined);
};

function planets({ n, where }: StatusCondition & { op: 'planets' }): string {
  switch (where) {
    case 'same-trait':
      return `Contrôlez ${n} planètes de même caractéristique.`;
    case 'cultural':
      return `Contrôlez ${n} planètes culturelles.`;
    case 'hazardous':
      return `Contrôlez ${n} planètes dangereuses.`;
    case 'industrial':
      return `Contrôlez ${n} planètes industrielles.`;
    case 'specialty':
      return `Contrôlez ${n} planètes avec une spécialité technologique.`;
    case 'attachment':
      return `Contrôlez ${n} planètes avec un attachement.`;
    case 'legendary':
      return `Contrôlez ${some(n, 'une planète légendaire', 'planètes légendaires')}.`;
    case 'outside-homes':
      return `Contrôlez ${n} planètes hors des systèmes natals.`;
    case 'other-home':
      return `Contrôlez ${some(n, 'une planète', 'planètes')} dans le système natal d’un autre joueur.`;
    case 'near-homes-of-different-players':
      return `Contrôlez ${n} planètes, chacune dans le système natal d’un autre joueur différent ou à côté.`;
    case 'shared-system':
      return `Contrôlez ${some(n, 'une planète', 'planètes')} dans un système avec une planète contrôlée par un autre joueur.`;
  }
}

function systems({ n, with: what, where }: StatusCondition & { op: 'systems' }): string {
  const have = {
    ships: 'des vaisseaux',
    units: 'des unités',
    'flagship-or-war-sun': 'votre vaisseau amiral ou un Soleil de Guerre',
  }[what];
  const place = some(n, 'un système', 'systèmes');
  switch (where) {
    case undefined:
      return `Ayez ${have} dans ${place}.`;
    case 'adjacent-to-mecatol':
      return `Ayez ${have} dans ${place} à côté de Mecatol Rex.`;
    case 'adjacent-to-anomaly':
      return `Ayez ${have} dans ${place} à côté d’une anomalie.`;
    case 'adjacent-to-other-home':
      return `Ayez ${have} dans ${place} à côté du système natal d’un autre joueur.`;
    case 'no-planets':
      return `Ayez ${have} dans ${place} sans planète.`;
    case 'legendary-mecatol-or-anomaly':
      return `Ayez ${have} dans ${place} qui sont des anomalies ou contiennent une planète légendaire ou Mecatol Rex.`;
    case 'edge-outside-home':
      return `Ayez ${have} dans ${place} au bord du plateau hors de votre système natal.`;
    case 'other-home-or-mecatol':
      return `Ayez ${have} dans le système natal d’un autre joueur ou le système de Mecatol Rex.`;
    case 'other-space-dock':
      return `Ayez ${have} dans ${place} avec un dock spatial d’un autre joueur.`;
    case 'nexus':
      return `Ayez ${have} dans l’Œil du trou de ver.`;
  }
}

function eventCondition(asked: EventCondition): string {
  switch (asked.event) {
    case 'destroyed':
      return {
        'flagship-or-war-sun': 'Détruisez le vaisseau amiral ou un Soleil de Guerre d’un autre joueur.',
        'last-ground-force':
          'Détruisez par Bombardement la dernière troupe terrestre d’un autre joueur sur une planète.',
        'last-ship': 'Détruisez au Canon spatial le dernier vaisseau d’un autre joueur dans un système.',
        'last-fighter': 'Détruisez par Barrage anti-chasseur le dernier chasseur d’un autre joueur dans un système.',
      }[asked.what];
    case 'combat-won':
      if ('with' in asked) return 'Gagnez un combat spatial dans le système de votre vaisseau amiral.';
      if ('in' in asked)
        return {
          anomaly: 'Gagnez un combat dans une anomalie.',
          'other-home': 'Gagnez un combat dans le système natal d’un autre joueur.',
        }[asked.in];
      return {
        leader: 'Gagnez un combat contre un joueur qui a le plus de points de victoire.',
        'note-owner':
          'Gagnez un combat contre un joueur dont un billet à ordre était devant vous, face visible, au début de votre action tactique.',
      }[asked.against];
    case 'space-combat-ended':
      return `Ayez ${asked.ships} vaisseaux autres que chasseurs dans le système actif à la fin d’un combat spatial.`;
    case 'control-lost':
      return 'Perdez le contrôle d’une planète d’un système natal.';
    case 'agenda':
      return `${asked.laws} lois sont en jeu.`;
    case 'passed-last':
      return 'Soyez le dernier joueur à passer.';
    case 'elected':
      return 'Vous ou une planète que vous contrôlez êtes élus par un projet.';
  }
}
