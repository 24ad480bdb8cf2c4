/**
 * The version of the rules and cards. A running match of an older version goes on with the cards of this one: nothing in
 * its state names what has changed.
 * 2: Watchfire, System Police, Night Runner, the Moons, some stickers and scenario figures; leaving a Hydra team.
 * 3: the option of an even Raid, older matches have the rulebook's Boss; Watchfire, Orbital Palisade, Golden Argosy;
 *    stickers for cheap Ships make cards dearer; scenario figures.
 * 4: closed envelopes lie face down; a teammate of Hydra who acts again after ending the turn has not ended it; six
 *    cards have lines for two Raiders and for whoever has three or five opponents; the option of an even Raid is gone.
 */
export const RULES = 4;
