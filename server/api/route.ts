import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Caller } from '../people/people.ts';
import type { LimitName } from '../ops/limits.ts';
import type { AnswerName } from './answers.ts';
import { firstFault } from './firstFault.ts';
import { RequestError, malformed } from './requestError.ts';

type Form = Type.TSchema;
type Of<F extends Form | undefined> = F extends Form ? Type.Static<F> : undefined;

/** What a handler is given: checked input and who asks. */
export interface Asked<P extends Form | undefined, Q extends Form | undefined, B extends Form | undefined> {
  params: Of<P>;
  query: Of<Q>;
  body: Of<B>;
  caller: Caller | null;
  /** The caller, or a refusal: sign in first. */
  me: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}
export interface Route<
  P extends Form | undefined = Form | undefined,
  Q extends Form | undefined = Form | undefined,
  B extends Form | undefined = Form | undefined,
> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  tag: 'server' | 'people' | 'tables' | 'play' | 'talk' | 'notices' | 'archive' | 'rooms' | 'operators';
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** The body is long and is read in a thread: the handler gets its text, `body` only describes it. */
  unparsed?: boolean;
  /** What it answers: a form of api/answers.ts. */
  answer: AnswerName;
  /** What the answer is made of, where it is not JSON. */
  media?: string;
  /**
   * Owners: whatever decides who may sign in as somebody is for themselves, not for a program that has their token.
   * Machines that look after the server are not asked who they are: the answer must not depend on the storage.
   */
  for: 'all' | 'people' | 'owners' | 'operators' | 'machines';
  limit: LimitName;
  handle: (asked: Asked<P, Q, B>) => Promise<unknown>;
}

/** Declares a route: the forms of its input give the types of its handler. */
export function route<
  P extends Form | undefined = undefined,
  Q extends Form | undefined = undefined,
  B extends Form | undefined = undefined,
>(spec: Route<P, Q, B>): Route {
  return spec as unknown as Route;
}

export type Check = (value: unknown, where: 'params' | 'query' | 'body') => unknown;

/** A checker for one form, compiled once. Query values come as text: whole numbers and flags are read first. */
export function checker(form: Form | undefined): Check {
  if (!form) return () => undefined;
  const compiled = Compile(form);
  return (given, where) => {
    const value = where === 'query' ? readQuery(form, given) : given;
    if (compiled.Check(value)) return value;
    const { field, message } = firstFault(form, value, where);
    throw malformed(field, `${field}: ${message}`);
  };
}

function readQuery(form: Form, given: unknown): unknown {
  const { properties } = form as { properties?: { [name: string]: { type?: string } } };
  const read: { [name: string]: unknown } = {};
  for (const [name, value] of Object.entries(given as { [name: string]: unknown })) {
    const type = properties && Object.hasOwn(properties, name) ? properties[name]!.type : undefined;
    read[name] = type === 'integer' && typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  }
  return read;
}

export function required(caller: Caller | null): Caller {
  if (!caller) throw new RequestError('sign-in', 'Sign in first, as a guest or by name.');
  return caller;
}
