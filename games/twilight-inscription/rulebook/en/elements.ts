import type { RuleChapter } from '@orrery/kernel';

export const elements: readonly RuleChapter[] = [
  {
    id: 'INS-ADV',
    title: 'Assets',
    rules: {
      'INS-ADV-01':
        'Dotted assets take effect as soon as they are claimed. You do not spend them, so no stroke goes through them. They are Commodity, Councilor, Population, Faction, Relic, Neighbor and, without a direct effect, Victory Points.',
      'INS-ADV-02':
        'An ability may let you spend a dotted asset after all, for something extra. No card of our set does so.',
      'INS-ADV-03':
        'Dashed assets do their work when you spend them. That happens in Strategy events only, unless a rule or card says otherwise. They are Planet, Trade Good, Vote, Specialty and Focus.',
      'INS-ADV-04': 'Victory Points: the number shown is added to your score at the end. Nothing happens before.',
      'INS-ADV-05': 'Planet: with Expansion active, spend it to unlock a planet or to finish a space dock.',
      'INS-ADV-06':
        'Trade Good: in a Strategy event you turn each one you spend into Materials, Influence or Research, as you prefer, for your active sheet.',
      'INS-ADV-07':
        '“Free” Trade Goods supply the resources just the same, but your stock stays as it is: nothing is circled, nothing struck through.',
      'INS-ADV-08': 'Vote: spend it in a Council event to sway an agenda.',
      'INS-ADV-09': '“Free” Votes count like any other when cast, but they leave your stock of Votes untouched.',
      'INS-ADV-10':
        'Specialty: there are four kinds, biotic, propulsion, cybernetic and warfare. One of the right kind unlocks a technology whose cost shows it.',
      'INS-ADV-11':
        'On Warfare a propulsion Specialty unlocks Dreadnoughts and a warfare Specialty War Suns. A cybernetic one can pay for a Carrier.',
      'INS-ADV-12':
        'On Industry the legend turns a cybernetic Specialty into up to 4 Materials and a biotic one into up to 3 Influence. Any X hex can be scrapped with the Specialty on its label.',
      'INS-ADV-13':
        'Focus: each kind goes with one Focus die. Spend it and that die is unlocked on your active sheet, now and whenever this sheet is active again.',
      'INS-ADV-14':
        'Commodity: there are three types, single or double. Claiming one fills the next place of its type in your industry chart.',
      'INS-ADV-15':
        'Full rows of the chart pay in VP assets; full columns pay in Trade Goods at every Production event.',
      'INS-ADV-16': 'Councilor: claiming one opens another “+1 Vote” in the chart.',
      'INS-ADV-17':
        'Every “+1 Vote” that a Councilor opens means one Vote more in each Council event, and along the line there are VP assets to gain.',
      'INS-ADV-18': 'Commodities and Councilors work immediately, no matter which sheet they come from.',
      'INS-ADV-19':
        'Population: you immediately claim one more VP asset of the Population track, working up from its lower end. A full track gives nothing.',
      'INS-ADV-20': 'Faction: resolve the second ability of your faction immediately.',
      'INS-ADV-21':
        'Relic: found on Navigation. You draw a relic at once, keep it in hand and note its VP beside the system. Here you put your pen down for the draw and go on marking in the same step, with the relic in hand; what you marked before the draw then stands.',
      'INS-ADV-22':
        'Neighbor: the arrow points left or right, and you have 1 strength more in every War on that side. Wars already fought are not changed.',
      'INS-ADV-23':
        'As a reminder of a Neighbor asset, “+1” is noted in the strength boxes of its half. The program adds it for you.',
    },
  },
  {
    id: 'INS-MEC',
    title: 'The Mecatol Rex sheet',
    rules: {
      'INS-MEC-01':
        'A player who claims the Mecatol Rex system enters their faction in the uppermost free slot of the Mecatol Rex sheet. Here that is done when the step closes.',
      'INS-MEC-02':
        'Your slot first gives you Votes, circled on your Industry sheet. If fewer are left there, the surplus is lost.',
      'INS-MEC-03':
        'Your slot also gives VP. They are entered in the box at the Mecatol Rex system and belong to your Navigation score.',
      'INS-MEC-04':
        'Several players may arrive in one step. Each takes a slot, but all of them get what the best of these slots gives.',
      'INS-MEC-05':
        'All slots taken in one step are gone, so the next player to arrive gets the one after them. Names are entered from the Speaker’s left.',
      'INS-MEC-06': 'The second slot is worth 4 Votes and 5 VP. The first, in our game, is worth 5 Votes and 7 VP.',
      'INS-MEC-07':
        'The third slot is worth 3 Votes and 3 VP. In our game the fourth and fifth give 2 of each, the last three 1 of each.',
      'INS-MEC-08': 'Council tallies are kept on this sheet, and in the end so is the final score of every faction.',
    },
  },
  {
    id: 'INS-TECH',
    title: 'Technologies',
    rules: {
      'INS-TECH-01': 'You find two technologies on every sheet.',
      'INS-TECH-02':
        'Each Research you spend may cross out one Research icon of a technology, provided it is on your active sheet.',
      'INS-TECH-03':
        'When no Research icon is left open, the technology is unlocked. In our game that takes three for each.',
      'INS-TECH-04':
        'There is a shortcut: a Specialty of the kind shown in the cost unlocks the whole technology in one go. It, too, must be on your active sheet.',
      'INS-TECH-05': 'Once a technology is unlocked, you have what its text promises.',
      'INS-TECH-06':
        '“Once per activation” means one use in each round in which you have made its sheet active, in step 1 or step 3 as you like. Using it is optional, and on an inactive sheet it rests.',
    },
  },
  {
    id: 'INS-FOCUS',
    title: 'Focus dice',
    rules: {
      'INS-FOCUS-01':
        'Each Focus die is devoted to one resource: one die to Materials, one to Influence and one to Research.',
      'INS-FOCUS-02': 'A Focus die has its resource once on four faces and twice on two.',
      'INS-FOCUS-03':
        'Focus dice are thrown along with the black dice in each Strategy event. You profit only from those you have unlocked on the sheet you made active.',
      'INS-FOCUS-04':
        'To unlock a Focus die, spend its Focus asset and underline the die beside the name of your active sheet.',
      'INS-FOCUS-05':
        'A Focus die is unlocked on that one sheet and nowhere else; every sheet needs a Focus asset of its own.',
      'INS-FOCUS-06':
        'An unlocked Focus die gives you its resources in every round with that sheet active. That includes the present one, even if the dice have already been thrown.',
    },
  },
  {
    id: 'INS-FACTION',
    title: 'Factions',
    rules: {
      'INS-FACTION-01': 'Every faction card names two abilities.',
      'INS-FACTION-02': 'The first ability is with you all game long, in the way its text describes.',
      'INS-FACTION-03': 'The second ability happens once for each Faction asset you claim, and at no other time.',
      'INS-FACTION-04':
        'Some faction cards carry a “Setup” text besides. It is used a single time, when you take the faction.',
    },
  },
  {
    id: 'INS-RELIC',
    title: 'Relics',
    rules: {
      'INS-RELIC-01': 'A relic is worth VP and has a powerful effect that you can use one time.',
      'INS-RELIC-02':
        'For each relic system you claim you draw a relic, and its VP go into the box at that system. Here relics are dealt as soon as everybody has put the pen down, starting left of the Speaker; the step then goes on for those who drew. Once the deck is empty there is neither card nor VP.',
      'INS-RELIC-03':
        'The VP of a relic are yours from the draw on, even if you never play the card. Everybody can see the number, but not which relic it is.',
      'INS-RELIC-04': 'A relic card itself tells you when and how to play it.',
      'INS-RELIC-05':
        'Some relics are played the moment they are drawn, if their text says so. All others stay hidden in your hand until you want to use them.',
      'INS-RELIC-06': 'After use a relic lies open next to your faction card.',
    },
  },
  {
    id: 'INS-OBJ',
    title: 'Objectives',
    rules: {
      'INS-OBJ-01': 'Four objectives are in play, one for each of the four sheets.',
      'INS-OBJ-02':
        'If you meet a condition, say so and enter the VP in the “Objective” box of that sheet. Here the program notices and announces it when the step closes.',
      'INS-OBJ-03':
        'The higher of an objective’s two values rewards the first to get there. Those who follow receive the lower one.',
      'INS-OBJ-04':
        'As soon as somebody has achieved an objective, the card is turned over: the higher value is no longer to be had.',
      'INS-OBJ-05': 'Players who are first together, in one and the same step, all receive the higher value.',
      'INS-OBJ-06': 'You score no objective more than once.',
    },
  },
];
