export { ConfigError, SETTINGS, readConfig } from './config.ts';
export type { Config } from './config.ts';
export { serve } from './serve.ts';
export type { Serving } from './serve.ts';
