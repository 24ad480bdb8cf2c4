export const ID = 'twilight-imperium-3';
/**
 * Raised whenever a running match would play on differently. 2: advanced technologies from the start as an option, the whole Technology
 * deck. 3: a withdrawal can be announced without a refuge. 4: the result counts planets, and
 * resources only between equals; production is answered by units at their places. 5: combat goes through the steps that both editions share.
 * 6: the whole game; the skirmish is one of its set-ups. Up to here the game was called ti3-slice. 7: leaders, Distant Suns, all sixty agendas.
 * 8: Usurper lies on Mecatol Rex, Hacan exchange any number of cards, the window before an agenda opens before the counter is placed.
 * 9: generated galaxies are as even as those of the fourth edition; X-89 is no bombardment, Dacxive Animators serve a defender who wins,
 * Hacan's agreements withstand Action Cards, Strategic Flexibility brings Bonus Counters, planetless systems count for the inner ring.
 * 10: Jol-Nar roll any of their dice again, mines count in the first round of a battle, Gen Synthesis asks where a Ground Force returns to
 * and lets it fight on there, Star of Death reaches every system with a War Sun of its player, In the Silence of Space does not end among
 * enemy ships, and by the publisher's answers a Scientist stops Dreadnoughts with Graviton Negator.
 */
export const RULES = 10;
