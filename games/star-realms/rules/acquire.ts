import { procedures } from '@orrery/kernel';
import type { Illegal, Seat } from '@orrery/kernel';
import { acquireAct, designByKey, designOf, fits } from './designs.ts';
import type { Design } from './designs.ts';
import { win } from './defeat.ts';
import { carryOutAll } from './jobs.ts';
import { own } from './owners.ts';
import { campaignFactionBit, rulesFor } from './scenarioRules.ts';
import type { Act, AcquireFrom, CardInstance, Pub, SR, Table, View } from '../shapes.ts';
import { isSheetId } from './stickers.ts';
import { refillTradeRow } from './tradeRow.ts';
import { triggered } from './triggers.ts';
import { applyStickers, isPoliticalVictory, mayUpgrade, paySurcharge, surchargeOf } from './upgrade.ts';
import { deck, discardPile, EXPLORERS, hand, SCRAP_HEAP, TRADE_ROW } from './zones.ts';

/** SR-ACQ, SR-ONACQ: acquiring cards. */

/** What the player pays: printed cost and what effects change (SR-ACQ-10), never below 0. */
export const costOf = (pub: Pub, seat: Seat, design: Design): number => {
  const player = pub.players[seat]!;
  const bit = campaignFactionBit(pub, seat);
  let { cost } = design;
  for (const change of player.costs) if (fits(design, change.filter, bit)) cost += change.delta;
  for (const here of player.inPlay) {
    const { continuous } = designOf(pub, here.card);
    if (continuous === null) continue;
    for (const c of continuous)
      if (c.op === 'firstCosts' && fits(design, c.filter, bit) && !player.once.includes(here.card)) cost += c.delta;
  }
  for (const { key, rule } of rulesFor(pub, seat))
    if (rule.op === 'firstCosts' && fits(design, rule.filter, bit) && !player.once.includes(key)) cost += rule.delta;
  return Math.max(0, cost);
};

/** Whether anything at all changes what cards cost this player; mostly nothing does. */
const changesCosts = (pub: Pub, seat: Seat): boolean => {
  const { costs, inPlay } = pub.players[seat]!;
  if (costs.length > 0 || pub.campaign !== null) return true;
  for (let i = 0; i < inPlay.length; i++) if (designOf(pub, inPlay[i]!.card).continuous !== null) return true;
  return false;
};

/** A paid acquisition uses up "the next" and "the first" (SR-ACQ-10). */
const useUpCostChanges = (pub: Pub, seat: Seat, design: Design): void => {
  const player = pub.players[seat]!;
  const bit = campaignFactionBit(pub, seat);
  player.costs = player.costs.filter((c) => c.scope === 'turn' || !fits(design, c.filter, bit));
  for (const here of player.inPlay) {
    const { continuous } = designOf(pub, here.card);
    if (
      continuous?.some((c) => c.op === 'firstCosts' && fits(design, c.filter, bit)) &&
      !player.once.includes(here.card)
    )
      player.once = [...player.once, here.card];
  }
  for (const { key, rule } of rulesFor(pub, seat))
    if (rule.op === 'firstCosts' && fits(design, rule.filter, bit) && !player.once.includes(key))
      player.once = [...player.once, key];
};

/** Cards of the Trade Row and the top Explorer, if the pool covers their cost (SR-ACQ-02). */
export const offerAcquisitions = (v: View, seat: Seat, out: Act[]): void => {
  const { pub } = v;
  const { trade } = pub.players[seat]!;
  const changes = changesCosts(pub, seat);
  if (trade === 0 && !changes) return;
  const offer = (card: CardInstance): void => {
    const design = designOf(pub, card);
    if ((changes ? costOf(pub, seat, design) : design.cost) <= trade) out.push(acquireAct(card));
  };
  const row = pub.table.cards[TRADE_ROW]!;
  for (let i = 0; i < row.length; i++) offer(row[i]!);
  const stack = pub.table.cards[EXPLORERS]!;
  if (stack.length > 0) offer(stack[stack.length - 1]!);
};

