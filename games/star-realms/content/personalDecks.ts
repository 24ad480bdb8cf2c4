/** Starting Personal Decks: how many of which card (SR-SETUP-03, SR-CAMP-15, SR-CAMP-16). */
export type PersonalDeck = 'standard' | 'starEmpire' | 'tradeFederation';

export const personalDecks: Record<PersonalDeck, Readonly<Record<string, number>>> = {
  standard: { scout: 8, viper: 2 },
  starEmpire: { scout: 8, viper: 1, 'imperial-fighter': 1, smuggler: 1 },
  tradeFederation: { scout: 8, viper: 1, 'federation-shuttle': 1, 'system-police': 1 },
};
