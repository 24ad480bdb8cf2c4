import { createMemo } from 'solid-js';
import { same } from '@orrery/kernel';
import type { Json, Seat } from '@orrery/kernel';
import type { IconName } from '@orrery/web/design/icons.ts';
import type { Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { choiceOf } from '@orrery/imperium/web/parts/choice.ts';
import type { ChoiceCard } from '@orrery/imperium/web/parts/ChoiceCards.tsx';
import { TurnChoice } from '@orrery/imperium/web/parts/TurnChoice.tsx';
import type { PointedAt } from '@orrery/imperium/web/parts/TurnChoice.tsx';
import type { Unit } from '../content/units.ts';
import { nameOf, shipNamed, shipsOf } from '../rules/units.ts';
import type { MoveAtom, Turn } from '../shapes.ts';
import { capital, say, viewOf } from './content.ts';
import { answerEffect } from './effects.ts';
import { growAt } from './growing.ts';
import { mapState } from './state.ts';
import { strategyIcon } from './Strategy.tsx';
import { t } from './words.ts';

const turns = (table: TableModel): readonly Turn[] => (table.answers() ?? []) as unknown as Turn[];
const seatOf = (table: TableModel): Seat => table.decision()?.seat ?? table.mine ?? 0;
const titleOf = (table: TableModel, turn: Turn): string =>
  capital(table.speech().answer(table.decision()!, turn as unknown as Json));

/** The activation of the system that is pointed at on the map. */
function pointedAt(table: TableModel): Extract<Turn, { do: 'activate' }> | null {
  const system = mapState(table).picked();
  const found = turns(table).find((turn) => turn.do === 'activate' && turn.system === system);
  return found?.do === 'activate' ? found : null;
}

const KINDS: { readonly [D in Exclude<Turn['do'], 'activate' | 'pass'>]: () => string } = {
  strategy: () => t('strategicAction'),
  transfer: () => t('transferAction'),
  diodes: () => t('technologyAction'),
  use: () => t('componentAction'),
};
const iconOf = (turn: Turn): { icon?: IconName } => (turn.do === 'strategy' ? { icon: strategyIcon(turn.card) } : {});

/** Everything but activations and passing, with what it does. Transfers are many: those of the system that is pointed at. */
function cards(table: TableModel): ChoiceCard[] {
  const picked = mapState(table).picked();
  return turns(table).flatMap((turn): ChoiceCard[] => {
    if (turn.do === 'activate' || turn.do === 'pass') return [];
    if (turn.do === 'transfer' && !turn.systems.some((system) => system === picked)) return [];
    const answer = turn as unknown as Json;
    const text =
      turn.do === 'transfer' ? t('does.transfer') : answerEffect(turn.do === 'diodes' ? 'transit-diodes' : answer);
    return [{ answer, title: titleOf(table, turn), text, note: KINDS[turn.do](), ...iconOf(turn) }];
  });
}

/** Ships that could come to a system, counted by kind. */
function arrivals(table: TableModel, system: string): string {
  const atoms = growAt(table, 'move', { system }, []) as unknown as MoveAtom[];
  const counts = new Map<Unit, number>();
  const seen = new Set<string>();
  for (const atom of atoms) {
    // A ship that may come by several ways is one ship.
    if (!('ship' in atom) || atom.from === system || seen.has(`${atom.ship}@${atom.from}`)) continue;
    seen.add(`${atom.ship}@${atom.from}`);
    const unit = shipNamed(atom.ship).unit as Unit;
    const stack = shipsOf(viewOf(table).pub, atom.from, seatOf(table)).find((one) => nameOf(one) === atom.ship);
    counts.set(unit, (counts.get(unit) ?? 0) + (stack?.n ?? 0));
  }
  return counts.size === 0 ? '' : say().list([...counts].map(([unit, n]) => say().units(unit, n)));
}

/** The system that is pointed at, with what could come there and what it costs. */
function target(table: TableModel): PointedAt | null {
  const one = pointedAt(table);
  if (one === null) return null;
  const units = arrivals(table, one.system);
  return {
    name: say().system(one.system),
    arrivals: units ? t('canArrive', { units }) : t('nothingArrives'),
    cost: t('costsCommand', { n: commandOf(table) }),
  };
}
const commandOf = (table: TableModel): number => viewOf(table).pub.sheets[seatOf(table)]!.command;

export function TurnControls(props: { table: TableModel }) {
  const { chosen, choose } = choiceOf(props.table);
  const systems = () => turns(props.table).filter((turn) => turn.do === 'activate').length;
  const others = createMemo(() => cards(props.table));
  return (
    <TurnChoice
      title={t('tacticalAction')}
      pointedAt={target(props.table)}
      hint={
        systems() > 0 ? t('pointAtSystem', { n: systems(), counters: commandOf(props.table) }) : t('noCommandCounter')
      }
      others={{ title: t('otherActions'), cards: others() }}
      chosen={chosen()}
      choose={choose}
    />
  );
}

/** The action that was pointed at, in the panel or on the map; passing stands beside it. */
export function turnPanel(table: TableModel): Panel {
  const chosen = choiceOf(table).chosen();
  const wanted = turns(table).find((turn) => chosen !== undefined && same(turn as unknown as Json, chosen));
  const next = wanted ?? pointedAt(table);
  const pass = turns(table).filter((turn) => turn.do === 'pass');
  const giving = (turn: Turn, key: string) => ({
    act: () => void table.give(turn as unknown as Json),
    title: titleOf(table, turn),
    key,
  });
  return {
    groups: [],
    foot: [...(next ? [giving(next, 'Enter')] : []), ...pass.map((turn) => ({ ...giving(turn, 'P'), final: true }))],
    unfolded: true,
    ...(next ? { stacked: true as const } : { equal: true as const }),
  };
}
