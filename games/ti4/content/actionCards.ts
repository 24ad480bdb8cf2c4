import type { BoxSet } from './sets.ts';

/** When a card is played: as an action of its own, or in a window. */
export type CardMoment =
  | 'action'
  | 'activate.after'
  | 'agenda.reveal.after'
  | 'agenda.reveal.would'
  | 'card.played.would'
  | 'cards.discard.after'
  | 'combat.end'
  | 'combat.start'
  | 'commit.after'
  | 'control.after'
  | 'control.would'
  | 'destroyed.after'
  | 'hits.would'
  | 'invasion.start'
  | 'move.after'
  | 'outcome.elected'
  | 'outcome.would'
  | 'phase.start'
  | 'retreat.after'
  | 'retreats.start'
  | 'roll.after'
  | 'roll.would'
  | 'round.end'
  | 'round.start'
  | 'status.step.would'
  | 'strategic.would'
  | 'strategy.pick.would'
  | 'sustained.after'
  | 'vote.after'
  | 'votes.end';
export interface ActionCardFacts {
  readonly set: BoxSet;
  readonly copies: number;
  /** One moment; two where the card offers either. */
  readonly at: readonly CardMoment[];
}

export const ACTION_CARDS = {
  'ancient-burial-sites': { set: 'base', copies: 1, at: ['phase.start'] },
  'assassinate-representative': { set: 'base', copies: 1, at: ['agenda.reveal.after'] },
  bribery: { set: 'base', copies: 1, at: ['votes.end'] },
  bunker: { set: 'base', copies: 1, at: ['invasion.start'] },
  'confusing-legal-text': { set: 'base', copies: 1, at: ['outcome.elected'] },
  'construction-rider': { set: 'base', copies: 1, at: ['agenda.reveal.after'] },
  'courageous-to-the-end': { set: 'base', copies: 1, at: ['destroyed.after'] },
  'cripple-defenses': { set: 'base', copies: 1, at: ['action'] },
  'diplomacy-rider': { set: 'base', copies: 1, at: ['agenda.reveal.after'] },
  'direct-hit': { set: 'base', copies: 4, at: ['sustained.after'] },
  disable: { set: 'base', copies: 1, at: ['invasion.start'] },
  'distinguished-councilor': { set: 'base', copies: 1, at: ['vote.after', 'votes.end'] },
  'economic-initiative': { set: 'base', copies: 1, at: ['action'] },
  'emergency-repairs': { set: 'base', copies: 1, at: ['round.start', 'round.end'] },
  'experimental-battlestation': { set: 'base', copies: 1, at: ['move.after'] },
  'fighter-prototype': { set: 'base', copies: 1, at: ['round.start'] },
  'fire-team': { set: 'base', copies: 1, at: ['roll.after'] },
  'flank-speed': { set: 'base', copies: 4, at: ['activate.after'] },
  'focused-research': { set: 'base', copies: 1, at: ['action'] },
  'frontline-deployment': { set: 'base', copies: 1, at: ['action'] },
  'ghost-ship': { set: 'base', copies: 1, at: ['action'] },
  'imperial-rider': { set: 'base', copies: 1, at: ['agenda.reveal.after'] },
  'in-the-silence-of-space': { set: 'base', copies: 1, at: ['activate.after'] },
  'industrial-initiative': { set: 'base', copies: 1, at: ['action'] },
  infiltrate: { set: 'base', copies: 1, at: ['control.would'] },
  insubordination: { set: 'base', copies: 1, at: ['action'] },
  intercept: { set: 'base', copies: 1, at: ['retreat.after'] },
  'leadership-rider': { set: 'base', copies: 1, at: ['agenda.reveal.after'] },
  'lost-star-chart': { set: 'base', copies: 1, at: ['activate.after'] },
  'lucky-shot': { set: 'base', copies: 1, at: ['action'] },
  'maneuvering-jets': { set: 'base', copies: 4, at: ['hits.would'] },
  'mining-initiative': { set: 'base', copies: 1, at: ['action'] },
  'morale-boost': { set: 'base', copies: 4, at: ['round.start'] },
  parley: { set: 'base', copies: 1, at: ['commit.after'] },
  plague: { set: 'base', copies: 1, at: ['action'] },
  'political-stability': { set: 'base', copies: 1, at: ['status.step.would'] },
  'politics-rider': { set: 'base', copies: 1, at: ['agenda.reveal.after'] },
  'public-disgrace': { set: 'base', copies: 1, at: ['strategy.pick.would'] },
  'reactor-meltdown': { set: 'base', copies: 1, at: ['action'] },
  reparations: { set: 'base', copies: 1, at: ['control.after'] },
  'repeal-law': { set: 'base', copies: 1, at: ['action'] },
  'rise-of-a-messiah': { set: 'base', copies: 1, at: ['action'] },
  sabotage: { set: 'base', copies: 4, at: ['card.played.would'] },
  salvage: { set: 'base', copies: 1, at: ['combat.end'] },
  'shields-holding': { set: 'base', copies: 4, at: ['hits.would'] },
  'signal-jamming': { set: 'base', copies: 1, at: ['action'] },
  'skilled-retreat': { set: 'base', copies: 4, at: ['round.start'] },
  spy: { set: 'base', copies: 1, at: ['action'] },
  summit: { set: 'base', copies: 1, at: ['phase.start'] },
  'tactical-bombardment': { set: 'base', copies: 1, at: ['action'] },
  'technology-rider': { set: 'base', copies: 1, at: ['agenda.reveal.after'] },
  'trade-rider': { set: 'base', copies: 1, at: ['agenda.reveal.after'] },
  'unexpected-action': { set: 'base', copies: 1, at: ['action'] },
  'unstable-planet': { set: 'base', copies: 1, at: ['action'] },
  upgrade: { set: 'base', copies: 1, at: ['activate.after'] },
  uprising: { set: 'base', copies: 1, at: ['action'] },
  veto: { set: 'base', copies: 1, at: ['agenda.reveal.would'] },
  'war-effort': { set: 'base', copies: 1, at: ['action'] },
  'warfare-rider': { set: 'base', copies: 1, at: ['agenda.reveal.after'] },
  'archaeological-expedition': { set: 'pok', copies: 1, at: ['action'] },
  'confounding-legal-text': { set: 'pok', copies: 1, at: ['outcome.elected'] },
  'coup-detat': { set: 'pok', copies: 1, at: ['strategic.would'] },
  'deadly-plot': { set: 'pok', copies: 1, at: ['outcome.would'] },
  'decoy-operation': { set: 'pok', copies: 1, at: ['activate.after'] },
  'diplomatic-pressure': { set: 'pok', copies: 4, at: ['agenda.reveal.would'] },
  'divert-funding': { set: 'pok', copies: 1, at: ['action'] },
  'exploration-probe': { set: 'pok', copies: 1, at: ['action'] },
  'manipulate-investments': { set: 'pok', copies: 1, at: ['phase.start'] },
  'nav-suite': { set: 'pok', copies: 1, at: ['activate.after'] },
  'refit-troops': { set: 'pok', copies: 1, at: ['action'] },
  'reveal-prototype': { set: 'pok', copies: 1, at: ['combat.start'] },
  'reverse-engineer': { set: 'pok', copies: 1, at: ['cards.discard.after'] },
  rout: { set: 'pok', copies: 1, at: ['retreats.start'] },
  scuttle: { set: 'pok', copies: 1, at: ['action'] },
  'seize-artifact': { set: 'pok', copies: 1, at: ['action'] },
  waylay: { set: 'pok', copies: 1, at: ['roll.would'] },
} as const satisfies { readonly [id: string]: ActionCardFacts };

export type ActionCardId = keyof typeof ACTION_CARDS;
export const ACTION_CARD_IDS = Object.keys(ACTION_CARDS) as ActionCardId[];
export const actionCardFacts = (card: ActionCardId): ActionCardFacts => ACTION_CARDS[card];
