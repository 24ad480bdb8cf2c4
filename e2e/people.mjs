// People at a table of the server whose pages are away: this process answers in their name, by what each of them sees.
import { botByName } from '@orrery/bots';
import { loadGame } from '@orrery/games';
import { awaited, listAnswers, sampler } from '@orrery/kernel';

/**
 * `people`: the pages of those who sit at the table, by seat. `advance` plays for all of them until somebody is asked something that is
 * wanted; it tells whom and what, or null when the match is over.
 */
export async function tableOf(people, server, id, gameId) {
  const game = await loadGame(gameId);
  const bot = botByName('medium');
  const below = sampler(`people ${id}`);
  const url = `${server}/api/matches/${id}`;
  const viewOf = async (seat) => (await (await people[seat].request.get(`${url}/view`)).json()).view;
  const asked = (view, seat) => {
    const own = [];
    own[seat] = view.me;
    return awaited(game, { pub: view.pub, own }, seat).filter(({ mode }) => mode !== 'offer');
  };
  const give = (seat, view, d, answer) =>
    people[seat].request.post(`${url}/commands`, {
      data: { do: 'answer', seat, n: view.pub.table.n, ask: d.id, answer },
    });
  return {
    viewOf,
    asked,
    /** All answers to a question, where they can be listed. */
    answersTo: (view, d) => listAnswers(game, view, d, 400) ?? [],
    /** One answer in the name of a seat, if it is asked something. */
    answerOne: async (seat) => {
      const view = await viewOf(seat);
      const [d] = asked(view, seat);
      if (d) await give(seat, view, d, bot.choose(game, view, d, below));
      return d !== undefined;
    },
    advance: async (isWanted, choose = () => undefined) => {
      for (;;) {
        let isAnyone = false;
        for (const seat of people.keys()) {
          const view = await viewOf(seat);
          if (view.pub.table.result) return null;
          for (const d of asked(view, seat)) {
            isAnyone = true;
            if (await isWanted(seat, d, view)) return { seat, d, view };
            await give(seat, view, d, choose(seat, d, view) ?? bot.choose(game, view, d, below));
            break;
          }
        }
        // Windows that wait for nobody close by themselves.
        if (!isAnyone) await new Promise((done) => setTimeout(done, 15));
      }
    },
  };
}