export const refuseAcquisition = (v: View, seat: Seat, card: CardInstance): Illegal => {
  const { pub } = v;
  const stack = pub.table.cards[EXPLORERS]!;
  if (!pub.table.cards[TRADE_ROW]!.includes(card) && stack.at(-1) !== card) return { rule: 'SR-ACQ-02' };
  const cost = costOf(pub, seat, designOf(pub, card));
  return { rule: 'SR-ACQ-04', with: { cost, trade: pub.players[seat]!.trade } };
};

/** Pays, then runs the sequence below. */
export const acquire = <N extends string>(t: Table, seat: Seat, card: CardInstance, next: N): N => {
  const design = designOf(t.pub, card);
  const paid = costOf(t.pub, seat, design);
  t.pub.players[seat]!.trade -= paid;
  useUpCostChanges(t.pub, seat, design);
  const from: AcquireFrom = design.id === 'explorer' ? 'explorers' : 'row';
  return t.call('acquire', { seat, card, from, paid, to: null, elsewhere: 'deckTop', noted: null }, next);
};

const zoneOf: Readonly<Record<AcquireFrom, string>> = { row: TRADE_ROW, explorers: EXPLORERS, scrap: SCRAP_HEAP };

const procedure = procedures<SR>();

/** The sequence of an acquisition (SR-ACTION-09, SR-UPG-21 to -28), free or paid (SR-ACQ-09). */
export const acquisition = procedure('acquire', {
  /** A card of the Trade Row may be upgraded, paid for or free; now or never (SR-UPG-01, -03, -04). */
  upgrade: (t, f) => {
    if (t.pub.campaign === null || f.from !== 'row' || !mayUpgrade(t.pub, f.seat, f.card!)) return 'place';
    const surcharge = surchargeOf(t.pub, f.seat, designOf(t.pub, f.card!));
    return t.ask(f.seat, 'upgrade', { card: f.card!, surcharge }, 'upgraded');
  },
  upgraded: (t, f) => {
    const sheet = t.answer(f, 'upgrade');
    if (sheet === null || !isSheetId(sheet)) return 'place';
    f.noted = designOf(t.pub, f.card!).key; // SR-UPG-23
    applyStickers(t, f.seat, f.card!, sheet, paySurcharge(t.pub, f.seat, f.card!));
    return isPoliticalVictory(t.pub, f.seat) ? win(t, [f.seat], 'SR-POL-02') : 'place'; // SR-POL-05
  },
  /** An effect may send the card elsewhere, unless this acquisition names a place of its own. */
  place: (t, f) => {
    if (f.to !== null) return 'put';
    const player = t.pub.players[f.seat]!;
    const { redirects } = player;
    if (redirects.length === 0) return 'put';
    const bit = campaignFactionBit(t.pub, f.seat);
    const design = designOf(t.pub, f.card!);
    const i = redirects.findIndex((r) => fits(design, r.filter, bit));
    if (i < 0) return 'put';
    f.elsewhere = redirects[i]!.to;
    player.redirects = redirects.toSpliced(i, 1);
    return t.ask(f.seat, 'place', { card: f.card!, to: f.elsewhere }, 'placed');
  },
  placed: (t, f) => {
    if (t.answer(f, 'place')) f.to = f.elsewhere;
    return 'put';
  },
  put: (t, f) => {
    const card = f.card!;
    const to = f.to ?? 'discard';
    t.move(card, zoneOf[f.from], to === 'discard' ? discardPile(f.seat) : to === 'hand' ? hand(f.seat) : deck(f.seat));
    own(t.pub, f.seat, card);
    t.emit('acquired', { seat: f.seat, card, paid: f.paid, to });
    if (f.from === 'row') refillTradeRow(t);
    return 'effects';
  },
  /** On-acquire ability first, then what else an acquisition sets off (SR-ONACQ-02). */
  effects: (t, f) => {
    const { pub } = t;
    const card = f.card!;
    const design = designOf(pub, card);
    f.card = null;
    const jobs = triggered(pub, f.seat, 'acquire', design, null);
    const { onAcquire } = f.noted === null ? design : designByKey(f.noted); // SR-UPG-27
    if (onAcquire !== null) {
      const { program, optional } = onAcquire[pub.kingdom];
      jobs.unshift({ seat: f.seat, program: program.key, card: null, optional });
      t.emit('acquireEffect', { seat: f.seat, card });
    }
    return carryOutAll(t, jobs, 'end');
  },
  end: (t) => t.done(),
});
