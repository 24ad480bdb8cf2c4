import { addUnits } from '../index.ts';
import type { WindowClose, Seat } from '../index.ts';
import { position } from '../testing/index.ts';
import { toy } from './game.ts';
import { DECK, MORE } from './pieces.ts';
import type { Toy } from './shapes.ts';

interface Spec {
  seats?: number;
  windowClose?: WindowClose;
  hands?: { [seat: number]: string[] };
  /** Text of a component -> its seat. */
  components?: { [text: string]: Seat };
  here?: { [seat: number]: number };
  dice?: { [stream: string]: number[] };
  stack: Parameters<typeof position<Toy>>[1]['stack'];
}

/** A table of the toy game in any position. */
export function given(spec: Spec) {
  return position(toy, {
    seats: spec.seats ?? 3,
    windowClose: spec.windowClose ?? 'at-once',
    ...(spec.dice ? { dice: spec.dice } : {}),
    arrange(t) {
      const seats = Array.from({ length: spec.seats ?? 3 }, (_, seat) => seat);
      const held = Object.values(spec.hands ?? {}).flat();
      t.addZone(
        'deck',
        'down',
        null,
        [...DECK, ...MORE].filter((card) => !held.includes(card)),
      );
      t.addZone('discard', 'up');
      for (const seat of seats) {
        t.addZone(`hand${seat}`, [seat], seat, spec.hands?.[seat] ?? []);
        t.addZone(`notes${seat}`, [seat], seat, [`note.${seat}`]);
        addUnits(t.pub.units, 'away', seat, 'dread', 3);
        addUnits(t.pub.units, 'ground', seat, 'mech', 1);
        addUnits(t.pub.units, 'here', seat, 'dread', spec.here?.[seat] ?? 0);
      }
      t.pub.components = Object.entries(spec.components ?? {}).map(([text, seat]) => ({
        ability: text,
        component: `${text}.0`,
        seat,
        ready: true,
      }));
    },
    stack: spec.stack,
  });
}

export const use = (card: string) => ({ ability: card.split('.')[0]!, component: card });
