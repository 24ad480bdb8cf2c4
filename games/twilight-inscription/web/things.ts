/** What a player holds to spend: resources of the step, kept assets, trade goods, and how many uses each still has. */
import type { IconName } from '@orrery/web/design/icons.ts';
import { t } from './words.ts';
import { assetIcon, resIcon, resTone, toneOf } from './assets.ts';
import { RESOURCES, unspent } from './content.ts';
import type { AssetCode, Pool } from './content.ts';
import { distinct, usesThing } from './places.ts';
import type { BoardState } from './state.ts';
import { words } from './state.ts';

export interface Thing {
  id: string;
  name: string;
  icon: IconName;
  tone: string;
  n: number;
  /** Legal marks it could pay for now. */
  uses: number;
  /** It is lost with the step if it is not spent. */
  fleeting: boolean;
}

/** The purse of the effect at hand, or the pool of the step. */
function poolOf(state: BoardState): Pool {
  const p = state.now();
  const top = state.desk()?.p.todo.at(-1);
  return top?.do === 'purse' ? top.pool : p.pool;
}

export function thingsOf(state: BoardState): Thing[] {
  const desk = state.desk();
  const pool = poolOf(state);
  const p = state.now();
  const uses = (id: string) => distinct(state.atoms().filter((atom) => usesThing(atom, id, desk))).length;
  const things: Thing[] = [];
  for (const res of RESOURCES)
    if (pool[res] > 0)
      things.push({
        id: res,
        name: words().names.resource[res],
        icon: resIcon(res),
        tone: resTone(res),
        n: pool[res],
        uses: uses(res),
        fleeting: true,
      });
  if (pool.W > 0)
    things.push({
      id: 'W',
      name: t('anyResource'),
      icon: 'a-die',
      tone: 'wild',
      n: pool.W,
      uses: uses('W'),
      fleeting: true,
    });
  const goods = unspent(p.industry.tradeGoods);
  if (goods > 0)
    things.push({
      id: 'tg',
      name: t('tradeGoods'),
      icon: 'r-trade',
      tone: 'tg',
      n: goods,
      uses: uses('tg'),
      fleeting: false,
    });
  const kept = new Map<AssetCode, number>();
  for (const { code, spent } of p.assets) if (!spent) kept.set(code, (kept.get(code) ?? 0) + 1);
  for (const [code, n] of kept)
    things.push({
      id: code,
      name: words().asset(code),
      icon: assetIcon(code),
      tone: toneOf(code),
      n,
      uses: uses(code),
      fleeting: false,
    });
  const votes = unspent(p.industry.votes);
  if (votes > 0)
    things.push({ id: 'vote', name: t('votes'), icon: 'a-vote', tone: 'vote', n: votes, uses: 0, fleeting: false });
  return things;
}
