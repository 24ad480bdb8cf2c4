import type { RoomInfo } from '@orrery/server/api';
import { api } from '../../net/api.ts';
import { asMyself } from '../../net/server.ts';
import { go } from '../../page/router.ts';

/** Opens a room at the server and goes there; the reader is its host. */
export async function openRoom(kind: RoomInfo['kind'], game: string, setup: URLSearchParams): Promise<void> {
  const room = await asMyself(() => api.post<RoomInfo>('/rooms', { kind, game, setup: setup.toString() }));
  go(`/rooms/${room.id}`);
}
