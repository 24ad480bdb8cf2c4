import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../server.ts';
import type { Caller } from '../people/people.ts';
import { sign, unsign } from '../people/secrets.ts';
import type { PersonRow } from '../store/tables.ts';
import { readSessionCookie, sessionCookie } from './cookies.ts';
import { RequestError } from './requestError.ts';

export interface SignsIn {
  signIn(person: PersonRow, request: FastifyRequest, reply: FastifyReply): Promise<void>;
  signOut(request: FastifyRequest, reply: FastifyReply): void;
  renew(request: FastifyRequest, reply: FastifyReply): void;
}

/** From cookie or token to caller, and back. */
export class Sessions implements SignsIn {
  private readonly server: Server;
  constructor(server: Server) {
    this.server = server;
  }

  async callerOf(request: FastifyRequest): Promise<Caller | null> {
    const { cookie, authorization } = request.headers;
    const bearer = /^Bearer ([A-Za-z0-9_-]{20,100})$/.exec(authorization ?? '')?.[1];
    const signed = readSessionCookie(cookie, this.isSecure(request));
    const token = bearer ?? (signed === null ? null : unsign(this.server.secret, signed));
    if (!token) return null;
    const caller = await this.server.people.callerOf(token);
    if (caller && caller.kind !== (bearer ? 'token' : 'browser')) return null;
    if (caller?.person.banned) throw new RequestError('banned', 'This account is banned.');
    return caller;
  }

  async signIn(person: PersonRow, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const device = String(request.headers['user-agent'] ?? 'unknown');
    const { token } = await this.server.people.openSession(person.id, 'browser', device);
    reply.header('set-cookie', sessionCookie(sign(this.server.secret, token), this.isSecure(request)));
  }

  signOut(request: FastifyRequest, reply: FastifyReply): void {
    reply.header('set-cookie', sessionCookie('', this.isSecure(request)));
  }

  /** The cookie lasts a year from the last visit, not from the first. */
  renew(request: FastifyRequest, reply: FastifyReply): void {
    const signed = readSessionCookie(request.headers.cookie, this.isSecure(request));
    if (signed !== null) reply.header('set-cookie', sessionCookie(signed, this.isSecure(request)));
  }

  private isSecure(request: FastifyRequest): boolean {
    return request.protocol === 'https' || (this.server.config.publicUrl ?? '').startsWith('https:');
  }
}
