import type { ACTION_CARD_COMPONENTS } from './index.ts';

/** Every Action Card by its name. */
export type CardText = (typeof ACTION_CARD_COMPONENTS)[number]['id'];
