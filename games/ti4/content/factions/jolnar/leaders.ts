import { everywhere, takeBack } from '../../../rules/effects.ts';
import { figureNamed, figuresAt } from '../../../rules/figures.ts';
import { diceOf, reroll } from '../../../rules/combat/reroll.ts';
import { forget, isOpen, learn } from '../../../rules/technology.ts';
import { countAt } from '../../../rules/units.ts';
import type { Pub } from '../../../shapes.ts';
import { component } from '../../component.ts';
import { TECHNOLOGY_IDS, technologyFacts } from '../../technologies.ts';
import type { TechnologyId } from '../../technologies.ts';
import { plus } from '../../words.ts';

const infantryOf = (pub: Pub, seat: number): string[] =>
  figuresAt(pub, seat, everywhere(pub), (type) => type === 'infantry');
/** What may stand in for a technology: others of its colour, or itself (TI4-JOLN-10). */
const exchanges = (pub: Pub, seat: number, technology: TechnologyId, taken: readonly string[]): string[] => [
  technology,
  ...TECHNOLOGY_IDS.filter(
    (id) =>
      technologyFacts(id).colour === technologyFacts(technology).colour &&
      technologyFacts(id).unit === undefined &&
      isOpen(pub, seat, id) &&
      !taken.includes(id),
  ),
];

export const jolnarLeaders = [
  /** Whoever pays for research may remove infantry, each for one resource less (TI4-JOLN-08). */
  component({
    id: 'doctor-sucaban',
    kind: 'agent',
    at: 'research.would',
    fits: ({ pub }, _, { seat, price }) => price > 0 && infantryOf(pub, seat).length > 0,
    memo: { removed: [] as string[] },
    effect: {
      ask: (t, { about, source }) => {
        const from = infantryOf(t.pub, about.seat);
        const asked = {
          what: 'unit' as const,
          from,
          for: source.ability,
          rule: 'TI4-JOLN-08',
          min: 0,
          max: about.price,
        };
        return t.ask(about.seat, 'pickSome', { ...asked, max: Math.min(from.length, about.price) }, 'removed');
      },
      remove: (t, { about, memo, source }) => {
        for (const id of memo.removed) takeBack(t, about.seat, figureNamed(id).at, ['infantry']);
        t.changeComponent(source.component, { store: { seat: about.seat, less: memo.removed.length } });
      },
    },
    modifiers: {
      researchCost: (pub, { seat }, you) => {
        const store = pub.table.components[you.component]?.store ?? {};
        return store.less !== undefined && store.seat === seat ? plus(-(store.less as number)) : null;
      },
    },
    lasting: {
      until: ['research'],
      keeps: ({ source }) => source.component,
      end: (t, { about }) => t.changeComponent(about as string, { store: {} }),
    },
  }),
  /** Dice of unit abilities once more, never those of combat (TI4-JOLN-09). */
  component({
    id: 'ta-zern',
    kind: 'commander',
    at: 'roll.after',
    fits: (_, you, { purpose, rolls }) => purpose !== 'battle' && rolls.some(({ by }) => by === you),
    aim: (_, you, rolling) => {
      const dice = diceOf(rolling, you);
      return { some: 'die', from: dice, min: 1, max: dice.length };
    },
    effect: (t, { about, aim }) => reroll(t, about, aim),
  }),
  /** Technologies are exchanged for others of their colours, all at once (TI4-JOLN-10). */
  component({
    id: 'rin-the-masters-legacy',
    kind: 'hero',
    at: 'action',
    spends: 'purge',
    memo: { left: null as TechnologyId[] | null, taken: [] as string[], chosen: '' },
    effect: {
      ask: (t, { you, memo, source }) => {
        memo.left ??= t.pub.sheets[you]!.technologies.filter((id) => technologyFacts(id).unit === undefined);
        const technology = memo.left[memo.taken.length];
        if (technology === undefined) return 'exchange';
        const from = exchanges(t.pub, you, technology, memo.taken);
        memo.chosen = from[0]!;
        if (from.length === 1) return t.next;
        const asked = { what: 'technology' as const, from, for: source.ability, rule: 'TI4-JOLN-10' };
        return t.ask(you, 'pickOne', asked, 'chosen');
      },
      take: (_, { memo }) => {
        memo.taken = [...memo.taken, memo.chosen];
        return 'ask';
      },
      exchange: (t, { you, memo }) => {
        memo.left!.forEach((technology, i) => {
          if (memo.taken[i] !== technology) forget(t, you, technology);
        });
        for (const technology of memo.taken) learn(t, you, technology as TechnologyId);
      },
    },
  }),
  /** Infantry beside it are not fragile (TI4-JOLN-01). */
  component({
    id: 'shield-paling',
    kind: 'unit',
    modifiers: {
      combat: (pub, { seat, unit, purpose, fight }, you) =>
        purpose === 'battle' &&
        seat === you.seat &&
        unit === 'infantry' &&
        fight.planet !== null &&
        countAt(pub, fight.planet, you.seat, (type) => type === 'mech') > 0
          ? plus(1)
          : null,
    },
  }),
];
