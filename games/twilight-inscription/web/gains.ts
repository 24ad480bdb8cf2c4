/** What a mark would bring: the sheets before and after it, compared. */
import type { IconName } from '@orrery/web/design/icons.ts';
import { t } from './words.ts';
import { COMMODITIES, SHEETS, applyAtom, copyPlayer, scoreSheet, strength } from './content.ts';
import type { Atom, Desk, Player, Task } from './content.ts';
import { assetIcon, toneOf } from './assets.ts';
import { planetName, technologyName } from './names.ts';
import { words } from './state.ts';

export interface Gain {
  icon: IconName;
  tone: string;
  words: string;
}

/** The desk after a mark, as a copy. */
export function after(desk: Desk, atom: Atom): Desk | null {
  const copy: Desk = { ...desk, p: copyPlayer(desk.p), hand: desk.hand.slice() };
  return applyAtom(copy, atom) === null ? copy : null;
}

export function gainsOf(desk: Desk, atom: Atom): Gain[] {
  const then = after(desk, atom);
  return then ? compare(desk, then) : [];
}

const counted = new WeakMap<Desk, number>();
/** A desk is not marked again once it is shown, so its points are counted once for all the marks compared with it. */
function points(desk: Desk): number {
  const known = counted.get(desk);
  if (known !== undefined) return known;
  const sum = SHEETS.reduce((total, sheet) => total + scoreSheet(desk, sheet).subtotal, 0);
  counted.set(desk, sum);
  return sum;
}

export function compare(before: Desk, then: Desk): Gain[] {
  const gains: Gain[] = [];
  const a = before.p;
  const b = then.p;
  const add = (icon: IconName, tone: string, text: string) => gains.push({ icon, tone, words: text });
  const vp = points(then) - points(before);
  if (vp !== 0) add('r-seal', 'vp', t('gain.vp', { n: vp }));
  for (const kept of b.assets.slice(a.assets.length))
    add(assetIcon(kept.code), toneOf(kept.code), words().asset(kept.code));
  const votes = b.industry.votes.claimed - a.industry.votes.claimed;
  if (votes > 0) add('a-vote', 'vote', words().asset(`vote${votes}`));
  const goods = b.industry.tradeGoods.claimed - a.industry.tradeGoods.claimed;
  if (goods > 0) add('r-trade', 'tg', words().asset(`tg${goods}`));
  for (const kind of COMMODITIES) {
    const n = b.industry.commodities[kind] - a.industry.commodities[kind];
    if (n > 0) add(assetIcon(`com:${kind}:1`), 'com', words().asset(`com:${kind}:${n > 1 ? 2 : 1}`));
  }
  if (b.industry.councilors > a.industry.councilors) add('a-delegate', 'councilor', words().asset('councilor'));
  if (b.expansion.population > a.expansion.population) add('a-pop', 'population', words().asset('population'));
  b.expansion.unlocked.forEach((open, planet) => {
    if (open && !a.expansion.unlocked[planet])
      add('a-planet', 'planet', t('gain.opens', { what: planetName(then.sheets, planet) }));
  });
  b.technologies.forEach((known, technology) => {
    if (known && !a.technologies[technology]) add('r-research', 'research', technologyName(technology));
  });
  if (b.awaits.relics.length > a.awaits.relics.length) add('a-relic', 'relic', words().asset('relic'));
  if (b.awaits.mecatol && !a.awaits.mecatol) add('i-speaker', 'vp', t('mecatol'));
  const war = nextWar(a);
  if (war !== null)
    for (const side of ['L', 'R'] as const) {
      const was = strength(a, war, side).total;
      const is = strength(b, war, side).total;
      if (is !== was) add('r-combat', 'combat', t('gain.strength', { side: words().names.side[side], was, is }));
    }
  for (const task of b.todo.slice(a.todo.length)) add('i-right', 'then', t('gain.then', { what: taskWords(task) }));
  return gains;
}

/** The War whose boxes are written next; null after the last. */
export function nextWar(p: Player): number | null {
  const at = p.warfare.boxes.L.indexOf(null);
  return at < 0 ? null : at;
}

/** What a player must do before anything else, in words. */
export function taskWords(task: Task): string {
  if (task.do !== 'purse') return words().effect(task);
  const { resource } = words().names;
  const parts = (['M', 'I', 'R'] as const).flatMap((res) =>
    task.pool[res] > 0 ? [`${task.pool[res]} ${resource[res]}`] : [],
  );
  if (task.pool.W > 0) parts.push(t('wild', { n: task.pool.W }));
  return t('purse', { what: parts.join(', '), sheet: words().names.sheet[task.sheet] });
}
