import { promisify } from 'node:util';
import { Readable, pipeline } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Below this the answer fits into a packet as it is. */
const LEAST = 1024;
const inGzip = promisify(gzip);
const inBrotli = promisify(brotliCompress);
/** Quick rather than small: it is done for every answer, in a thread of Node's own. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Answers of the API go compressed to whoever takes them so. Files of the client are compressed when it is built. */
export function compressJson(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply, payload) => {
    // A stream whose length is known is a file, and goes as it was built.
    const isStream = payload instanceof Readable && !reply.hasHeader('content-length');
    const isLong = typeof payload === 'string' && payload.length >= LEAST;
    if (!(isStream || isLong) || !/json|csv/.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    reply.header('vary', 'accept-encoding');
    const takes = String(request.headers['accept-encoding'] ?? '');
    const encoding = /\bbr\b/.test(takes) ? 'br' : /\bgzip\b/.test(takes) ? 'gzip' : null;
    if (encoding === null) return payload;
    if (isStream) {
      reply.header('content-encoding', encoding);
      // Whoever hangs up ends it; that is all.
      return pipeline(payload, encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip(), () => {});
    }
    const text = Buffer.from(payload as string);
    const packed = encoding === 'br' ? await inBrotli(text, BROTLI) : await inGzip(text);
    reply.header('content-encoding', encoding);
    reply.header('content-length', packed.length);
    return packed;
  });
}
