import { expect, it } from 'vitest';
import { noNats, noPostgres } from './services.ts';

// Without them the tests of several nodes and of the second storage are left out: that must not pass unseen.
it('PostgreSQL is found, or was installed', () => expect(noPostgres).toBeNull());
it('NATS is found, or was installed', () => expect(noNats).toBeNull());
