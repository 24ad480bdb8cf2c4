import type { Condition, EventCondition, StatusCondition } from '../../content/objectives.ts';

const some = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);

/** What an objective asks for, in German. */
export function condition(asked: Condition): string {
  if ('event' in asked) return eventCondition(asked);
  switch (asked.op) {
    case 'spend':
      return `Gib ${spent(asked).join(', ')} aus.`;
    case 'planets':
      return planets(asked);
    case 'units':
      return `Habe ${
        {
          structure: `${asked.n} Gebäude`,
          'flagship-or-war-sun': 'dein Flaggschiff oder eine Kriegssonne',
          pds: `${asked.n} PVS`,
          'space-dock': `${asked.n} Raumwerften`,
          dreadnought: `${asked.n} Schlachtschiffe`,
        }[asked.of]
      } auf dem Spielplan.`;
    case 'systems':
      return systems(asked);
    case 'colours':
      return asked.n === 1
        ? `Besitze ${asked.per} Technologien einer Farbe.`
        : `Besitze je ${asked.per} Technologien in ${asked.n} Farben.`;
    case 'fleet':
      return `Habe ${asked.n} Schiffe außer Jägern in einem System.`;
    case 'production':
      return `Habe in einem System Einheiten mit zusammen Produktion ${asked.n}.`;
    case 'ground-forces-without-dock':
      return `Habe ${asked.n} Bodentruppen auf einem Planeten ohne eigene Raumwerft.`;
    case 'planets-with-structures':
      return `Habe Gebäude auf ${asked.n} Planeten außerhalb deines Heimatsystems.`;
    case 'planets-with-mechs':
      return `Habe auf ${asked.n} Planeten je einen Mech.`;
    case 'unit-upgrades':
      return `Besitze ${asked.n} Aufwertungen für Einheiten.`;
    case 'faction-technologies':
      return `Besitze ${asked.n} Fraktionstechnologien.`;
    case 'notes-of-others':
      return 'Habe eine Vertragskarte eines anderen Spielers offen vor dir liegen.';
    case 'sum':
      return `Kontrolliere Planeten mit zusammen ${asked.n} ${asked.of === 'resources' ? 'Ressourcen' : 'Einfluss'}.`;
    case 'more-planets-than-neighbours':
      return `Kontrolliere mehr Planeten als jeder von ${asked.n} Nachbarn.`;
    case 'mecatol-rex':
      return `Kontrolliere Mecatol Rex und habe ${asked.ships} Schiffe in dessen System.`;
    case 'neighbours-with-all':
      return 'Sei Nachbar aller anderen Spieler.';
    case 'both-wormholes':
      return 'Habe Schiffe in einem System mit Alpha-Wurmloch und in einem System mit Beta-Wurmloch.';
  }
}

const spent = (price: StatusCondition & { op: 'spend' }): string[] => {
  const parts: (string | undefined)[] = [
    price.influence && `${price.influence} Einfluss`,
    price.resources && `${price.resources} Ressourcen`,
    price.goods && `${price.goods} Handelswaren`,
    price.tokens && `${price.tokens} Kommandomarker aus deinem Taktik- und deinem Strategiepool`,
    price.actionCards && `${price.actionCards} Aktionskarten`,
    price.fragments && `${price.fragments} Reliktfragmente, die vernichtet werden,`,
  ].map((part) => part || undefined);
  return parts.filter((part) => part !== undefined);
};

function planets({ n, where }: StatusCondition & { op: 'planets' }): string {
  switch (where) {
    case 'same-trait':
      return `Kontrolliere ${n} Planeten mit demselben Planetenmerkmal.`;
    case 'cultural':
      return `Kontrolliere ${n} kulturelle Planeten.`;
    case 'hazardous':
      return `Kontrolliere ${n} gefährliche Planeten.`;
    case 'industrial':
      return `Kontrolliere ${n} industrielle Planeten.`;
    case 'specialty':
      return `Kontrolliere ${n} Planeten mit Technologie-Spezialisierung.`;
    case 'attachment':
      return `Kontrolliere ${n} Planeten mit Verstärkungen.`;
    case 'legendary':
      return `Kontrolliere ${some(n, 'einen legendären Planeten', 'legendäre Planeten')}.`;
    case 'outside-homes':
      return `Kontrolliere ${n} Planeten außerhalb von Heimatsystemen.`;
    case 'other-home':
      return `Kontrolliere ${some(n, 'einen Planeten', 'Planeten')} im Heimatsystem eines anderen Spielers.`;
    case 'near-homes-of-different-players':
      return `Kontrolliere ${n} Planeten, die in oder neben den Heimatsystemen verschiedener anderer Spieler liegen.`;
    case 'shared-system':
      return `Kontrolliere ${some(n, 'einen Planeten', 'Planeten')} in einem System mit einem Planeten, den ein anderer Spieler kontrolliert.`;
  }
}

