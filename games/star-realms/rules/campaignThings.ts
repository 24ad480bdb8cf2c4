import type { Event } from '@orrery/kernel';
import { cardOf } from '../content/catalogue.ts';
import { envelopeCards } from '../content/scenarios/envelopeCards.ts';
import { eventCards } from '../content/scenarios/eventCards.ts';
import { scenarios } from '../content/scenarios/index.ts';
import type { Scenario } from '../content/scenarios/scenario.ts';
import { sheetIds, sheetOf } from '../content/stickers/index.ts';
import { cardIdOf } from './designs.ts';
import type { SR } from '../shapes.ts';
import { columnOf } from './stickers.ts';

/** What play of campaigns can reach: cards of envelopes, scenarios, sides, choices, events, Victory Point cards, stickers. */

const sticker = (sheet: string, cost: number | null, column: string): string => `sticker ${sheet} ${cost} ${column}`;

export const campaignThings = (): string[] => [
  ...(scenarios as readonly Scenario[]).flatMap((s) => [
    ...Object.entries(s.sides).flatMap(([side, { options }]) => [
      // The first game is always begun by the Star Empire (SR-CAMP-10).
      ...(s.number === 1 && side === 'tradeFederation' ? [] : [`scenario ${s.number} ${side}`]),
      ...Object.keys(options).map((option) => `option ${option}`),
    ]),
    ...Object.keys(s.victoryPoints).map((card) => `points ${card}`),
  ]),
  ...Object.keys(envelopeCards),
  ...Object.keys(eventCards).map((event) => `event ${event}`),
  ...sheetIds.flatMap((id) =>
    sheetOf(id).rows.flatMap(({ cost }) => [sticker(id, cost, 'ship'), sticker(id, cost, 'base')]),
  ),
];

export const thingsReached = (event: Event<SR>): string[] => {
  switch (event.t) {
    case 'used':
    case 'played':
      return [cardIdOf(event.all.card)];
    case 'scenarioOpened':
      return [`scenario ${event.all.scenario} ${event.all.side}`];
    case 'scenarioChosen':
      return [`option ${event.all.option}`];
    case 'eventRevealed':
      return [`event ${event.all.event}`];
    case 'earned':
      return [`points ${event.all.card}`];
    case 'upgraded': {
      const { cost, type } = cardOf(cardIdOf(event.all.card));
      return [sticker(event.all.sheet, cost, columnOf(type))];
    }
    default:
      return [];
  }
};
