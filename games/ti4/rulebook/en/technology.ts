import type { RuleChapter } from '@orrery/kernel';

export const technology: readonly RuleChapter[] = [
  {
    id: 'TI4-TECH',
    title: 'Technologies',
    rules: {
      'TI4-TECH-01':
        'Technologies improve your units or give you abilities; most come by the strategy card Technology.',
      'TI4-TECH-02': 'There are four colours: biotic, green; propulsion, blue; warfare, red; cybernetic, yellow.',
      'TI4-TECH-03':
        'To research a technology you must own technologies of the colours it asks for. For each one missing you may exhaust a planet with that specialty.',
      'TI4-TECH-04': 'Your technologies lie open; some have an ability used as an action.',
      'TI4-TECH-05':
        'Each technology you own, unit upgrades aside, counts as one prerequisite of its colour. It is not used up.',
      'TI4-TECH-06': 'Unit upgrades have no colour and are nobody’s prerequisite.',
      'TI4-TECH-07':
        'To research needs the prerequisites, to gain does not. Only research sets off what speaks of research.',
      'TI4-TECH-08': 'You cannot research technologies of other factions, nor one that you own.',
      'TI4-TECH-09':
        'A planet must be readied to use its specialty, and covers one symbol. Several planets and abilities may be combined.',
      'TI4-TECH-10':
        'A technology that is exhausted is readied in the status phase. What it does all the time it also does while exhausted.',
      'TI4-TECH-11':
        'If you research two technologies one after the other, the first may be a prerequisite of the second.',
      'TI4-TECH-12': 'A technology that goes back to your deck and is gained again comes readied.',
    },
  },
  {
    id: 'TI4-EXP',
    title: 'Exploration',
    rules: {
      'TI4-EXP-01': 'To explore a planet is to draw a card from the deck of its trait and resolve it.',
      'TI4-EXP-02': 'You draw one card for each planet you gain.',
      'TI4-EXP-03':
        'You find relic fragments, attachments, which go under the planet card with their token on the planet, or events that happen at once.',
      'TI4-EXP-04': 'Mecatol Rex and home planets are never explored.',
      'TI4-EXP-05':
        'In systems without planets lie frontier tokens. To explore them you need Dark Energy Tap or another effect.',
      'TI4-EXP-06': 'On a planet with several traits you choose the deck.',
      'TI4-EXP-07': 'If you explore several things at once, you choose the order and finish each before the next.',
      'TI4-EXP-08':
        'A card that is neither kept nor attached nor put into play goes on the discard pile of its own deck.',
      'TI4-EXP-09': 'An explored frontier token is removed. Only some effects bring new ones.',
      'TI4-EXP-10':
        'With Dark Energy Tap you explore the frontier at the end of your tactical action, if you then have a ship there. You must.',
      'TI4-EXP-11': 'A planet is explored again only by effects that say so.',
      'TI4-EXP-12': 'An attachment you draw is attached to the planet, whether you like it or not.',
      'TI4-EXP-13': 'Between the showing of the card and its effect, transactions are possible.',
    },
  },
  {
    id: 'TI4-REL',
    title: 'Relics',
    rules: {
      'TI4-REL-01': 'As an action you may turn three relic fragments of one type into a relic.',
      'TI4-REL-02': 'Fragments can be traded, relics cannot.',
      'TI4-REL-03': 'Relics and fragments lie open before you.',
      'TI4-REL-04':
        'Unknown fragments count as any type, but one of the named type must be among those you purge. Where two fragments are asked for, two unknown ones are enough.',
      'TI4-REL-05':
        'A relic comes from the top of its deck and lies face up. If the deck is empty you gain nothing, though you may still purge fragments.',
      'TI4-REL-06': 'Relics do what they say; many purge themselves.',
      'TI4-REL-07': 'When a player is eliminated, their fragments go to the discard piles and their relics are purged.',
    },
  },
  {
    id: 'TI4-LEAD',
    title: 'Leaders',
    rules: {
      'TI4-LEAD-01': 'Every faction has an agent, a commander and a hero.',
      'TI4-LEAD-02': 'The agent can be used from the start and is exhausted by it.',
      'TI4-LEAD-03': 'The commander must be unlocked; then its ability lasts.',
      'TI4-LEAD-04': 'By the Alliance note another player can use your commander too.',
      'TI4-LEAD-05': 'The hero must be unlocked and is used once in the game.',
      'TI4-LEAD-06': 'Agents are readied in the status phase. Commanders and heroes are never exhausted.',
      'TI4-LEAD-07':
        'A commander is unlocked as soon as its condition is met, but not in the middle of an ability. It does not affect the event that unlocked it.',
      'TI4-LEAD-08': 'What is unlocked stays unlocked.',
      'TI4-LEAD-09': 'A hero is unlocked by three scored objectives of any kind. Points from elsewhere do not count.',
      'TI4-LEAD-10': 'A used hero is purged, unless it says that it stays, attached or until the round ends.',
      'TI4-LEAD-11': 'You go on using your commander while another player has your Alliance.',
      'TI4-LEAD-12': 'Whoever has your Alliance can use the commander only once it is unlocked.',
    },
  },
];
