import type { Card } from '../content/card.ts';
import type { NewFaction } from '../content/effects.ts';
import { NEW_FACTIONS } from '../content/effects.ts';
import type { KingdomResource } from '../content/onAcquire.ts';
import { onAcquireAbility } from '../content/onAcquire.ts';
import type { Sticker } from '../content/stickers/sheet.ts';
import type { EffectWords } from './effectWords.ts';

/** The text box of a card, part by part, so that a board can put its symbols before them. */
export interface CardText {
  readonly primary: string;
  readonly ally: readonly string[];
  readonly scrap: string;
  readonly continuous: readonly string[];
  readonly onAcquire: string;
}

/** The new faction whose on-acquire table row a card has; a two-faction card has exactly one. */
export const onAcquireFaction = (card: Card): NewFaction | undefined =>
  NEW_FACTIONS.find((f) => card.factions.includes(f));

export const cardText = (w: EffectWords, card: Card, kingdom: KingdomResource): CardText => {
  const faction = card.onAcquire ? onAcquireFaction(card) : undefined;
  const acquired = faction && onAcquireAbility(faction, card.cost ?? 0, kingdom);
  return {
    primary: card.primary ? w.ability(card.primary) : '',
    ally: (card.ally ?? []).map((a) => w.ally(a)),
    scrap: card.scrap ? w.ability(card.scrap) : '',
    continuous: (card.continuous ?? []).map((c) => w.continuous(c)),
    onAcquire: acquired ? (acquired.optional ? w.optional(acquired.effects) : w.ability(acquired.effects)) : '',
  };
};

/** What a sticker adds to a card (SR-UPG-14, -15). */
export const stickerText = (w: EffectWords, sticker: Sticker): readonly string[] => [
  ...(sticker.primary ? [w.ability(sticker.primary)] : []),
  ...(sticker.ally ?? []).map((a) => w.ally(a)),
  ...(sticker.continuous ?? []).map((c) => w.continuous(c)),
];
