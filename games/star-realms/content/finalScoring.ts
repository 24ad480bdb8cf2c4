/** How the twelfth envelope decides the campaign (SR-VP-04): points of the cards, then a majority of upgrades for each neighbor. */
export const finalScoring = { majorityPoints: 2, clearMargin: 7 } as const;
export type Outcome = 'starEmpireClear' | 'starEmpireNarrow' | 'tradeFederationNarrow' | 'tradeFederationClear';
