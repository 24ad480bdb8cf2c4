import type { Offer, Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { plainPanel } from '@orrery/web/match/plainPanel.ts';
import { list } from '@orrery/web/text/text.ts';
import { t } from './words.ts';
import { cardName } from './Card.tsx';
import { cardByKey, cardIdOf, cardOf, costOf, defenseOf, designOf } from './content.ts';
import type { Act, Card, Effect, SRView } from './content.ts';
import { EMBLEM } from './face.ts';
import { printedOn, printingOf } from './printing.ts';
import { cardOfAnswer, isAct, nearSeat, viewOf } from './state.ts';
import { spoken } from './spoken.ts';

/** The panel of the Main Phase: abilities, attacks, purchases and plays, each once; amounts as a stepper. */
export function panel(table: TableModel): Panel | null {
  if (table.decision()?.kind === 'faction') return factionPanel();
  if (table.decision()?.kind !== 'main') return withCards(plainPanel(table), table);
  const { pub } = viewOf(table);
  const acts = (table.answers() ?? []).filter(isAct);
  const of = <D extends Act['do']>(action: D) =>
    acts.filter((act): act is Extract<Act, { do: D }> => act.do === action);
  const copies = grouped(of('play'), (act) => designOf(pub, act.card).key);
  const plays = copies.map(([act, ...more]): Offer => ({
    answer: act!,
    title: more.length === 0 ? cardName(act!.card) : t('copies', { card: cardName(act!.card), n: more.length + 1 }),
    note: brief(act!.card, table),
    ...iconOf(act!.card, 'primary'),
  }));
  // Copies of a card are one line, as long as the same is left to do with each.
  const uses = grouped(
    of('use'),
    (act) => `${act.ability} ${designOf(pub, act.card).key} ${leftOf(pub, act.card)}`,
  ).map(([act, ...more]): Offer => ({
    answer: act!,
    title:
      more.length === 0
        ? t(`use.${act!.ability}`, { card: cardName(act!.card) })
        : t('copies', { card: t(`use.${act!.ability}`, { card: cardName(act!.card) }), n: more.length + 1 }),
    note: textOf(act!.card, act!.ability, table),
    ...iconOf(act!.card, act!.ability),
  }));
  const buys = of('acquire').map((act): Offer => {
    const n = costOf(pub, table.mine ?? pub.active, designOf(pub, act.card));
    return {
      answer: act,
      title: t('buyCard', { card: cardName(act.card), n }),
      note: brief(act.card, table),
      icon: 'r-trade',
      tone: 'trade',
    };
  });
  const attacks = [
    ...grouped(of('attack'), (act) => `${act.seat}`),
    ...grouped(of('attackBase'), (act) => act.card),
  ].map((same): Offer => {
    const sorted = same.toSorted((a, b) => a.amount - b.amount);
    const all = sorted.at(-1)!;
    return {
      answer: all,
      title:
        all.do === 'attack'
          ? t('attack', { name: table.name(all.seat) })
          : t('attackBase', { card: cardName(all.card) }),
      note:
        all.do === 'attackBase' && fells(pub, all)
          ? t('destroysWith', { n: all.amount })
          : t('withCombat', { n: all.amount }),
      icon: 'r-combat',
      tone: 'combat',
      amounts: sorted.map((act) => ({ n: act.amount, answer: act })),
    };
  });
  const gifts = [...of('give'), ...of('passOn')].map((act): Offer => ({
    answer: act,
    title: table.speech().answer(table.decision()!, act),
  }));
  const end = of('end')[0];
  const idle = of('use').filter((act) => act.ability !== 'scrap').length;
  const caution = end && plays.length + attacks.length + buys.length + idle > 0 ? lossOf(table, idle) : undefined;
  const groups = [
    { name: t('group.use'), offers: uses },
    { name: t('group.attack'), offers: attacks },
    { name: t('group.buy'), offers: buys },
    { name: t('group.play'), offers: plays },
    { name: t('group.give'), offers: gifts },
  ].filter((group) => group.offers.length > 0);
  const foot: Panel['foot'] = [];
  if (plays.length > 0)
    foot.push({ act: () => void playAll(table), title: t('playAll', { n: of('play').length }), key: 'A' });
  const strikes = attacks.filter((offer) => isAct(offer.answer) && offer.answer.do === 'attack');
  const strike = oneScore(table, strikes);
  const broken = of('attackBase').filter((act) => fells(pub, act));
  const duel = pub.players.length === 2;
  if (strike && isAct(strike.answer) && strike.answer.do === 'attack') {
    const { seat, amount } = strike.answer;
    const title = duel ? t('attackWith', { n: amount }) : t('attackAll', { name: table.name(seat), n: amount });
    foot.push({ answer: strike.answer, title, key: 'F' });
  } else if (broken.length === 1)
    foot.push({
      answer: broken[0]!,
      title: t('destroyBase', { card: cardName(broken[0]!.card), n: broken[0]!.amount }),
      key: 'F',
    });
  else if (duel && plays.length > 0)
    // The attack has its place before there is anything to attack with.
    foot.push({
      answer: { do: 'attack', seat: 1 - nearSeat(viewOf(table)), amount: 1 },
      title: t('group.attack'),
      key: 'F',
      closed: true,
    });
  if (end) foot.push({ answer: end, title: t('end'), key: 'E', final: true });
  return { groups, foot, stacked: true, ...(caution ? { caution } : {}), blocked: blocked(table) };
}

/** Whether this attack destroys the Base. */
function fells(pub: SRView['pub'], { card, amount }: Extract<Act, { do: 'attackBase' }>): boolean {
  const owner = pub.players.findIndex((player) => player.inPlay.some((one) => one.card === card));
  const { damage } = pub.players[owner]!.inPlay.find((one) => one.card === card)!;
  return amount + damage >= defenseOf(pub, owner, designOf(pub, card));
}

/** What has been done with a card in play, and to it. */
function leftOf(pub: SRView['pub'], card: string): string {
  const { used, triggered, damage } = pub.players.flatMap(({ inPlay }) => inPlay).find((one) => one.card === card)!;
  return `${used} ${triggered} ${damage}`;
}

/** The two sides of a campaign, each with what it is good at. */
function factionPanel(): Panel {
  const offers = (['starEmpire', 'tradeFederation'] as const).map((faction): Offer => ({
    answer: faction,
    title: spoken.now().effects.factions[faction],
    note: t(`side.${faction}`),
    icon: EMBLEM[faction],
  }));
  return { groups: [{ name: '', offers }], foot: [], unfolded: true };
}

/** The attack for the foot of the panel: where several can be attacked who share no score, the list is the place to choose. */
function oneScore(table: TableModel, attacks: readonly Offer[]): Offer | null {
  const { players } = viewOf(table).pub;
  const scores = attacks.map(({ answer }) =>
    isAct(answer) && answer.do === 'attack' ? players[answer.seat]!.score : -1,
  );
  return new Set(scores).size === 1 ? attacks[0]! : null;
}

/** Answers that are cards say what the card costs and does. */
function withCards(plain: Panel | null, table: TableModel): Panel | null {
  if (!plain) return null;
  const noted = (offer: Offer): Offer => {
    const card = cardOfAnswer(offer.answer);
    if (card === null || offer.note) return offer;
    const { cost } = cardOf(cardIdOf(card));
    return {
      ...offer,
      note: [cost === null ? '' : t('costs', { n: cost }), brief(card, table)].filter(Boolean).join(' · '),
    };
  };
  return {
    ...plain,
    groups: plain.groups.map((group) => ({ ...group, offers: group.offers.map(noted) })),
    // What has no button is answered in the list, on a phone too.
    unfolded: plain.foot.length === 0,
  };
}

/** How long a rival who must discard is waited for before the rest of the hand is left to be played later, in milliseconds. */
const PATIENCE = 5000;

/** Plays the hand from left to right; stops as soon as the reader is asked something, not while a rival has to discard. */
async function playAll(table: TableModel): Promise<void> {
  table.clearRefusal(); // one of an earlier answer stops nothing
  for (let guard = 0; guard < 30; guard++) {
    for (const until = Date.now() + PATIENCE; table.decision() === null && Date.now() < until;)
      await new Promise((resolve) => setTimeout(resolve, 50));
    if (table.decision()?.kind !== 'main' || table.refusal()) return;
    const next = (table.answers() ?? []).find((answer) => isAct(answer) && answer.do === 'play');
    if (next === undefined) return;
    await table.give(next);
  }
}

function lossOf(table: TableModel, abilities: number): string {
  const view = viewOf(table);
  const { trade, combat } = view.pub.players[nearSeat(view)]!;
  const hand = view.pub.table.zones[`hand.${nearSeat(view)}`]?.n ?? 0;
  const parts = { trade, combat, hand, abilities };
  const what = (Object.keys(parts) as (keyof typeof parts)[])
    .filter((part) => parts[part] > 0)
    .map((part) => t(`loss.${part}`, { n: parts[part] }));
  return t('loses', { what: list(what) });
}

/** Rivals that combat cannot reach now, with the rule. */
function blocked(table: TableModel): Panel['blocked'] {
  const view = viewOf(table);
  const me = nearSeat(view);
  const { combat } = view.pub.players[me]!;
  if (combat === 0 || view.pub.players.length > 2) return [];
  const foe = 1 - me;
  const why = table.refuse({ do: 'attack', seat: foe, amount: combat });
  return why ? [{ title: table.name(foe), note: why.words.replace(/ \([A-Z0-9-]+\)$/, ''), rule: why.rule }] : [];
}

function grouped<A>(acts: readonly A[], key: (act: A) => string): A[][] {
  const all = new Map<string, A[]>();
  for (const act of acts) all.set(key(act), [...(all.get(key(act)) ?? []), act]);
  return [...all.values()];
}
const effectsOf = (card: Card, ability: 'primary' | 'ally' | 'ally2' | 'scrap'): readonly Effect[] =>
  (ability === 'primary'
    ? card.primary
    : ability === 'scrap'
      ? card.scrap
      : card.ally?.[ability === 'ally' ? 0 : 1]?.effects) ?? [];
/** The card as this table prints it, with its stickers. */
const printed = (card: string, table: TableModel): Card => {
  const { pub } = viewOf(table);
  return printedOn(cardByKey(designOf(pub, card).key).card, printingOf(pub));
};
const textOf = (card: string, ability: 'primary' | 'ally' | 'ally2' | 'scrap', table: TableModel): string =>
  spoken.now().effects.ability(effectsOf(printed(card, table), ability));
const brief = (card: string, table: TableModel): string => textOf(card, 'primary', table);
function iconOf(card: string, ability: 'primary' | 'ally' | 'ally2' | 'scrap'): Pick<Offer, 'icon' | 'tone'> {
  if (ability === 'scrap') return { icon: 'r-scrap' };
  const gain = effectsOf(cardOf(cardIdOf(card)), ability).find((effect) => effect.op === 'gain');
  return gain?.op === 'gain' ? { icon: `r-${gain.resource}`, tone: gain.resource } : { icon: 'r-card' };
}
