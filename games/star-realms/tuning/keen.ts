import { insightOf } from '../bot/insight.ts';
import { tasteAt } from '../bot/quick.ts';
import { thumb } from '../bot/thumb.ts';

/** The rule of thumb with the net's insight, which is taken once a turn: many good games at little cost. */
export const newKeen = (): ReturnType<typeof thumb> => {
  let [turn, seat] = [-1, -1];
  let play: ReturnType<typeof thumb>;
  return (v, d, below) => {
    const { pub } = v;
    if (pub.turn !== turn || v.seat !== seat) {
      [turn, seat] = [pub.turn, v.seat!];
      play = thumb(insightOf(tasteAt(pub), pub, seat));
    }
    return play(v, d, below);
  };
};
