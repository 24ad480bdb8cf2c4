import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Where } from './store/store.ts';

/** Every setting, its default and its meaning. The table in docs/operations.md is checked against this list. */
export const SETTINGS = {
  PORT: { default: '8080', means: 'port to listen on; 0 takes any free one' },
  HOST: { default: '0.0.0.0', means: 'address to listen on' },
  PUBLIC_URL: {
    default: '',
    means: 'the address people see, for links, passkeys and cookies; http://localhost:PORT when empty',
  },
  DATA_DIR: { default: './.orrery', means: 'folder of the embedded database and its backups' },
  DATABASE_URL: { default: '', means: 'PostgreSQL instead of the embedded database' },
  DATABASE_REPLICA_URL: {
    default: '',
    means: 'read replica of that PostgreSQL: public lists, the archive and files of finished matches are read there',
  },
  NATS_URL: { default: '', means: 'NATS, when several nodes share one PostgreSQL' },
  SECRET: { default: '', means: 'signs cookies; made once and kept in the database when empty' },
  TRUST_PROXY: {
    default: '0',
    means:
      'how many proxies stand in front, each adding the address it saw to X-Forwarded-For; 0 believes no such header',
  },
  LOG_LEVEL: { default: 'info', means: 'trace, debug, info, warn, error or silent' },
  BOT_THREADS: { default: '', means: 'threads in which bots think; one less than the cores when empty' },
  BOT_PAUSE: { default: '400', means: 'milliseconds a bot waits at least before it answers' },
  BLUR: { default: '2500-5000', means: 'milliseconds a reaction window stays shut at least, drawn anew for each' },
  REPLACE_AFTER: {
    default: '600-86400',
    means:
      'seconds a table without a clock waits for somebody before a vote may let a bot play: where several vote, and where one voice decides',
  },
  RATE_LIMITS: { default: '1', means: 'factor on all rate limits; 0 switches them off' },
  METRICS_TOKEN: { default: '', means: 'bearer token for /metrics; without it only this machine may read them' },
  WEB_DIST: { default: '', means: 'folder of the built web client; web/dist when empty' },
  SMTP_URL: { default: '', means: 'mail server for notices (smtp://user:password@host:port); no mail when empty' },
  MAIL_FROM: { default: 'orrery@localhost', means: 'sender of mail notices' },
  PUSH_CONTACT: {
    default: '',
    means: 'mailto: or https: address given to push services; the address of the server or of its mails when empty',
  },
  NOTICE_AFTER: { default: '30', means: 'seconds somebody is waited for before a notice goes out' },
} as const;
export type SettingName = keyof typeof SETTINGS;

export interface Config {
  port: number;
  host: string;
  publicUrl: string | null;
  dataDir: string;
  where: Where;
  natsUrl: string | null;
  secret: string | null;
  /** Proxies in front whose word about addresses and protocol is taken. */
  trustProxy: number;
  logLevel: string;
  botThreads: number | null;
  botPause: number;
  blur: { least: number; most: number };
  /** Milliseconds. */
  replaceAfter: { several: number; alone: number };
  rateLimits: number;
  metricsToken: string | null;
  webDist: string;
  smtpUrl: string | null;
  mailFrom: string;
  pushContact: string | null;
  noticeAfter: number;
}

export class ConfigError extends Error {}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'];

export function readConfig(env: { [name: string]: string | undefined }): Config {
  const text = (name: SettingName) => env[name]?.trim() || SETTINGS[name].default;
  const whole = (name: SettingName, least: number, most: number) => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < least || value > most)
      throw new ConfigError(`${name} must be a whole number from ${least} to ${most}, not "${text(name)}"`);
    return value;
  };
  const oneOf = (name: SettingName, choices: readonly string[]) => {
    if (!choices.includes(text(name)))
      throw new ConfigError(`${name} must be one of ${choices.join(', ')}, not "${text(name)}"`);
    return text(name);
  };
  const address = (name: SettingName, protocols: string[]) => {
    const value = text(name);
    if (value === '') return null;
    if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
      throw new ConfigError(`${name} must be an address that begins with ${protocols.join(' or ')}`);
    return value;
  };
  const rateLimits = Number(text('RATE_LIMITS'));
  if (!(rateLimits >= 0 && rateLimits < Infinity)) throw new ConfigError('RATE_LIMITS must be a number of 0 or more');
  const range = (name: SettingName) => {
    const found = /^(\d+)-(\d+)$/.exec(text(name));
    if (!found || Number(found[1]) > Number(found[2]))
      throw new ConfigError(`${name} must be two whole numbers with a hyphen between them, the smaller one first`);
    return { least: Number(found[1]), most: Number(found[2]) };
  };
  const replaceAfter = range('REPLACE_AFTER');
  const dataDir = resolve(text('DATA_DIR'));
  if (env.ADMINS?.trim())
    throw new ConfigError(
      'ADMINS is not read any more, since anybody could register such a name; use: node server/ops/data.ts operator add <handle>',
    );
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const replicaUrl = address('DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']);
  if (replicaUrl && !databaseUrl) throw new ConfigError('DATABASE_REPLICA_URL needs DATABASE_URL: it is a copy of it');
  const natsUrl = address('NATS_URL', ['nats:', 'tls:']);
  if (natsUrl && !databaseUrl) throw new ConfigError('NATS_URL needs DATABASE_URL: nodes share a PostgreSQL');
  return {
    port: whole('PORT', 0, 65_535),
    host: text('HOST'),
    publicUrl: address('PUBLIC_URL', ['http:', 'https:']),
    dataDir,
    where: databaseUrl
      ? { kind: 'postgres', url: databaseUrl, ...(replicaUrl ? { replica: replicaUrl } : {}) }
      : { kind: 'sqlite', file: join(dataDir, 'orrery.db') },
    natsUrl,
    secret: text('SECRET') || null,
    trustProxy: whole('TRUST_PROXY', 0, 10),
    logLevel: oneOf('LOG_LEVEL', LOG_LEVELS),
    botThreads: text('BOT_THREADS') === '' ? null : whole('BOT_THREADS', 1, 64),
    botPause: whole('BOT_PAUSE', 0, 60_000),
    blur: range('BLUR'),
    replaceAfter: { several: replaceAfter.least * 1000, alone: replaceAfter.most * 1000 },
    rateLimits,
    metricsToken: text('METRICS_TOKEN') || null,
    webDist: text('WEB_DIST') || fileURLToPath(new URL('../web/dist', import.meta.url)),
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: text('MAIL_FROM'),
    pushContact: address('PUSH_CONTACT', ['mailto:', 'https:']),
    noticeAfter: whole('NOTICE_AFTER', 0, 86_400),
  };
}
