import type { Refusal } from '@orrery/kernel';
import type { ApiError, ErrorCode } from './types.ts';

const STATUS: { [C in ErrorCode]: number } = {
  malformed: 400,
  'sign-in': 401,
  forbidden: 403,
  banned: 403,
  'not-found': 404,
  conflict: 409,
  refused: 422,
  'too-large': 413,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
};

/** What the server answers instead of doing as asked. */
export class RequestError extends Error {
  readonly code: ErrorCode;
  readonly more: Omit<ApiError, 'error' | 'message'>;
  constructor(code: ErrorCode, message: string, more: Omit<ApiError, 'error' | 'message'> = {}) {
    super(message);
    this.name = 'RequestError';
    this.code = code;
    this.more = more;
  }
  get status(): number {
    return STATUS[this.code];
  }
  get body(): ApiError {
    return { error: this.code, message: this.message, ...this.more };
  }
}

export const notFound = (what: string) => new RequestError('not-found', `There is no such ${what}.`);
export const conflict = (reason: string, message: string) => new RequestError('conflict', message, { reason });
export const forbidden = (message: string) => new RequestError('forbidden', message);
export const malformed = (field: string, message: string) => new RequestError('malformed', message, { field });
export const unavailable = () =>
  new RequestError('unavailable', 'The storage is out of reach; nothing was changed. Try again in a moment.', {
    retryAfter: 1,
  });
export const refused = (refusal: Refusal) =>
  new RequestError('refused', `Refused by ${refusal.rule} (${refusal.code}).`, { refusal });
