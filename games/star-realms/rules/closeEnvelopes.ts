import { closedAt } from './envelopes.ts';
import type { State } from '../shapes.ts';
import { BOX, ENVELOPES, EVENT_BOX } from './zones.ts';

/** A campaign of rules 3: what lies in envelopes that are still closed goes out of the open boxes. */
export const closeEnvelopes = (s: State): State => {
  const { pub, hidden } = s;
  const { zones, cards } = pub.table;
  if (pub.campaign === null || !zones[BOX]) return s;
  const wanted = new Set(closedAt(pub.campaign.scenario));
  const open = (zone: string): string[] => cards[zone]!.filter((card) => !wanted.has(card));
  const closed = [BOX, EVENT_BOX].flatMap((zone) => cards[zone]!.filter((card) => wanted.has(card)));
  const [box, eventBox] = [open(BOX), open(EVENT_BOX)];
  return {
    ...s,
    pub: {
      ...pub,
      extended: pub.extended && closed.length === 0,
      table: {
        ...pub.table,
        zones: {
          ...zones,
          [BOX]: { ...zones[BOX], n: box.length },
          [EVENT_BOX]: { ...zones[EVENT_BOX]!, n: eventBox.length },
          [ENVELOPES]: { n: closed.length, face: 'down', owner: null },
        },
        cards: { ...cards, [BOX]: box, [EVENT_BOX]: eventBox },
      },
    },
    hidden: { ...hidden, table: { ...hidden.table, cards: { ...hidden.table.cards, [ENVELOPES]: closed } } },
  };
};
