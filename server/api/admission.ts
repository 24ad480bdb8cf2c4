import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { LimitName, Limits } from '../ops/limits.ts';
import type { Caller } from '../people/people.ts';
import type { PersonRequest } from './types.ts';
import { HouseError, forbidden } from './houseError.ts';
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
  private readonly house: House;
  private readonly sessions: Sessions;
  constructor(house: House, sessions: Sessions, limits: Limits) {
    this.house = house;
    this.sessions = sessions;
    this.limits = limits;
  }

  async request(route: Route, request: FastifyRequest): Promise<void> {
    if (route.for === 'machines') return mustWait(this.limits.takeFrom(route.limit, request.ip));
    this.house.work.mustGoOn();
    const caller = await this.caller(route.limit, request);
    request.caller = caller;
    if (route.for !== 'all') required(caller);
    if (route.for === 'owners' && caller!.kind === 'token')
      throw forbidden('A token is for playing; for this, sign in yourself.');
    if (route.for === 'operators' && !this.house.people.isAdmin(caller!.person)) throw forbidden('For operators only.');
  }

  async socket(request: FastifyRequest): Promise<void> {
    this.house.work.mustGoOn();
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
  if (seconds !== null) throw new HouseError('too-many', 'Too many requests; wait a little.', { retryAfter: seconds });
}

/** Cheap to send and dear to answer: going back has a limit of its own. */
export function mustNotHurry(limits: Limits, command: PersonRequest, person: string, address: string): void {
  if (command.do === 'undo') mustWait(limits.takeFrom('undo', address) ?? limits.take('undo', person));
}
