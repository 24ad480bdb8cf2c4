/** What objectives ask for, as data: rules check it, texts are rendered from it. */
export type StatusCondition =
  /** Paid when the objective is scored; tokens come from the tactic and strategy pools. */
  | {
      readonly op: 'spend';
      readonly resources?: number;
      readonly influence?: number;
      readonly goods?: number;
      readonly tokens?: number;
      readonly actionCards?: number;
      readonly fragments?: number;
    }
  | {
      readonly op: 'planets';
      readonly n: number;
      readonly where:
        | 'same-trait'
        | 'cultural'
        | 'hazardous'
        | 'industrial'
        | 'specialty'
        | 'attachment'
        | 'legendary'
        | 'outside-homes'
        | 'other-home'
        | 'near-homes-of-different-players'
        | 'shared-system';
    }
  | {
      readonly op: 'units';
      readonly n: number;
      readonly of: 'structure' | 'flagship-or-war-sun' | 'pds' | 'space-dock' | 'dreadnought';
    }
  | {
      readonly op: 'systems';
      readonly n: number;
      readonly with: 'ships' | 'units' | 'flagship-or-war-sun';
      readonly where?:
        | 'adjacent-to-mecatol'
        | 'adjacent-to-anomaly'
        | 'adjacent-to-other-home'
        | 'no-planets'
        | 'legendary-mecatol-or-anomaly'
        | 'edge-outside-home'
        | 'other-home-or-mecatol'
        | 'other-space-dock'
        | 'nexus';
    }
  /** Technologies of one colour, so many in so many colours. */
  | { readonly op: 'colours'; readonly per: number; readonly n: number }
  /** Non-fighter ships in one system; the PRODUCTION values in one system; ground forces on a planet without a dock of yours. */
  | { readonly op: 'fleet' | 'production' | 'ground-forces-without-dock'; readonly n: number }
  | { readonly op: 'planets-with-structures' | 'planets-with-mechs'; readonly n: number }
  | { readonly op: 'unit-upgrades' | 'faction-technologies' | 'notes-of-others'; readonly n: number }
  | { readonly op: 'sum'; readonly of: 'resources' | 'influence'; readonly n: number }
  | { readonly op: 'more-planets-than-neighbours'; readonly n: number }
  | { readonly op: 'mecatol-rex'; readonly ships: number }
  | { readonly op: 'neighbours-with-all' | 'both-wormholes' };

/** What has to happen for an objective that is scored in the action or the agenda phase. */
export type EventCondition =
  | { readonly event: 'destroyed'; readonly what: 'flagship-or-war-sun' }
  | { readonly event: 'destroyed'; readonly what: 'last-ground-force'; readonly by: 'bombardment' }
  | { readonly event: 'destroyed'; readonly what: 'last-ship'; readonly by: 'space-cannon' }
  | { readonly event: 'destroyed'; readonly what: 'last-fighter'; readonly by: 'anti-fighter-barrage' }
  | { readonly event: 'combat-won'; readonly against: 'leader' | 'note-owner' }
  | { readonly event: 'combat-won'; readonly with: 'flagship' }
  | { readonly event: 'combat-won'; readonly in: 'anomaly' | 'other-home' }
  | { readonly event: 'space-combat-ended'; readonly ships: number }
  | { readonly event: 'control-lost'; readonly in: 'home-system' }
  | { readonly event: 'agenda'; readonly laws: number }
  | { readonly event: 'passed-last' | 'elected' };

export type Condition = StatusCondition | EventCondition;