function systems({ n, with: what, where }: StatusCondition & { op: 'systems' }): string {
  const have = {
    ships: 'Schiffe',
    units: 'Einheiten',
    'flagship-or-war-sun': 'dein Flaggschiff oder eine Kriegssonne',
  }[what];
  const place = some(n, 'einem System', 'Systemen');
  switch (where) {
    case undefined:
      return `Habe ${have} in ${place}.`;
    case 'adjacent-to-mecatol':
      return `Habe ${have} in ${place} neben Mecatol Rex.`;
    case 'adjacent-to-anomaly':
      return `Habe ${have} in ${place} neben einer Anomalie.`;
    case 'adjacent-to-other-home':
      return `Habe ${have} in ${place} neben dem Heimatsystem eines anderen Spielers.`;
    case 'no-planets':
      return `Habe ${have} in ${place} ohne Planeten.`;
    case 'legendary-mecatol-or-anomaly':
      return `Habe ${have} in ${place}, die Anomalien sind oder einen legendären Planeten oder Mecatol Rex enthalten.`;
    case 'edge-outside-home':
      return `Habe ${have} in ${place} am Rand des Spielplans außerhalb deines Heimatsystems.`;
    case 'other-home-or-mecatol':
      return `Habe ${have} im Heimatsystem eines anderen Spielers oder im System von Mecatol Rex.`;
    case 'other-space-dock':
      return `Habe ${have} in ${place} mit einer Raumwerft eines anderen Spielers.`;
    case 'nexus':
      return `Habe ${have} im Wurmloch-Nexus.`;
  }
}

function eventCondition(asked: EventCondition): string {
  switch (asked.event) {
    case 'destroyed':
      return {
        'flagship-or-war-sun': 'Zerstöre das Flaggschiff oder eine Kriegssonne eines anderen Spielers.',
        'last-ground-force':
          'Zerstöre durch Bombardement die letzte Bodentruppe eines anderen Spielers auf einem Planeten.',
        'last-ship': 'Zerstöre durch Weltraumkanone das letzte Schiff eines anderen Spielers in einem System.',
        'last-fighter': 'Zerstöre durch Jägerabwehr den letzten Jäger eines anderen Spielers in einem System.',
      }[asked.what];
    case 'combat-won':
      if ('with' in asked) return 'Gewinne einen Raumkampf im System deines Flaggschiffs.';
      if ('in' in asked)
        return {
          anomaly: 'Gewinne einen Kampf in einer Anomalie.',
          'other-home': 'Gewinne einen Kampf im Heimatsystem eines anderen Spielers.',
        }[asked.in];
      return {
        leader: 'Gewinne einen Kampf gegen einen Spieler mit den meisten Siegpunkten.',
        'note-owner':
          'Gewinne einen Kampf gegen einen Spieler, dessen Vertragskarte zu Beginn deiner Taktikaktion offen vor dir lag.',
      }[asked.against];
    case 'space-combat-ended':
      return `Habe am Ende eines Raumkampfs ${asked.ships} Schiffe außer Jägern im aktiven System.`;
    case 'control-lost':
      return 'Verliere die Kontrolle über einen Planeten in einem Heimatsystem.';
    case 'agenda':
      return `${asked.laws} Gesetze sind im Spiel.`;
    case 'passed-last':
      return 'Sei der letzte Spieler, der passt.';
    case 'elected':
      return 'Du oder ein Planet unter deiner Kontrolle werden durch eine Agenda gewählt.';
  }
}
