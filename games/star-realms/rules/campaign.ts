import { procedures } from '@orrery/kernel';
import type { Seat } from '@orrery/kernel';
import type { CampaignFaction } from '../content/effects.ts';
import { scenarios } from '../content/scenarios/index.ts';
import { gatherCards } from './between.ts';
import { LEAVING, win } from './defeat.ts';
import type { Leaving } from './defeat.ts';
import { packCards, toppingUp, upgradesLeft } from './postCampaign.ts';
import { layCampaignBoard } from './scenario.ts';
import type { SR, Table } from '../shapes.ts';
import { isSheetId } from './stickers.ts';
import { applyStickers } from './upgrade.ts';
import { pointsOfCards, reckoning } from './victoryPoints.ts';
import { ENVELOPES, TRADE_DECK } from './zones.ts';

/** SR-CAMP, SR-BETWEEN, SR-VP, SR-POST: twelve scenarios by the same two players, the reckoning, and what comes after. */

const other = (faction: CampaignFaction): CampaignFaction =>
  faction === 'starEmpire' ? 'tradeFederation' : 'starEmpire';

const procedure = procedures<SR>();
export const campaign = procedure('campaign', {
  /** Each player takes one faction for the whole campaign (SR-CAMP-04); wishes are shown together. */
  factions: (t) => {
    t.emit('advice', { rule: 'SR-GEN-08' });
    layCampaignBoard(t);
    return t.seal([0, 1], 'faction', null, 'taken');
  },
  /** If both want the same, chance decides who gets it (SR-CAMP-05). */
  taken: (t, f) => {
    const wishes = t.answers(f, 'faction');
    const factions = [0, 1].map((seat) => wishes.find((w) => w.seat === seat)!.answer);
    if (factions[0] === factions[1]) factions[1 - t.chance('faction', 2)] = other(factions[0]!);
    t.pub.campaign!.factions = factions;
    factions.forEach((faction, seat) => t.emit('tookFaction', { seat, faction }));
    return 'nextScenario';
  },
  /** In ascending order (SR-CAMP-02); the envelope is opened only now (SR-CAMP-07). */
  nextScenario: (t) => {
    const chronicle = t.pub.campaign!;
    if (chronicle.scenario === scenarios.length) return 'reckoning';
    chronicle.scenario++;
    return t.call('scenario', {}, 'decided');
  },
  /** A game is won (defeat.ts). All stays on the table until both go on (SR-BETWEEN-05); a campaign is paused here (SR-BETWEEN-06). */
  decided: (t) => t.seal([0, 1], 'goOn', null, 'gather'),
  gather: (t) => {
    gatherCards(t);
    return 'nextScenario';
  },

  /** The twelfth envelope decides (SR-VP-04). */
  reckoning: (t) => {
    const { cards, majorities, winner, outcome } = reckoning(t.pub.campaign!);
    t.pub.campaign!.scenario++; // upgrades made from now on come after the campaign
    t.emit('reckoned', { cards, majorities, winner, outcome });
    t.setVisibility(TRADE_DECK, 'up'); // upgrades are now chosen among all its cards
    return 'topUp';
  },
  /** Whoever made fewer than twenty upgrades makes the rest now, in turn, the loser first (SR-POST-01 to -03). */
  topUp: (t) => {
    const seat = toppingUp(t.pub);
    if (seat === null) return 'pack';
    t.pub.active = seat;
    return t.ask(seat, 'topUp', { left: upgradesLeft(t.pub.campaign!, seat) }, 'toppedUp');
  },
  /** Nothing is paid and nothing acquired (SR-POST-05). */
  toppedUp: (t, f) => {
    const { card, sheet } = t.answer(f, 'topUp');
    if (isSheetId(sheet)) applyStickers(t, t.pub.active, card, sheet, 0);
    return 'topUp';
  },
  /** The Post-Campaign pack joins the Trade Deck (SR-POST-06). */
  pack: (t) => {
    const { pub } = t;
    for (const card of packCards()) t.move(card, ENVELOPES, TRADE_DECK);
    pub.extended = true;
    t.emit('packOpened', { cards: packCards().length });
    const { total, winner } = reckoning(pub.campaign!);
    t.emit('won', { winners: [winner], rule: 'SR-VP-04' });
    return t.finish({ winners: [winner], scores: total, rule: 'SR-VP-04' });
  },
});

/** Named in results; it is no rule of the ledger. */
export const ABANDONED = 'SR-ABANDONED';

/** Giving up: a game loses that game only; between games the campaign ends without a winner; afterwards the rest is chosen by default. */
export const giveUp = (t: Table, seat: Seat, cause: Leaving): void => {
  const { campaign: chronicle } = t.pub;
  if (t.enclosing('scenario')) {
    t.emit('resigned', { seat, cause });
    win(t, [1 - seat], LEAVING[cause]);
  } else if (chronicle!.scenario > scenarios.length) t.eliminate(seat);
  else t.finish({ winners: [], scores: pointsOfCards(chronicle!), rule: ABANDONED });
};
