import type {
  ApiError,
  ServerInfo,
  MatchSummary,
  Me,
  NewTable,
  InboxItem,
  History,
  ChatLine,
} from '@orrery/server/api';
import type { MatchFile } from '@orrery/kernel';

/** A request the server refused, or that never reached it. */
export class ServerError extends Error {
  readonly error: ApiError;
  readonly status: number;
  constructor(error: ApiError, status: number) {
    super(error.message);
    this.name = 'ServerError';
    this.error = error;
    this.status = status;
  }
}

async function call<V>(method: string, path: string, body?: object): Promise<V> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body ? { 'content-type': 'application/json' } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch (cause) {
    throw new ServerError({ error: 'unavailable', message: String(cause) }, 0);
  }
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (!isJson)
    throw new ServerError(
      { error: 'unavailable', message: `no answer of the server (${response.status})` },
      response.status,
    );
  const answer: unknown = await response.json();
  if (!response.ok) throw new ServerError(answer as ApiError, response.status);
  return answer as V;
}
const get = <V>(path: string) => call<V>('GET', path);
const post = <V>(path: string, body: object = {}) => call<V>('POST', path, body);

export const api = {
  server: () => get<ServerInfo>('/server'),
  me: () => get<Me | null>('/me'),
  inbox: () => get<InboxItem[]>('/me/inbox'),
  /** A page of my tables, the newest first: the first one, or the one after a table made at this time. */
  myTables: (archived: boolean, before?: number) => {
    const query = new URLSearchParams({
      ...(archived ? { archived: '1' } : {}),
      ...(before === undefined ? {} : { before: String(before) }),
    });
    return get<MatchSummary[]>(`/me/matches?${query}`);
  },
  archive: (id: string, archived: boolean) =>
    call<null>('PUT', `/matches/${encodeURIComponent(id)}/archived`, { archived }),
  openTables: () => get<MatchSummary[]>('/matches'),
  runningTables: () => get<MatchSummary[]>('/matches?phase=running'),
  table: (id: string) => get<MatchSummary>(`/matches/${encodeURIComponent(id)}`),
  newTable: (table: NewTable) => post<MatchSummary>('/matches', table),
  history: (id: string, since: number) => get<History>(`/matches/${encodeURIComponent(id)}/history?since=${since}`),
  chat: (id: string) => get<ChatLine[]>(`/matches/${encodeURIComponent(id)}/chat`),
  file: (id: string) => get<MatchFile>(`/matches/${encodeURIComponent(id)}/file`),
  post,
  put: <V>(path: string, body: object) => call<V>('PUT', path, body),
  patch: <V>(path: string, body: object) => call<V>('PATCH', path, body),
  del: <V>(path: string, body?: object) => call<V>('DELETE', path, body),
  get,
};
