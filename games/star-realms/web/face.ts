import type { IconName } from '@orrery/web/design/icons.ts';
import { t } from './words.ts';
import { onAcquireAbility, onAcquireFaction } from './content.ts';
import type { Card, CardFilter, Effect, Faction, Sticker } from './content.ts';
import { spoken } from './spoken.ts';

/** A card's text as rows of symbols and words. Amounts are symbols; everything else is said in the reader's language. */
export type Piece = ({ icon: IconName; tone: string; n: string } | { text: string }) & {
  /** Said in full only: the words beside it say when or for what it is given. */
  bound?: true;
};
export interface Row {
  kind: 'primary' | 'ally' | 'scrap' | 'always' | 'buy';
  factions: readonly Faction[];
  pieces: Piece[];
}
/** In the order in which cards are shown. */
export const FACTIONS: readonly Faction[] = ['consortium', 'kingdom', 'scavengers', 'starEmpire', 'tradeFederation'];
export const EMBLEM: Record<Faction, IconName> = {
  consortium: 'f-consortium',
  kingdom: 'f-kingdom',
  scavengers: 'f-scavengers',
  starEmpire: 'f-empire',
  tradeFederation: 'f-federation',
};
export const TONE: Record<Faction, string> = {
  consortium: 'consortium',
  kingdom: 'kingdom',
  scavengers: 'scavengers',
  starEmpire: 'empire',
  tradeFederation: 'federation',
};
const RESOURCE: Record<'trade' | 'combat' | 'authority', IconName> = {
  trade: 'r-trade',
  combat: 'r-combat',
  authority: 'r-authority',
};

const sentence = (text: string) => text.replace(/\.$/, '');

/** "ship ≤ 3"; null where a filter asks for more than kind and price. */
function kindOf({ type, maxCost, ...more }: CardFilter): string | null {
  if (Object.keys(more).length > 0) return null;
  return `${t(`type.${type ?? 'card'}`)}${maxCost === undefined ? '' : ` ≤ ${maxCost}`}`;
}
const bound = (pieces: Piece[]): Piece[] => pieces.map((piece) => ({ ...piece, bound: true }));

/** Symbols and short words where the full sentence would not fit a card; the sentence is one tap away. */
export function piecesOf(effects: readonly Effect[]): Piece[] {
  const parts = effects.map(piecesOfOne);
  // Words are set apart from what comes after them, a condition from what stands before it.
  const between = (i: number): Piece[] => {
    if (i === 0) return [];
    if (parts[i - 1]!.some((piece) => 'text' in piece) || effects[i]!.op === 'if') return [{ text: '·' }];
    return effects[i]!.op === 'gain' && parts[i]!.length > 1 ? [{ text: '+' }] : [];
  };
  return parts.flatMap((pieces, i) => [...between(i), ...pieces]);
}

function piecesOfOne(effect: Effect): Piece[] {
  const words = spoken.now().effects;
  switch (effect.op) {
    case 'gain':
      if (typeof effect.amount === 'number')
        return [{ icon: RESOURCE[effect.resource], tone: effect.resource, n: String(effect.amount) }];
      return bound([
        { icon: RESOURCE[effect.resource], tone: effect.resource, n: String(effect.amount.each) },
        { text: words.each(effect.amount) },
      ]);
    case 'draw':
      return [{ icon: 'r-card', tone: 'draw', n: `+${effect.amount}` }];
    case 'scrap':
      return [
        {
          text: t('fx.scrap', {
            n: effect.amount,
            from: effect.from.map((zone) => t(`fx.zone.${zone}`)).join('/'),
          }),
        },
      ];
    case 'discard':
      return [{ text: t(`fx.discard.${effect.who}`, { n: effect.amount }) }];
    case 'destroyBase':
      return [{ text: t('fx.destroyBase', { n: effect.amount }) }];
    case 'acquireFree': {
      const what = kindOf(effect.filter);
      if (!what || effect.from === 'explorers') break;
      const from = effect.from === 'tradeRow' ? t('fx.zone.tradeRow') : t('fx.zone.scrapHeap');
      return [{ text: `${t('fx.free', { what, from })} → ${t(`fx.to.${effect.to}`)}` }];
    }
    case 'recall': {
      const what = kindOf(effect.filter);
      if (!what) break;
      return [{ text: `${t('fx.recall', { what })} → ${t(`fx.to.${effect.to}`)}` }];
    }
    case 'peek':
      return [{ text: t('fx.peek', { n: effect.amount }) }];
    case 'copyShip':
      return [{ text: t('fx.copyShip') }];
    case 'refreshRow':
      return [{ text: t('fx.refreshRow') }];
    case 'choose':
      return effect.options.flatMap((option, nth) => [...(nth > 0 ? [{ text: t('fx.or') }] : []), ...piecesOf(option)]);
    case 'if':
      if (effect.when.is === 'teammatesMatchOpponents')
        return bound([{ text: t('fx.teammatesMatchOpponents') }, ...piecesOf(effect.then)]);
      if (effect.when.is === 'opponents')
        return bound([{ text: t('fx.opponents', { n: effect.when.atLeast }) }, ...piecesOf(effect.then)]);
      return bound([{ text: `${words.when(effect.when)}${t('fx.then')}` }, ...piecesOf(effect.then)]);
    case 'ifYouDo':
      return bound([...piecesOf([effect.do]), { text: '→' }, ...piecesOf(effect.then)]);
  }
  return [{ text: sentence(words.ability([effect])) }];
}

export function rowsOf(card: Card, kingdom: 'trade' | 'combat'): Row[] {
  const words = spoken.now().effects;
  const rows: Row[] = [];
  if (card.primary) rows.push({ kind: 'primary', factions: [], pieces: piecesOf(card.primary) });
  for (const rule of card.continuous ?? [])
    rows.push({ kind: 'always', factions: [], pieces: [{ text: sentence(words.continuous(rule)) }] });
  const faction = card.onAcquire ? onAcquireFaction(card) : undefined;
  if (faction) {
    const { effects } = onAcquireAbility(faction, card.cost ?? 0, kingdom);
    rows.push({ kind: 'buy', factions: [], pieces: piecesOf(effects) });
  }
  for (const ally of card.ally ?? [])
    rows.push({ kind: 'ally', factions: ally.factions, pieces: piecesOf(ally.effects) });
  if (card.scrap) rows.push({ kind: 'scrap', factions: [], pieces: piecesOf(card.scrap) });
  return rows;
}

/** What a sticker adds, as rows of symbols. */
export function rowsOfSticker(sticker: Sticker): Row[] {
  const words = spoken.now().effects;
  return [
    ...(sticker.primary ? [{ kind: 'primary' as const, factions: [], pieces: piecesOf(sticker.primary) }] : []),
    ...(sticker.continuous ?? []).map((rule): Row => ({
      kind: 'always',
      factions: [],
      pieces: [{ text: sentence(words.continuous(rule)) }],
    })),
    ...(sticker.ally ?? []).map(({ factions, effects }): Row => ({
      kind: 'ally',
      factions,
      pieces: piecesOf(effects),
    })),
  ];
}
