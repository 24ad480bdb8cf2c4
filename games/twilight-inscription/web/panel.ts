import { createMemo, createRoot, untrack } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { Json } from '@orrery/kernel';
import type { Offer, OfferGroup, Panel } from '@orrery/web/match/board.ts';
import type { TableModel } from '@orrery/web/match/model.ts';
import { plainPanel } from '@orrery/web/match/plainPanel.ts';
import { t } from './words.ts';
import { castPanel, votePanel } from './ballot.ts';
import { copyPlayer, factionText, legalAtoms, relicText } from './content.ts';
import type { Atom, Desk, FactionId, RelicId } from './content.ts';
import { after, gainsOf } from './gains.ts';
import { assetName, unitName } from './names.ts';
import { distinct } from './places.ts';
import { groupOf, iconOf, sayAtom, sayPrice } from './say.ts';
import { boardState, words } from './state.ts';
import { thingsOf } from './things.ts';

/** Every legal mark in words, grouped by what it does; votes with a stepper; cards with their text. */
export function panel(table: TableModel): Panel | null {
  const d = table.decision();
  switch (d?.kind) {
    case 'mark':
      return marksOf(table)();
    case 'faction':
    case 'vassal':
      return cards(table, (answer) => factionText(words(), answer as FactionId).first);
    case 'keepRelic':
      return cards(table, (answer) => relicText(words(), answer as RelicId));
    case 'vote':
      return votePanel(table);
    case 'castAgainstAi':
      return castPanel(table);
    default:
      return plainPanel(table);
  }
}

function cards(table: TableModel, note: (answer: Json) => string): Panel {
  const d = table.decision()!;
  const offers = (table.answers() ?? []).map((answer): Offer => ({
    answer,
    title: table.speech().answer(d, answer),
    note: note(answer),
  }));
  return { groups: [{ name: '', offers }], foot: [] };
}

// ---------------------------------------------------------------------------------------------------------------- marks

/** Beyond this many the notes say only what is printed in the place; the preview says the rest. */
const WITH_GAINS = 32;

const panels = new WeakMap<TableModel, Accessor<Panel>>();
/** The list is made again only when something in it changed: its rows keep their place and their focus. */
function marksOf(table: TableModel): Accessor<Panel> {
  const known = panels.get(table);
  if (known) return known;
  const made = createRoot(() => createMemo(() => marks(table)));
  panels.set(table, made);
  return made;
}

function marks(table: TableModel): Panel {
  const state = boardState(table);
  const desk = state.desk();
  if (!desk) return { groups: [], foot: [] };
  const atoms = distinct(state.atoms());
  const shown = state.thing() === null ? atoms : distinct([...state.targets().values()].flat().concat(state.loose()));
  const groups = new Map<string, OfferGroup>();
  for (const atom of shown) {
    const id = groupOf(atom);
    const group = groups.get(id) ?? { name: t(id), offers: [] };
    group.offers.push(offer(atom, desk, atoms.length <= WITH_GAINS));
    groups.set(id, group);
  }
  return { groups: [...groups.values()], ...foot(table, desk) };
}

function offer(atom: Atom, desk: Desk, withGains: boolean): Offer {
  const notes =
    atom.do === 'activate' || atom.do === 'sheet'
      ? [marksThere(atom, desk)]
      : [
          sayPrice(atom, desk),
          ...(withGains && atom.do !== 'deploy' ? gainsOf(desk, atom).map((gain) => gain.words) : printed(atom, desk)),
        ];
  const note = notes.filter(Boolean).join(' · ');
  return {
    answer: atom as unknown as Json,
    title: sayAtom(atom, desk),
    ...iconOf(atom, desk),
    ...(note ? { note } : {}),
  };
}

/** What a deployment covers. */
function printed(atom: Atom, desk: Desk): string[] {
  if (atom.do !== 'deploy') return [];
  return atom.nodes.flatMap((node) =>
    desk.sheets.warfare.assets[node] ? [assetName(desk.sheets.warfare.assets[node])] : [],
  );
}

/** How much there is to do on a sheet with what is in hand. */
function marksThere(atom: Atom, desk: Desk): string {
  const then = after(desk, atom);
  if (!then) return '';
  return t('marksThere', { n: distinct(legalAtoms({ ...then, p: copyPlayer(then.p) })).length });
}

function foot(table: TableModel, desk: Desk): Pick<Panel, 'foot' | 'caution' | 'blocked'> {
  const state = boardState(table);
  const ghost = state.ghost.at();
  if (ghost)
    return {
      foot: [{ act: () => state.mark(ghost), title: t('deployHere', { unit: unitName(ghost.unit) }) }],
    };
  if (state.done()) {
    const lost = thingsOf(state).filter((thing) => thing.fleeting);
    const caution =
      lost.length > 0 && state.atoms().length > 0
        ? t('loses', { what: lost.map((thing) => `${thing.n} ${thing.name}`).join(', ') })
        : undefined;
    return {
      foot: [{ answer: state.part().slice() as unknown as Json, title: t('penDown'), key: 'P', final: true }],
      ...(caution ? { caution } : {}),
    };
  }
  // The pen stays up: why, in words, with the rule.
  const why = state.part().length > 0 ? untrack(() => table.refuse(state.part().slice() as unknown as Json)) : null;
  const task = desk.p.todo.length > 0;
  return {
    foot: [],
    blocked:
      why && !task ? [{ title: t('penDown'), note: why.words.replace(/ \([A-Z0-9-]+\)$/, ''), rule: why.rule }] : [],
  };
}
