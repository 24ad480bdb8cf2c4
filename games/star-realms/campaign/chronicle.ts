import type { Seat } from '@orrery/kernel';
import { scenarioNumber, scenarios } from '../content/scenarios/index.ts';
import { LEAVING } from '../rules/defeat.ts';
import { LONG_GAME } from '../rules/setup.ts';
import type { Campaign, PlayedScenario, Pub, UpgradeMade } from '../shapes.ts';
import { pointsOfCards, reckoning } from '../rules/victoryPoints.ts';
import { campaignNames } from '../text/campaignNames.ts';
import type { Language } from '../text/language.ts';

/** One game of the campaign with all that came of it. */
export interface ChronicleEntry extends PlayedScenario {
  upgrades: UpgradeMade[];
  /** Victory Point cards won in it, by whom, with their points. */
  cards: { card: string; seat: Seat; points: number }[];
}

export const historyOf = (campaign: Campaign): ChronicleEntry[] =>
  campaign.played.map((game) => ({
    ...game,
    upgrades: campaign.made.filter((u) => u.scenario === game.number),
    cards: Object.entries(scenarioNumber(game.number).victoryPoints).flatMap(([card, { points }]) => {
      const seat = campaign.points[card];
      return seat === undefined ? [] : [{ card, seat, points }];
    }),
  }));

/**
 * The story of a campaign so far, sentence by sentence: who won what, who upgraded what, and when. Of a scenario whose envelope is still
 * sealed it says nothing.
 */
export const chronicle = (pub: Pub, language: Language, name: (seat: Seat) => string, sealed = false): string[] => {
  const campaign = pub.campaign!;
  const { cardNames, effects, campaign: written, chronicle: say } = language;
  const names = campaignNames(written, effects);
  const title = (n: number): string => names.scenario(n).name;
  const sticker = (u: UpgradeMade): [card: string, sheet: string, text: string] => {
    const card = `${u.card}.${u.copy + 1}`;
    return [cardNames[u.card as keyof typeof cardNames], names.sheet(u.sheet), names.sticker({ card, sheet: u.sheet })];
  };
  const told =
    campaign.scenario === 0 ? [] : campaign.factions.map((f, s) => say.factions(name(s), effects.factions[f]));
  for (const game of historyOf(campaign)) {
    told.push(say.game(game.number, title(game.number), name(game.winner), game.turns));
    if (game.option !== null) told.push(say.choice(name(game.first), names.option(game.option).name));
    if (game.rule === 'SR-POL-02') told.push(say.political);
    if (game.rule === LONG_GAME) told.push(say.longGame);
    if (Object.values(LEAVING).includes(game.rule)) told.push(say.gaveUp);
    for (const u of game.upgrades) told.push(say.upgrade(u.turn, name(u.seat), ...sticker(u)));
    for (const { card, seat, points } of game.cards) told.push(say.points(name(seat), names.pointCard(card), points));
  }
  if (!sealed && campaign.scenario > campaign.played.length && campaign.scenario <= scenarios.length) {
    told.push(say.next(campaign.scenario, title(campaign.scenario)));
    for (const u of campaign.made.filter((made) => made.scenario === campaign.scenario))
      told.push(say.upgrade(u.turn, name(u.seat), ...sticker(u)));
  }
  told.push(...pointsOfCards(campaign).map((points, seat) => say.standing(name(seat), points)));
  if (campaign.scenario <= scenarios.length) return told;
  const { winner, outcome } = reckoning(campaign);
  told.push(say.end(name(winner)), written.epilogues[outcome]);
  const later = campaign.made.filter((u) => u.scenario > scenarios.length);
  if (later.length > 0) told.push(say.after, ...later.map((u) => say.topUp(name(u.seat), ...sticker(u))));
  return told;
};
