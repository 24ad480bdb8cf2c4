import { StoreError } from '../store/storeError.ts';
import { RequestError, unavailable } from './requestError.ts';

const OUT_OF_REACH = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_|08|53|57)/;
const OUT_OF_REACH_TEXT =
  /connection terminated|timeout exceeded|not queryable|connection.*closed|database is (locked|full)/i;

/** Whatever went wrong, as an answer. What nobody foresaw is 'internal' and is noted. */
export function asRequestError(error: unknown): RequestError {
  if (error instanceof RequestError) return error;
  if (error instanceof StoreError) return unavailable();
  const { code, statusCode, message } = error as { code?: unknown; statusCode?: unknown; message?: string };
  if (statusCode === 413 || statusCode === 414) return new RequestError('too-large', 'The request is too large.');
  if (statusCode === 404) return new RequestError('not-found', 'There is nothing here.');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new RequestError('malformed', message ?? 'The request cannot be read.');
  if (OUT_OF_REACH.test(String(code ?? '')) || OUT_OF_REACH_TEXT.test(message?.slice(0, 500) ?? ''))
    return unavailable();
  return new RequestError('internal', 'Something failed on our side; it was noted.');
}
