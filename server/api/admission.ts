import type { FastifyRequest } from 'fastify';
import type { Server } from '../server.ts';
import type { LimitName, Limits } from '../ops/limits.ts';
import type { Caller } from '../people/people.ts';
import type { PersonRequest } from './types.ts';
import { RequestError, forbidden } from './requestError.ts';
import { required } from './route.ts';
import type { Route } from './route.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

/** Who may come in. All of it is asked before a byte of the body is read: a flood costs as little as can be. */
export class Admission {
  readonly limits: Limits;
  private readonly server: Server;
  private readonly sessions: Sessions;
  constructor(server: Server, sessions: Sessions, limits: Limits) {
    this.server = server;
    this.sessions = sessions;
    this.limits = limits;
  }

  async request(route: Route, request: FastifyRequest): Promise<void> {
    if (route.for === 'machines') return mustWait(this.limits.takeFrom(route.limit, request.ip));
    this.server.work.mustGoOn();
    const caller = await this.caller(route.limit, request);
    request.caller = caller;
    if (route.for !== 'all') required(caller);
    if (route.for === 'owners' && caller!.kind === 'token')
      throw forbidden('A token is for playing; for this, sign in yourself.');
    if (route.for === 'operators' && !this.server.people.isAdmin(caller!.person))
      throw forbidden('For operators only.');
  }

  async socket(request: FastifyRequest): Promise<void> {
    this.server.work.mustGoOn();
    request.caller = await this.caller('change', request);
  }

  /** The address first: a flood is not even asked who it is. */
  private async caller(limit: LimitName, request: FastifyRequest): Promise<Caller | null> {
    mustWait(this.limits.takeFrom(limit, request.ip));
    const caller = await this.sessions.callerOf(request);
    mustWait(this.limits.take(limit, caller && limit !== 'secret' ? caller.person.id : request.ip));
    return caller;
  }
}

export function mustWait(seconds: number | null): void {
  if (seconds !== null)
    throw new RequestError('too-many', 'Too many requests; wait a little.', { retryAfter: seconds });
}

/** Commands after which the match is where it was: nothing else ends a row of them. */
const ASIDE = new Set<PersonRequest['do']>(['preAnswers', 'waive', 'hold', 'offer', 'refuse', 'withdraw', 'show']);

/** Cheap to send and dear to answer, or to keep: such commands have limits of their own. */
export function mustNotHurry(limits: Limits, command: PersonRequest, person: string, address: string): void {
  const limit = command.do === 'undo' ? 'undo' : ASIDE.has(command.do) ? 'aside' : null;
  if (limit) mustWait(limits.takeFrom(limit, address) ?? limits.take(limit, person));
}
