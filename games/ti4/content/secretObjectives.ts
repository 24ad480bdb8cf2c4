import type { Condition } from './objectives.ts';
import type { BoxSet } from './sets.ts';

/** Every secret objective is worth 1 point. */
export interface SecretObjectiveFacts {
  readonly set: BoxSet;
  readonly phase: 'action' | 'status' | 'agenda';
  readonly condition: Condition;
}

export const SECRET_OBJECTIVES = {
  'destroy-their-greatest-ship': {
    set: 'base',
    phase: 'action',
    condition: { event: 'destroyed', what: 'flagship-or-war-sun' },
  },
  'make-an-example-of-their-world': {
    set: 'base',
    phase: 'action',
    condition: { event: 'destroyed', what: 'last-ground-force', by: 'bombardment' },
  },
  'spark-a-rebellion': { set: 'base', phase: 'action', condition: { event: 'combat-won', against: 'leader' } },
  'turn-their-fleets-to-dust': {
    set: 'base',
    phase: 'action',
    condition: { event: 'destroyed', what: 'last-ship', by: 'space-cannon' },
  },
  'unveil-flagship': { set: 'base', phase: 'action', condition: { event: 'combat-won', with: 'flagship' } },
  'adapt-new-strategies': { set: 'base', phase: 'status', condition: { op: 'faction-technologies', n: 2 } },
  'become-the-gatekeeper': { set: 'base', phase: 'status', condition: { op: 'both-wormholes' } },
  'control-the-region': { set: 'base', phase: 'status', condition: { op: 'systems', with: 'ships', n: 6 } },
  'cut-supply-lines': {
    set: 'base',
    phase: 'status',
    condition: { op: 'systems', with: 'ships', where: 'other-space-dock', n: 1 },
  },
  'establish-a-perimeter': { set: 'base', phase: 'status', condition: { op: 'units', of: 'pds', n: 4 } },
  'forge-an-alliance': { set: 'base', phase: 'status', condition: { op: 'planets', where: 'cultural', n: 4 } },
  'form-a-spy-network': { set: 'base', phase: 'status', condition: { op: 'spend', actionCards: 5 } },
  'fuel-the-war-machine': { set: 'base', phase: 'status', condition: { op: 'units', of: 'space-dock', n: 3 } },
  'gather-a-mighty-fleet': { set: 'base', phase: 'status', condition: { op: 'units', of: 'dreadnought', n: 5 } },
  'learn-the-secrets-of-the-cosmos': {
    set: 'base',
    phase: 'status',
    condition: { op: 'systems', with: 'ships', where: 'adjacent-to-anomaly', n: 3 },
  },
  'master-the-laws-of-physics': { set: 'base', phase: 'status', condition: { op: 'colours', per: 4, n: 1 } },
  'mine-rare-metals': { set: 'base', phase: 'status', condition: { op: 'planets', where: 'hazardous', n: 4 } },
  'monopolize-production': { set: 'base', phase: 'status', condition: { op: 'planets', where: 'industrial', n: 4 } },
  'occupy-the-seat-of-the-empire': { set: 'base', phase: 'status', condition: { op: 'mecatol-rex', ships: 3 } },
  'threaten-enemies': {
    set: 'base',
    phase: 'status',
    condition: { op: 'systems', with: 'ships', where: 'adjacent-to-other-home', n: 1 },
  },
  'become-a-martyr': { set: 'pok', phase: 'action', condition: { event: 'control-lost', in: 'home-system' } },
  'betray-a-friend': { set: 'pok', phase: 'action', condition: { event: 'combat-won', against: 'note-owner' } },
  'brave-the-void': { set: 'pok', phase: 'action', condition: { event: 'combat-won', in: 'anomaly' } },
  'darken-the-skies': { set: 'pok', phase: 'action', condition: { event: 'combat-won', in: 'other-home' } },
  'demonstrate-your-power': { set: 'pok', phase: 'action', condition: { event: 'space-combat-ended', ships: 3 } },
  'fight-with-precision': {
    set: 'pok',
    phase: 'action',
    condition: { event: 'destroyed', what: 'last-fighter', by: 'anti-fighter-barrage' },
  },
  'prove-endurance': { set: 'pok', phase: 'action', condition: { event: 'passed-last' } },
  'dictate-policy': { set: 'pok', phase: 'agenda', condition: { event: 'agenda', laws: 3 } },
  'drive-the-debate': { set: 'pok', phase: 'agenda', condition: { event: 'elected' } },
  'defy-space-and-time': {
    set: 'pok',
    phase: 'status',
    condition: { op: 'systems', with: 'units', where: 'nexus', n: 1 },
  },
  'destroy-heretical-works': { set: 'pok', phase: 'status', condition: { op: 'spend', fragments: 2 } },
  'establish-hegemony': { set: 'pok', phase: 'status', condition: { op: 'sum', of: 'influence', n: 12 } },
  'foster-cohesion': { set: 'pok', phase: 'status', condition: { op: 'neighbours-with-all' } },
  'hoard-raw-materials': { set: 'pok', phase: 'status', condition: { op: 'sum', of: 'resources', n: 12 } },
  'mechanize-the-military': { set: 'pok', phase: 'status', condition: { op: 'planets-with-mechs', n: 4 } },
  'occupy-the-fringe': { set: 'pok', phase: 'status', condition: { op: 'ground-forces-without-dock', n: 9 } },
  'produce-en-masse': { set: 'pok', phase: 'status', condition: { op: 'production', n: 8 } },
  'seize-an-icon': { set: 'pok', phase: 'status', condition: { op: 'planets', where: 'legendary', n: 1 } },
  'stake-your-claim': { set: 'pok', phase: 'status', condition: { op: 'planets', where: 'shared-system', n: 1 } },
  'strengthen-bonds': { set: 'pok', phase: 'status', condition: { op: 'notes-of-others', n: 1 } },
} as const satisfies { readonly [id: string]: SecretObjectiveFacts };

export type SecretObjectiveId = keyof typeof SECRET_OBJECTIVES;
export const SECRET_OBJECTIVE_IDS = Object.keys(SECRET_OBJECTIVES) as SecretObjectiveId[];
export const secretObjectiveFacts = (id: SecretObjectiveId): SecretObjectiveFacts => SECRET_OBJECTIVES[id];
