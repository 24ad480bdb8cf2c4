import { PURPOSES } from './combat.ts';
import type { WindowPhrases } from '../speech.ts';
import { placeName, unitList } from '../combat.ts';
import type { Names } from '../speech.ts';

const STEPS = {
  score: 'accomplir des objectifs',
  reveal: 'révéler un objectif',
  draw: 'piocher des cartes Action',
  takeTokens: 'retirer les pions de commandement',
  gainTokens: 'gagner des pions de commandement',
  ready: 'redresser les cartes',
  repair: 'réparer les unités',
  returnCards: 'rendre les cartes Stratégie',
};
const PHASES = {
  'set-up': 'mise en place',
  strategy: 'phase de stratégie',
  action: 'phase d’action',
  status: 'phase de statut',
  agenda: 'phase de délibération',
};

export function windowPhrases(names: Names): WindowPhrases {
  const units = (list: readonly string[]) => unitList(names, names.damaged, list);
  const place = ({ system, planet }: { system: string; planet: string | null }) => placeName(names, planet ?? system);
  return {
    'phase.start': ({ phase }) => `La ${PHASES[phase]} commence.`,
    'phase.end': ({ phase }) => `La ${PHASES[phase]} se termine.`,
    'gameRound.end': ({ round }) => `La manche ${round} se termine.`,
    'turn.start': ({ seat }, { name }) => `${name(seat)} commence son tour.`,
    'turn.end': ({ seat }, { name }) => `${name(seat)} termine son tour.`,
    'action.done': ({ seat }, { name }) => `${name(seat)} a effectué une action.`,
    passed: ({ seat }, { name }) => `${name(seat)} a passé.`,
    'strategy.pick.would': ({ seat, card }, { name }) => `${name(seat)} va prendre ${names.strategyCard(card)}.`,
    'strategy.pick.after': ({ seat, card }, { name }) => `${name(seat)} a pris ${names.strategyCard(card)}.`,
    'strategic.would': ({ seat, card }, { name }) => `${name(seat)} va utiliser ${names.strategyCard(card)}.`,
    'strategic.after': ({ seat, card }, { name }) => `${name(seat)} a utilisé ${names.strategyCard(card)}.`,
    'secondary.would': ({ seat, card }, { name }) => `${name(seat)} peut suivre ${names.strategyCard(card)}.`,
    'secondary.after': ({ seat, card }, { name }) => `${name(seat)} a suivi ${names.strategyCard(card)}.`,
    'activate.would': ({ seat, system }, { name }) => `${name(seat)} active ${names.system(system)}.`,
    'activate.after': ({ seat, system }, { name }) => `${name(seat)} a activé ${names.system(system)}.`,
    'move.would': ({ seat, system }, { name }) =>
      `${name(seat)} va déplacer des vaisseaux vers ${names.system(system)}.`,
    'move.after': ({ seat, system }, { name }) => `${name(seat)} s’est déplacé vers ${names.system(system)}.`,
    'roll.would': ({ purpose }) => `Les dés vont être lancés : ${PURPOSES[purpose]}.`,
    'hits.would': ({ seat, hits, ...at }, { name }) => `${name(seat)} : ${hits} touches (${place(at)}).`,
    'hits.after': ({ seat, ...at }, { name }) => `${name(seat)} a attribué les touches (${place(at)}).`,
    'hits.assigned': ({ seat, ...at }, { name }) => `${name(seat)} a attribué les touches (${place(at)}).`,
    'sustained.would': ({ unit }) => `${units([unit])} va encaisser une touche.`,
    'sustained.after': ({ unit }) => `${units([unit])} a encaissé une touche.`,
    'destroyed.would': ({ units: lost }) => `${units(lost)} : sur le point d’être détruit.`,
    'destroyed.after': ({ units: lost }) => `${units(lost)} : détruit.`,
    'combat.end': (fight) => `Le combat est terminé : ${place(fight)}.`,
    'round.end': ({ round, ...at }) => `Le round de combat ${round} se termine : ${place(at)}.`,
    'retreats.start': (fight) => `Les retraites peuvent être annoncées : ${place(fight)}.`,
    'retreat.would': ({ seat, system }, { name }) =>
      `${name(seat)} va annoncer une retraite de ${names.system(system)}.`,
    'retreat.after': ({ seat, system }, { name }) => `${name(seat)} a annoncé une retraite de ${names.system(system)}.`,
    'turn.cutOff': ({ seat }, { name }) => `Le tour de ${name(seat)} s’arrête.`,
    'making.start': ({ seat, system }, { name }) =>
      `${name(seat)} va produire des unités dans ${names.system(system)}.`,
    'making.chosen': ({ seat, system }, { name }) =>
      `${name(seat)} a choisi ce qui est produit dans ${names.system(system)}.`,
    'making.done': ({ seat, system }, { name }) => `${name(seat)} a produit des unités dans ${names.system(system)}.`,
    'surplus.removed': ({ seat, system, units: gone }, { name }) =>
      `${name(seat)} a retiré ${names.units(gone)} de ${names.system(system)}.`,
    'ships.arrived': ({ seat, system }, { name }) => `${name(seat)} a amené des vaisseaux à ${names.system(system)}.`,
    'invasion.start': ({ seat, system }, { name }) => `${name(seat)} commence une invasion : ${names.system(system)}.`,
    'commit.would': ({ seat, system }, { name }) =>
      `${name(seat)} va débarquer des forces terrestres : ${names.system(system)}.`,
    'commit.after': ({ seat, planet, system }, { name }) =>
      `${name(seat)} a débarqué sur ${names.place(planet ?? system)}.`,
    'control.would': ({ seat, planet }, { name }) => `${name(seat)} va prendre le contrôle de ${names.planet(planet)}.`,
    'control.after': ({ seat, planet }, { name }) => `${name(seat)} a pris le contrôle de ${names.planet(planet)}.`,
    'produce.would': ({ seat, system }, { name }) =>
      `${name(seat)} va produire des unités dans ${names.system(system)}.`,
    'produce.after': ({ seat, system }, { name }) => `${name(seat)} a produit des unités dans ${names.system(system)}.`,
    'research.would': ({ seat }, { name }) => `${name(seat)} va rechercher une technologie.`,
    'research.after': ({ seat }, { name }) => `${name(seat)} a recherché une technologie.`,
    'gainTech.would': ({ seat, technology }, { name }) => `${name(seat)} va gagner ${names.technology(technology)}.`,
    'gainTech.after': ({ seat, technology }, { name }) => `${name(seat)} a gagné ${names.technology(technology)}.`,
    'goods.gain.would': ({ seat, n }, { name }) => `${name(seat)} va gagner des marchandises (${n}).`,
    'goods.gain.after': ({ seat, n }, { name }) => `${name(seat)} a gagné des marchandises (${n}).`,
    'goods.replenish.would': ({ seat }, { name }) => `${name(seat)} va renouveler ses produits.`,
    'goods.replenish.after': ({ seat }, { name }) => `${name(seat)} a renouvelé ses produits.`,
    'token.spend.would': ({ seat }, { name }) => `${name(seat)} va dépenser un pion de commandement.`,
    'token.spend.after': ({ seat }, { name }) => `${name(seat)} a dépensé un pion de commandement.`,
    'cards.draw.would': ({ seat, n }, { name }) => `${name(seat)} va piocher des cartes Action (${n}).`,
    'cards.draw.after': ({ seat, n }, { name }) => `${name(seat)} a pioché des cartes Action (${n}).`,
    'cards.discard.would': ({ seat }, { name }) => `${name(seat)} va défausser une carte Action.`,
    'cards.discard.after': ({ seat, card }, { name }) => `${name(seat)} a défaussé ${names.actionCard(card)}.`,
    'status.step.would': ({ step }) => `Phase de statut : ${STEPS[step]} vient ensuite.`,
    'status.step.after': ({ step }) => `Phase de statut : ${STEPS[step]}, terminé.`,
  };
}
