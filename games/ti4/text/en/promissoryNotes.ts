import type { Vocabulary } from '../vocabulary.ts';

export const notes: Vocabulary['notes'] = {
  ceasefire: {
    name: 'Ceasefire',
    text: 'After the owner activates a system with your units: they cannot move units into it. Then return this note.',
  },
  'political-secret': {
    name: 'Political Secret',
    text: 'When an agenda is revealed: the owner cannot vote, play action cards or use faction abilities until it is resolved. Then return this note.',
  },
  'support-for-the-throne': {
    name: 'Support for the Throne',
    text: 'Put it face up before you at once and gain 1 victory point. If you activate a system with the owner’s units, or the owner is eliminated, you lose the point and return the note.',
  },
  'trade-agreement': {
    name: 'Trade Agreement',
    text: 'When the owner replenishes commodities: they give you all their commodities. Then return this note.',
  },
  alliance: {
    name: 'Alliance',
    text: 'Put it face up before you at once. You can use the owner’s commander, once unlocked. Return it if you activate a system with the owner’s units.',
  },
  'strike-wing-ambuscade': {
    name: 'Strike Wing Ambuscade',
    text: 'When one of your units makes a roll for a unit ability: it rolls one more die. Then return this note.',
  },
  'war-funding': {
    name: 'War Funding',
    text: 'At the start of a round of space combat: the owner loses 2 trade goods, and you may reroll any of your dice in this round. Then return this note.',
  },
  'raghs-call': {
    name: 'Ragh’s Call',
    text: 'After you commit units to a planet: all of the owner’s ground forces there go to another planet the owner controls. Then return this note.',
  },
  'fires-of-the-gashlai': {
    name: 'Fires of the Gashlai',
    text: 'Action: the owner returns 1 token of their fleet pool to reinforcements, and you gain your war sun technology. Then return this note.',
  },
  'trade-convoys': {
    name: 'Trade Convoys',
    text: 'Action: put it face up before you. You can make transactions with players who are not your neighbours. Return it if you activate a system with the owner’s units.',
  },
  'blood-pact': {
    name: 'Blood Pact',
    text: 'Action: put it face up before you. When you and the owner vote for the same outcome, you add 4 votes. Return it if you activate a system with the owner’s units.',
  },
  'military-support': {
    name: 'Military Support',
    text: 'At the start of the owner’s turn: they return 1 token of their strategy pool to reinforcements, and you may place 2 infantry on a planet you control. Then return this note.',
  },
  'creuss-iff': {
    name: 'Creuss IFF',
    text: 'At the start of your turn: place or move a Creuss wormhole token into a system with a planet you control or into a system outside home systems without ships of others. Then return this note.',
  },
  'cybernetic-enhancements': {
    name: 'Cybernetic Enhancements',
    text: 'At the start of your turn: the owner returns 1 token of their strategy pool to reinforcements, and you put 1 from reinforcements in yours. Then return this note.',
  },
  'scepter-of-dominion': {
    name: 'Scepter of Dominion',
    text: 'At the start of the strategy phase: choose a system outside home systems with your units. Every other player who has a token on the owner’s sheet puts one from reinforcements there. Then return this note.',
  },
  'promise-of-protection': {
    name: 'Promise of Protection',
    text: 'Action: put it face up before you. The owner cannot use Pillage against you. Return it if you activate a system with the owner’s units.',
  },
  'gift-of-prescience': {
    name: 'Gift of Prescience',
    text: 'At the end of the strategy phase: put it face up before you and the Naalu token on your strategy card. You are first in initiative order, and the owner cannot use Telepathic. Return it at the end of the status phase.',
  },
  'black-market-forgery': {
    name: 'Black Market Forgery',
    text: 'Action: purge 2 relic fragments of the same type to gain a relic. Then return this note.',
  },
  antivirus: {
    name: 'Antivirus',
    text: 'At the start of a combat: put it face up before you. The owner cannot use Technological Singularity against you. Return it if you activate a system with the owner’s units.',
  },
  'the-cavalry': {
    name: 'The Cavalry',
    text: 'At the start of a space combat against anyone but the owner: in this combat one of your non-fighter ships has the Sustain Damage, combat value and Anti-Fighter Barrage of the owner’s flagship. Then return this note.',
  },
  'tekklar-legion': {
    name: 'Tekklar Legion',
    text: 'At the start of a ground combat: your combat rolls get +1 in it; if your opponent is the owner, theirs get −1. Then return this note.',
  },
  terraform: {
    name: 'Terraform',
    text: 'Action: attach it to a planet you control, outside home systems and not Mecatol Rex. The planet has 1 resource and 1 influence more and all three traits.',
  },
  'research-agreement': {
    name: 'Research Agreement',
    text: 'After the owner researches a technology that is no faction technology: you gain it too. Then return this note.',
  },
  crucible: {
    name: 'Crucible',
    text: 'After you activate a system: your ships do not roll for gravity rifts in this movement, and those that leave or cross one have another +1 move. Then return this note.',
  },
  acquiescence: {
    name: 'Acquiescence',
    text: 'At the end of the strategy phase: swap one of your strategy cards with one that the owner chose. Then return this note.',
  },
  'political-favor': {
    name: 'Political Favor',
    text: 'When an agenda is revealed: the owner returns 1 token of their strategy pool to reinforcements. The agenda is discarded, and the next one is revealed and voted on. Then return this note.',
  },
  'greyfire-mutagen': {
    name: 'Greyfire Mutagen',
    text: 'After a system is activated: the owner cannot use faction abilities or faction technologies in this action. Then return this note.',
  },
  'spy-net': {
    name: 'Spy Net',
    text: 'At the start of your turn: look at the owner’s action cards and take one. Then return this note.',
  },
  stymie: {
    name: 'Stymie',
    text: 'Action: put it face up before you. The owner cannot produce units in or next to systems outside home systems that contain your units. Return it if you activate a system with the owner’s units.',
  },
  'dark-pact': {
    name: 'Dark Pact',
    text: 'Action: put it face up before you. When you give the owner as many commodities as your commodity value, you both gain 1 trade good. Return it if you activate a system with the owner’s units.',
  },
};
