import type { FastifyRequest } from 'fastify';

/** Scripts, styles and connections from this site alone; nobody may frame it. */
export function contentPolicy(publicUrl: string | null): string {
  const sockets = publicUrl ? ` ${publicUrl.replace(/^http/, 'ws').replace(/\/+$/, '')}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export function headersOf(policy: string): { [name: string]: string } {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    'strict-transport-security': 'max-age=31536000',
  };
}

/** Of built files, of which a page fetches dozens: what a document does not need beside its own headers. A worker is a document of its own. */
export const FILE_HEADERS = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' };
export const isBuiltFile = (url: string): boolean => url.startsWith('/assets/') && !url.startsWith('/assets/worker');

/**
 * Whether a request may change something, or open a socket. Browsers name the site a request comes from; programs without a browser send
 * no Origin and no foreign cookie. Reading needs no check: other sites cannot see the answer.
 */
export function sameOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, upgrade, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site' || isReading(request);
  if (isReading(request) && upgrade === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || (publicUrl !== null && new URL(publicUrl).origin === origin);
}

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD' || method === 'OPTIONS';
