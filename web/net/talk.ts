import { createMemo, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { ChatLine, MatchSummary } from '@orrery/server/api';
import type { TalkChannel } from '../match/channel.ts';
import { api } from './api.ts';
import { me, setMe } from './server.ts';
import { live } from './live.ts';

/** Talk at a table of the server. Who is muted is not heard from the same moment on, and heard in full when they are heard again. */
export function serverTalk(
  id: string,
  table: Accessor<MatchSummary>,
): { talk: TalkChannel; addLine: (line: ChatLine) => void } {
  const [all, setAll] = createSignal<ChatLine[]>([]);
  const isMuted = (person: string) => me()?.muted.includes(person) ?? false;
  const read = async () => {
    const earlier = await api.chat(id).catch(() => []);
    setAll((lines) => [...new Map([...lines, ...earlier].map((line) => [line.id, line])).values()].sort(byId));
  };
  void read();
  /** By the names they have now: somebody may have taken another one since a line was said. */
  const names = createMemo(
    () =>
      new Map(
        [...all().map((line) => line.person), ...table().seats.flatMap((seat) => seat.person ?? [])].map(
          ({ id: person, name }) => [person, name],
        ),
      ),
  );
  const talk: TalkChannel = {
    lines: () => all().filter((line) => !isMuted(line.person.id)),
    say: async (text) => {
      await live.send({ t: 'say', match: id, text });
    },
    isMine: (line) => line.person.id === me()?.id,
    nameOf: (person) => names().get(person) ?? '',
    muted: () => [...names().keys()].filter(isMuted),
    mute: async (person, muted) => {
      await api.put(`/me/mutes/${encodeURIComponent(person)}`, { muted });
      setMe((known) => {
        const others = known?.muted.filter((one) => one !== person) ?? [];
        return known && { ...known, muted: muted ? [...others, person] : others };
      });
      if (!muted) await read();
    },
    report: async (line, why) => {
      await api.post(`/matches/${id}/chat/${line}/report`, { why });
    },
  };
  return { talk, addLine: (line) => setAll((lines) => [...lines.filter((one) => one.id !== line.id), line]) };
}

const byId = (a: ChatLine, b: ChatLine) => a.id - b.id;
