import { pino } from 'pino';
import type { DestinationStream, Logger } from 'pino';

/** Structured lines on standard error; standard output has the address alone. Bodies, cookies, tokens and names never get here; what slips in by an error's details is struck out. */
export function makeLogger(level: string, to: DestinationStream = pino.destination({ fd: 2, sync: true })): Logger {
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
          '*.hidden',
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
    to,
  );
}
