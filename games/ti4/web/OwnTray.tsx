import { Match, Show, Suspense, Switch, createSignal, lazy } from 'solid-js';
import { Sheet } from '@orrery/web/design/Sheet.tsx';
import type { TableModel } from '@orrery/web/match/model.ts';
import { onKey } from '@orrery/imperium/web/parts/onKey.ts';
import { Tray } from '@orrery/imperium/web/parts/Tray.tsx';
import type { TrayButton, TrayFigure, TrayGroup } from '@orrery/imperium/web/parts/Tray.tsx';
import { factionSheet } from '../content/factions/index.ts';
import { COLOURS } from '../content/technologies.ts';
import { planetsOf, readyPlanets, worthOf } from '../rules/planets.ts';
import { coloursOf } from '../rules/technology.ts';
import { REVEALED, handOf, secretsOf } from '../rules/zones.ts';
import { askedOf } from './asks/askView.ts';
import { colourMark, fleetPool, viewOf } from './content.ts';
import { t } from './words.ts';

// What is not on the first screen is fetched when it is opened.
const Hand = lazy(() => import('./sheets.tsx').then((m) => ({ default: m.Hand })));
const Objectives = lazy(() => import('./sheets.tsx').then((m) => ({ default: m.Objectives })));
const Planets = lazy(() => import('./sheets.tsx').then((m) => ({ default: m.Planets })));
const Technologies = lazy(() => import('./sheets.tsx').then((m) => ({ default: m.Technologies })));

/** The reader's own figures; for those who look on, those of the first seat. */
export function OwnTray(props: { table: TableModel }) {
  const [open, setOpen] = createSignal<string | null>(null);
  onKey('o', () => setOpen('objectives'));
  const view = () => viewOf(props.table);
  const seat = () => view().seat ?? 0;
  const sheet = () => view().pub.sheets[seat()];
  const groups = (): TrayGroup[] => {
    const { pub } = view();
    const own = sheet()!;
    const ready = readyPlanets(pub, seat());
    const technologies = COLOURS.flatMap((colour): TrayFigure[] => {
      const n = coloursOf(pub, seat(), colour);
      const mark = colourMark(colour);
      return n > 0 ? [{ icon: mark.icon, tone: `im-${mark.colour}`, title: mark.name, text: String(n) }] : [];
    });
    return [
      { title: t('tactic'), figures: [{ text: String(own.tactic) }] },
      { title: t('fleet'), figures: [{ text: fleetPool(view(), seat()) }] },
      { title: t('strategy'), figures: [{ text: String(own.strategy) }] },
      {
        title: t('ready'),
        figures: [
          {
            icon: 'r-resource',
            tone: 'im-tone-resource',
            title: t('resources'),
            text: String(worthOf(askedOf(props.table), ready, 'resources')),
          },
          {
            icon: 'r-influ',
            tone: 'im-tone-influence',
            title: t('influence'),
            text: String(worthOf(askedOf(props.table), ready, 'influence')),
          },
        ],
      },
      {
        title: t('goods'),
        figures: [
          { icon: 'r-trade', tone: 'im-tone-goods', title: t('tradeGoods'), text: String(own.goods) },
          {
            icon: 'r-commodity',
            tone: 'im-tone-commodity',
            title: t('commodities'),
            text: String(own.commodities),
            of: String(factionSheet(own.faction).commodities),
          },
        ],
      },
      ...(technologies.length > 0 ? [{ title: t('technology'), figures: technologies, isSpare: true as const }] : []),
    ];
  };
  const buttons = (): TrayButton[] => {
    const { pub, me } = view();
    const own = (zone: string) => me?.table.cards[zone]?.length ?? pub.table.zones[zone]?.n ?? 0;
    return [
      { id: 'hand', icon: 'i-hand', title: t('hand'), n: own(handOf(seat())) },
      { id: 'planets', icon: 'a-planet', title: t('planets'), n: planetsOf(pub, seat()).length },
      {
        id: 'objectives',
        icon: 'r-vp',
        title: t('objectives'),
        n: (pub.table.cards[REVEALED]?.length ?? 0) + own(secretsOf(seat())),
      },
      { id: 'technology', icon: 'a-propulsion', title: t('technology'), n: sheet()!.technologies.length },
    ];
  };
  return (
    <>
      <Show when={sheet()}>
        <Tray seat={seat()} groups={groups()} buttons={buttons()} open={setOpen} />
      </Show>
      <Sheet
        title={buttons().find(({ id }) => id === open())?.title ?? ''}
        open={open() !== null}
        close={() => setOpen(null)}
        wide
      >
        <Suspense>
          <Switch>
            <Match when={open() === 'hand'}>
              <Hand table={props.table} seat={seat()} />
            </Match>
            <Match when={open() === 'planets'}>
              <Planets table={props.table} seat={seat()} />
            </Match>
            <Match when={open() === 'objectives'}>
              <Objectives table={props.table} seat={seat()} />
            </Match>
            <Match when={open() === 'technology'}>
              <Technologies table={props.table} seat={seat()} />
            </Match>
          </Switch>
        </Suspense>
      </Sheet>
    </>
  );
}
