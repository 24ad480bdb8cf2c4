/**
 * The version of the rules and cards. A running match of an older version goes on with the cards of this one: nothing in
 * its state names what has changed.
 * 2: Watchfire, System Police, Night Runner, the Moons, some stickers and scenario figures; leaving a Hydra team.
 * 3: the option of an even Raid, older matches have the rulebook's Boss; Watchfire, Orbital Palisade, Golden Argosy;
 *    stickers for cheap Ships make cards dearer; scenario figures.
 * 4: closed envelopes lie face down; a teammate of Hydra who acts again after ending the turn has not ended it; six
 *    cards have lines for two Raiders and for whoever has three or five opponents; the option of an even Raid is gone.
 * 5: the Kingdom's on-acquire abilities give Trade unless the table says Combat; the Ripper is plain, other cheap Ships
 *    help two Raiders, the Ledger Skiff no longer draws; stickers only add; scenarios give neither side more Authority;
 *    an attack may name any teammate of a Hydra; leaving the table is called that and costs no Authority.
 */
export const RULES = 5;
