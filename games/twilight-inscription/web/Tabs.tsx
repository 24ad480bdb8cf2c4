import { For, createMemo } from 'solid-js';
import { Icon } from '@orrery/web/design/Icon.tsx';
import type { IconName } from '@orrery/web/design/icons.ts';
import { t } from './words.ts';
import { CLAIMED, SHEETS, UNEXPLORED, scoreSheet } from './content.ts';
import type { SheetId } from './content.ts';
import { sheetName } from './names.ts';
import { px, py } from './sheets/Navigation.tsx';
import type { SheetUi } from './ui.ts';
import './Tabs.css';

const ICON: Record<SheetId, IconName> = {
  navigation: 'i-map',
  expansion: 'a-planet',
  industry: 'a-cir',
  warfare: 'a-warfare',
};

/** The four sheets, small: which are open, what they are worth, where marks are asked for. */
export function Tabs(props: { ui: SheetUi; shown: readonly SheetId[]; open: (sheet: SheetId) => void }) {
  const { ui } = props;
  const points = (sheet: SheetId) => scoreSheet({ p: ui.state.now(), sheets: ui.layouts() }, sheet).subtotal;
  const note = (sheet: SheetId) => {
    if (ui.state.hot() === sheet && ui.state.step() !== null && ui.state.looking() === null) return t('markNow');
    if (ui.state.now().active === sheet) return t('activeSheet');
    return t('points', { n: points(sheet) });
  };
  return (
    <div class="ins-tabs" role="group" aria-label={t('sheets')}>
      <For each={SHEETS}>
        {(sheet, i) => (
          <button
            type="button"
            class="ins-tab"
            classList={{
              open: props.shown.includes(sheet),
              now: ui.state.hot() === sheet && ui.state.step() !== null && ui.state.looking() === null,
              active: ui.state.now().active === sheet,
            }}
            aria-pressed={props.shown.includes(sheet)}
            onClick={() => props.open(sheet)}
          >
            <Icon name={ICON[sheet]} />
            <span>
              <b>{sheetName(sheet)}</b>
              <small>{note(sheet)}</small>
            </span>
            <Thumb ui={ui} sheet={sheet} />
            <span class="kbd" aria-hidden="true">
              {i() + 1}
            </span>
          </button>
        )}
      </For>
    </div>
  );
}

/** A sheet as a thumbnail: three paths, what is there, what is marked, what is claimed. */
function Thumb(props: { ui: SheetUi; sheet: SheetId }) {
  const dots = createMemo(() => {
    const p = props.ui.state.now();
    const { navigation, industry, expansion } = props.ui.layouts();
    const all: [number, number, number][] = [];
    if (props.sheet === 'navigation')
      navigation.systems.forEach((s, i) => {
        const state = p.navigation.systems[i];
        all.push([px(s.x), py(s.y) + 20, state === CLAIMED ? 2 : state === UNEXPLORED ? 0 : 1]);
      });
    else if (props.sheet === 'industry')
      industry.hexes.forEach(({ q, r }, i) =>
        all.push([200 + (q + r / 2) * 50, 290 + r * 44, p.industry.hexes[i] ?? 0]),
      );
    else if (props.sheet === 'expansion')
      expansion.planets.forEach((planet, i) => {
        const x = 90 + (i % 2) * 200;
        const y = 80 + Math.floor(i / 2) * 130;
        planet.icons.forEach((_, icon) =>
          all.push([
            x + (icon % planet.columns) * 38,
            y + Math.floor(icon / planet.columns) * 38,
            (p.expansion.icons[i] ?? 0) & (1 << icon) ? 2 : p.expansion.unlocked[i] ? 1 : 0,
          ]),
        );
      });
    else
      for (let node = 0; node < 96; node++)
        all.push([
          70 + (node % 8) * 42,
          540 - Math.floor(node / 8) * 42,
          (p.warfare.nodes[Math.floor(node / 8)] ?? 0) & (1 << (node % 8)) ? 2 : 0,
        ]);
    return [0, 1, 2].map((kind) =>
      all
        .filter(([, , state]) => state === kind)
        .map(([x, y]) => `M${x.toFixed(0)} ${y.toFixed(0)}h0`)
        .join(''),
    );
  });
  return (
    <svg class="thumb" viewBox="0 0 430 600" aria-hidden="true">
      <path class="t0" d={dots()[0]} />
      <path class="t1" d={dots()[1]} />
      <path class="t2" d={dots()[2]} />
    </svg>
  );
}
