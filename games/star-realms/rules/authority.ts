import type { Pub } from '../shapes.ts';

/** SR-GEN-05. States share the scores, so a change makes new ones. */
export const setAuthority = (pub: Pub, score: number, authority: number): void => {
  const scores = pub.authority.slice();
  scores[score] = authority;
  pub.authority = scores;
};
export const changeAuthority = (pub: Pub, score: number, by: number): void =>
  setAuthority(pub, score, pub.authority[score]! + by);
