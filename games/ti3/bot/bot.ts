import { redeal, replaceCards, shuffleWith } from '@orrery/kernel';
import type { BotSupport, Seat, State, View as PlainView } from '@orrery/kernel';
import { politicalDeck } from '../content/agendas/agendas.ts';
import { GAME_OVER, deckOf } from '../content/objectives.ts';
import { UNIT_KINDS, facts } from '../content/units.ts';
import { tilesFor } from '../galaxy/board.ts';
import { layoutFor } from '../galaxy/layouts.ts';
import { COVERED, PLACED, TILE_BOX, tilesOf } from '../rules/building.ts';
import { DECK, DISCARD, hand } from '../rules/hands.ts';
import { IN_PLAY, POLITICAL, POLITICAL_DISCARD } from '../rules/council.ts';
import { CLAIMED_SECRETS, PUBLIC_DECK, PUBLIC_ROW, REMOVED, secretOf, stages } from '../rules/objectives.ts';
import { actionDeck } from '../rules/setUp.ts';
import { planetsOf, resourcesOf } from '../rules/systems.ts';
import { onBoard } from '../rules/units.ts';
import { ID, RULES } from '../rules/version.ts';
import type { Pub, Ti3 } from '../shapes.ts';
import { quick } from './quick.ts';

/** What stands on the board, in resources. */
const strength = (pub: Pub, seat: Seat): number =>
  UNIT_KINDS.reduce((sum, unit) => sum + onBoard(pub, seat, unit) * (facts(unit).cost / (facts(unit).pair ? 2 : 1)), 0);

/** Planets (or points) decide; fleets take and keep them. */
const worth = (pub: Pub, seat: Seat): number =>
  pub.table.out.includes(seat)
    ? 0
    : planetsOf(pub, seat).length * 6 +
      resourcesOf(pub, seat) * 1.5 +
      strength(pub, seat) +
      pub.sheets[seat]!.goods +
      pub.sheets[seat]!.points * 10;

export const bot: BotSupport<Ti3> = {
  /** Only hands and the deck are hidden: the cards not in sight are dealt anew. */
  determinize(v, below) {
    const { cards } = v.pub.table;
    const mine = v.seat === null ? [] : (v.me!.table.cards[hand(v.seat)] ?? []);
    const seen = new Set([...(cards[DISCARD] ?? []), ...mine]);
    const decided = [...(cards[POLITICAL_DISCARD] ?? []), ...(cards[IN_PLAY] ?? [])];
    const hidden = [DECK, ...v.pub.sheets.map((_, seat) => hand(seat)).filter((_, seat) => seat !== v.seat)];
    const state = redeal<Ti3>(
      v,
      { id: ID, rules: RULES, options: optionsOf(v.pub) },
      { own: () => ({}), hidden: {} },
      [
        { zones: hidden, cards: actionDeck(v.pub.sheets.length).filter((card) => !seen.has(card)) },
        { zones: [POLITICAL], cards: politicalDeck().filter((card) => !decided.includes(card)) },
        ...unseenTiles(v),
      ],
      below,
    );
    dealObjectives(state, v, below);
    return state;
  },
  quick,
  evaluate({ pub }, seat) {
    const { result } = pub.table;
    if (result) return result.winners.includes(seat) ? 1 / result.winners.length : 0;
    const all = pub.sheets.reduce((sum, _, other) => sum + worth(pub, other), 0);
    return all === 0 ? 0 : worth(pub, seat) / all;
  },
};

/** Tiles in the hands of others, removed or covered, while the galaxy is built. */
function unseenTiles(v: PlainView<Ti3>): { zones: string[]; cards: string[] }[] {
  const { zones, cards } = v.pub.table;
  if (!zones[TILE_BOX]) return [];
  const mine = v.seat === null ? [] : (v.me!.table.cards[tilesOf(v.seat)] ?? []);
  const seen = [...cards[PLACED]!, ...mine];
  const others = v.pub.sheets.flatMap((_, seat) => (seat === v.seat ? [] : [tilesOf(seat)]));
  const all = tilesFor(layoutFor(v.pub.sheets.length));
  return [{ zones: [TILE_BOX, COVERED, ...others], cards: all.filter((tile) => !seen.includes(tile)) }];
}

/** Secrets of others and the deck, whose stages keep their places (TI3-OBJDECK-07); the rest has left the game. */
function dealObjectives(state: State<Ti3>, v: PlainView<Ti3>, below: (n: number) => number): void {
  if (!v.pub.table.zones[PUBLIC_DECK]) return;
  const { zones, cards } = v.pub.table;
  const mine = v.seat === null ? [] : v.me!.table.cards[secretOf(v.seat)]!;
  const open = [...cards[PUBLIC_ROW]!, ...cards[CLAIMED_SECRETS]!, ...mine];
  const unseen = (deck: 'I' | 'II' | 'secret'): string[] => {
    const ids = deckOf(deck).filter((id) => !open.includes(id));
    shuffleWith(ids, below);
    return ids;
  };
  const secrets = unseen('secret');
  state.own.forEach((_, seat) => {
    if (seat !== v.seat) replaceCards(state, secretOf(seat), secrets.splice(0, zones[secretOf(seat)]!.n));
  });
  const { n } = zones[PUBLIC_DECK]!;
  const ends = v.pub.agreed.attrition !== 'without-game-over';
  const depth = Math.min(n, stages(v.pub).second + (ends ? 1 : 0));
  const first = unseen('I');
  const second = unseen('II').filter((id) => id !== GAME_OVER);
  // While anything is left of the deck, Game Over is in it.
  const bottom = depth > 0 && ends ? [GAME_OVER, ...second.splice(0, depth - 1)] : second.splice(0, depth);
  shuffleWith(bottom, below);
  replaceCards(state, PUBLIC_DECK, [...bottom, ...first.splice(0, n - depth)]);
  replaceCards(state, REMOVED, [...secrets, ...(ends ? [] : [GAME_OVER]), ...first, ...second]);
}

const optionsOf = ({ agreed }: Pub) => ({
  setup: agreed.skirmish ? 'skirmish' : 'full',
  races: agreed.races,
  galaxy: agreed.galaxy,
  rounds: agreed.rounds === null ? 'usual' : String(agreed.rounds),
  rulings: agreed.faq ? 'faq' : 'rulebook',
  sabotageOfSabotage: agreed.sabotageOfSabotage ? 'yes' : 'no',
  strategyCards: agreed.strategyCards ? 'yes' : 'no',
  sabotageRuns: agreed.sabotageRuns ? 'yes' : 'no',
  victory: agreed.points ? 'points' : 'planets',
  attrition: agreed.attrition,
  ageOfEmpire: agreed.ageOfEmpire ? 'yes' : 'no',
  technology: agreed.advanced ? 'advanced' : 'start',
});
