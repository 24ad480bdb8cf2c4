import type { Condition, EventCondition, StatusCondition } from '../../content/objectives.ts';

const some = (n: number, one: string, many: string): string => (n === 1 ? one : `${n} ${many}`);

/** What an objective asks for, in English. */
export function condition(asked: Condition): string {
  if ('event' in asked) return eventCondition(asked);
  switch (asked.op) {
    case 'spend':
      return `Spend ${spent(asked).join(', ')}.`;
    case 'planets':
      return planets(asked);
    case 'units':
      return `Have ${
        {
          structure: `${asked.n} structures`,
          'flagship-or-war-sun': 'your flagship or a war sun',
          pds: `${asked.n} PDS`,
          'space-dock': `${asked.n} space docks`,
          dreadnought: `${asked.n} dreadnoughts`,
        }[asked.of]
      } on the board.`;
    case 'systems':
      return systems(asked);
    case 'colours':
      return asked.n === 1
        ? `Own ${asked.per} technologies of one colour.`
        : `Own ${asked.per} technologies in each of ${asked.n} colours.`;
    case 'fleet':
      return `Have ${asked.n} non-fighter ships in one system.`;
    case 'production':
      return `Have units with a combined Production of ${asked.n} in one system.`;
    case 'ground-forces-without-dock':
      return `Have ${asked.n} ground forces on a planet without a space dock of yours.`;
    case 'planets-with-structures':
      return `Have structures on ${asked.n} planets outside your home system.`;
    case 'planets-with-mechs':
      return `Have a mech on each of ${asked.n} planets.`;
    case 'unit-upgrades':
      return `Own ${asked.n} unit upgrades.`;
    case 'faction-technologies':
      return `Own ${asked.n} faction technologies.`;
    case 'notes-of-others':
      return 'Have another player’s promissory note face up before you.';
    case 'sum':
      return `Control planets with ${asked.n} ${asked.of} together.`;
    case 'more-planets-than-neighbours':
      return `Control more planets than each of ${asked.n} neighbours.`;
    case 'mecatol-rex':
      return `Control Mecatol Rex and have ${asked.ships} ships in its system.`;
    case 'neighbours-with-all':
      return 'Be neighbours with all other players.';
    case 'both-wormholes':
      return 'Have ships in a system with an alpha wormhole and in a system with a beta wormhole.';
  }
}

const spent = (price: StatusCondition & { op: 'spend' }): string[] => {
  const parts: (string | undefined)[] = [
    price.influence && `${price.influence} influence`,
    price.resources && `${price.resources} resources`,
    price.goods && `${price.goods} trade goods`,
    price.tokens && `${price.tokens} command tokens from your tactic and strategy pools`,
    price.actionCards && `${price.actionCards} action cards`,
    price.fragments && `${price.fragments} relic fragments, which are purged`,
  ].map((part) => part || undefined);
  return parts.filter((part) => part !== undefined);
};

function planets({ n, where }: StatusCondition & { op: 'planets' }): string {
  switch (where) {
    case 'same-trait':
      return `Control ${n} planets with the same trait.`;
    case 'cultural':
    case 'hazardous':
    case 'industrial':
      return `Control ${n} ${where} planets.`;
    case 'specialty':
      return `Control ${n} planets with a technology specialty.`;
    case 'attachment':
      return `Control ${n} planets with attachments.`;
    case 'legendary':
      return `Control ${some(n, 'a legendary planet', 'legendary planets')}.`;
    case 'outside-homes':
      return `Control ${n} planets outside home systems.`;
    case 'other-home':
      return `Control ${some(n, 'a planet', 'planets')} in another player’s home system.`;
    case 'near-homes-of-different-players':
      return `Control ${n} planets that are each in or next to the home system of a different other player.`;
    case 'shared-system':
      return `Control ${some(n, 'a planet', 'planets')} in a system with a planet that another player controls.`;
  }
}

function systems({ n, with: what, where }: StatusCondition & { op: 'systems' }): string {
  const have = { ships: 'ships', units: 'units', 'flagship-or-war-sun': 'your flagship or a war sun' }[what];
  const place = some(n, 'a system', 'systems');
  switch (where) {
    case undefined:
      return `Have ${have} in ${place}.`;
    case 'adjacent-to-mecatol':
      return `Have ${have} in ${place} next to Mecatol Rex.`;
    case 'adjacent-to-anomaly':
      return `Have ${have} in ${place} next to an anomaly.`;
    case 'adjacent-to-other-home':
      return `Have ${have} in ${place} next to another player’s home system.`;
    case 'no-planets':
      return `Have ${have} in ${place} without planets.`;
    case 'legendary-mecatol-or-anomaly':
      return `Have ${have} in ${place} that are anomalies or contain a legendary planet or Mecatol Rex.`;
    case 'edge-outside-home':
      return `Have ${have} in ${place} on the edge of the board outside your home system.`;
    case 'other-home-or-mecatol':
      return `Have ${have} in another player’s home system or the Mecatol Rex system.`;
    case 'other-space-dock':
      return `Have ${have} in ${place} with another player’s space dock.`;
    case 'nexus':
      return `Have ${have} in the wormhole nexus.`;
  }
}

function eventCondition(asked: EventCondition): string {
  switch (asked.event) {
    case 'destroyed':
      return {
        'flagship-or-war-sun': 'Destroy another player’s flagship or war sun.',
        'last-ground-force': 'Destroy another player’s last ground force on a planet with Bombardment.',
        'last-ship': 'Destroy another player’s last ship in a system with Space Cannon.',
        'last-fighter': 'Destroy another player’s last fighter in a system with Anti-Fighter Barrage.',
      }[asked.what];
    case 'combat-won':
      if ('with' in asked) return 'Win a space combat in the system of your flagship.';
      if ('in' in asked)
        return {
          anomaly: 'Win a combat in an anomaly.',
          'other-home': 'Win a combat in another player’s home system.',
        }[asked.in];
      return {
        leader: 'Win a combat against a player with the most victory points.',
        'note-owner':
          'Win a combat against a player whose promissory note you had face up before you when your tactical action began.',
      }[asked.against];
    case 'space-combat-ended':
      return `Have ${asked.ships} non-fighter ships in the active system at the end of a space combat.`;
    case 'control-lost':
      return 'Lose control of a planet in a home system.';
    case 'agenda':
      return `Have ${asked.laws} laws in play.`;
    case 'passed-last':
      return 'Be the last player to pass.';
    case 'elected':
      return 'You or a planet you control are elected by an agenda.';
  }
}
