import { abilityUsed } from '../../../rules/expansion/leaders.ts';
import { dropToken } from '../../../rules/effects.ts';
import { moment } from '../../../rules/moments.ts';
import { playerOf, returnNote } from '../../../rules/notes.ts';
import { adjacentFor, systemFacts, systemOf, systemsOf } from '../../../rules/systems.ts';
import { countAt } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import type { UnitType } from '../../units/index.ts';
import { gain } from '../../vocabulary.ts';

const systemsWith = (pub: Pub, seat: number, unit: UnitType): string[] =>
  systemsOf(pub).filter((system) => countAt(pub, system, seat, (type) => type === unit) > 0);
const hasSupernova = (system: string): boolean => systemFacts(system).anomalies?.includes('supernova') ?? false;
/** War suns take PLANETARY SHIELD from units of others in their system. */
const shieldless = (id: string) =>
  component({
    id,
    kind: 'unit',
    modifiers: {
      hasAbility: (pub, { seat, ability, place }, you) =>
        ability === 'shield' &&
        seat !== you.seat &&
        countAt(pub, systemOf(place), you.seat, (type) => type === 'war-sun') > 0
          ? 'forbid'
          : null,
    },
  });

/** How many of each a Star Forge makes. */
const FORGED = { fighter: 2, destroyer: 1 } as const;

export const muaatComponents = [
  /** A strategy token: two fighters or a destroyer at a war sun (TI4-MUAA-01). */
  component({
    id: 'star-forge',
    kind: 'ability',
    at: 'action',
    fits: ({ pub }, you) => pub.sheets[you]!.strategy > 0,
    aim: ({ pub }, you) => ({ one: 'system', from: systemsWith(pub, you, 'war-sun') }),
    memo: { forged: '' },
    effect: {
      choose: (t, { you, source }) =>
        t.ask(
          you,
          'pickOne',
          { what: 'unit-type', from: Object.keys(FORGED), for: source.ability, rule: 'TI4-MUAA-01' },
          'forged',
        ),
      spend: (t, { you }) => moment(t, 'token.spend', { seat: you, pool: 'strategy', prevented: false }),
      place: (t, { you, aim, memo }) => {
        const unit = memo.forged as keyof typeof FORGED;
        return t.call('placeUnits', { seat: you, unit, place: aim, n: FORGED[unit] });
      },
      used: (t, { you, aim, source }) => abilityUsed(t, you, source.ability, aim),
    },
  }),

  /** Ships pass through supernovas (TI4-MUAA-02). */
  component({
    id: 'gashlai-physiology',
    kind: 'ability',
    modifiers: {
      mayCross: (_, { seat, anomaly, isThrough }, you) =>
        seat === you.seat && anomaly === 'supernova' && isThrough ? 'allow' : null,
    },
  }),

  /** Ships move into supernovas; a trade good after PRODUCTION at a war sun or beside a supernova (TI4-MUAA-04). */
  component({
    id: 'magmus-reactor',
    kind: 'technology',
    at: 'produce.after',
    mandatory: true,
    fits: (v, you, { seat, system, units }) =>
      seat === you &&
      units.length > 0 &&
      (systemsWith(v.pub, you, 'war-sun').includes(system) || adjacentFor(v, system, you).some(hasSupernova)),
    effect: (t, { you }) => gain(t, you, 1),
    modifiers: {
      mayCross: (_, { seat, anomaly, isThrough }, you) =>
        seat === you.seat && anomaly === 'supernova' && !isThrough ? 'allow' : null,
    },
  }),

  shieldless('prototype-war-sun'),
  shieldless('prototype-war-sun-2'),

  /** Muaat lose a fleet token; the holder gains the war sun technology (TI4-MUAA-05). */
  component({
    id: 'fires-of-the-gashlai',
    kind: 'note',
    at: 'action',
    fits: ({ pub }, you) =>
      pub.sheets[playerOf(pub, 'muaat')!]!.fleet > 0 && !pub.sheets[you]!.technologies.includes('war-sun'),
    effect: {
      lose: (t) => dropToken(t, playerOf(t.pub, 'muaat')!, 'fleet'),
      gain: (t, { you }) =>
        moment(t, 'gainTech', { seat: you, technology: 'war-sun', isResearched: false, prevented: false }),
      giveBack: (t, { you, source }) => returnNote(t, source.component, you),
    },
  }),

  /** A strategy token: a cruiser in its system. */
  component({
    id: 'the-inferno',
    kind: 'unit',
    at: 'action',
    fits: ({ pub }, you) => pub.sheets[you]!.strategy > 0,
    aim: ({ pub }, you) => ({ one: 'system', from: systemsWith(pub, you, 'flagship') }),
    effect: {
      spend: (t, { you }) => moment(t, 'token.spend', { seat: you, pool: 'strategy', prevented: false }),
      place: (t, { you, aim }) => t.call('placeUnits', { seat: you, unit: 'cruiser', place: aim, n: 1 }),
    },
  }),
];
