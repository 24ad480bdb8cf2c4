import { pino } from 'pino';
import type { Logger } from 'pino';

/** Structured lines on standard error; standard output has the address alone. Bodies, cookies, tokens and names never get here; what slips in by an error's details is struck out. */
export function makeLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.key',
          '*.cookie',
          '*.authorization',
          '*.email',
          'req.headers',
          '*.answer',
          '*.hid',
          '*.own',
        ],
        censor: '[secret]',
      },
      serializers: {
        req: ({ method, routeOptions }: { method: string; routeOptions?: { url?: string } }) => ({
          method,
          route: routeOptions?.url,
        }),
      },
    },
    pino.destination({ fd: 2, sync: true }),
  );
}
