import type { RuleChapter } from '@orrery/kernel';

export const notesAgendas: readonly RuleChapter[] = [
  {
    id: 'TI4-CAG',
    title: 'Notes on agendas',
    rules: {
      'TI4-CAG-01':
        'Anti-Intellectual Revolution reacts to research, not to gaining. Its Against counts all technologies you own.',
      'TI4-CAG-02': 'After Armed Forces Standardization and other changes of pools, fleets are checked at once.',
      'TI4-CAG-03': 'Articles of War takes from everyone’s mechs all printed abilities except Sustain Damage.',
      'TI4-CAG-04':
        'Checks and Balances: the trade goods go to the player who chooses the card, not to the one who gets it.',
      'TI4-CAG-05':
        'Classified Document Leaks: the objective is public, its owner cannot score it again, and it no longer counts among their secrets. If the law goes, nobody can score it any more; the limit of one for each combat still holds.',
      'TI4-CAG-06':
        'Colonial Redistribution: the former controller may choose themselves if they have the fewest points. Where no unit may be placed none is, and control stays.',
      'TI4-CAG-07':
        'Committee Formation is used after predictions, and cards with legal texts can still change the choice.',
      'TI4-CAG-08':
        'Compensated Disarmament gives all trade goods at once. Structures stay, unless they are ground forces too.',
      'TI4-CAG-09': 'Conventions of War forbids Bombardment against cultural planets, nothing else.',
      'TI4-CAG-10':
        'Covert Legislation: cards are played after the speaker has told the kinds of outcome, and the hidden agenda is shown when it takes effect. If it would have to be replaced, both are discarded; the speaker may vote.',
      'TI4-CAG-11': 'Economic Equality and other gains for all trigger what reacts to trade goods, player by player.',
      'TI4-CAG-12':
        'Enforced Travel Ban stops movement and retreats through alpha and beta wormholes, but not space cannons, neighbours or other adjacency. A faction that cannot be hindered ignores it.',
      'TI4-CAG-13': 'Executive Sanctions and other hand limits hold at once.',
      'TI4-CAG-14':
        'Fleet Regulations counts all tokens in the pool, those of others too. What a faction may have beyond stays.',
      'TI4-CAG-15':
        'Galactic Crisis Pact: the secondary abilities are used at once in speaker order, without a token; resources and influence must be paid.',
      'TI4-CAG-16': 'When Homeland Defense Act leaves play, surplus PDS are removed.',
      'TI4-CAG-17':
        'Imperial Arbiter and other swaps leave trade goods with the player who chose the card. With two cards the one who swaps chooses which.',
      'TI4-CAG-18':
        'Ixthian Artifact: both technologies need prerequisites, and the second may use the first. Units are destroyed at the same time, and next to Mecatol Rex you choose your own losses.',
      'TI4-CAG-19': 'Minister of Commerce reacts to replenishing only and gives everything in one gain.',
      'TI4-CAG-20': 'Minister of Exploration gives one trade good for each planet, one at a time.',
      'TI4-CAG-21':
        'Minister of Industry also works when a space dock comes by replacement. All your units in the system may use Production at the usual price.',
      'TI4-CAG-22':
        'Minister of Peace and the like cut off everything that would follow the activation. The owner needs no units there.',
      'TI4-CAG-23': 'Minister of Policy draws apart from the usual draw, and nothing doubles it.',
      'TI4-CAG-24':
        'Miscount Disclosed: the law stays in force during the new vote and counts as just revealed. If it is vetoed then it is discarded, and whoever loses Political Censure loses its point.',
      'TI4-CAG-25':
        'Mutiny and Seed of an Empire give points in speaker order, which can end the game midway. Through the Xxcha hero in another phase it is initiative order.',
      'TI4-CAG-26': 'New Constitution exhausts only planets in your own home system.',
      'TI4-CAG-27': 'Nexus Sovereignty stops movement through the alpha and beta wormholes of the nexus, nothing else.',
      'TI4-CAG-28': 'Whoever is elected by Political Censure may still react before it takes effect.',
      'TI4-CAG-29': 'Prophecy of Ixth is lost only through uses of Production.',
      'TI4-CAG-30':
        'Publicize Weapon Schematics takes Sustain Damage from all war suns. A faction that has war suns without the technology does not own it.',
      'TI4-CAG-31':
        'Rearmament Agreement: without home planets you place nothing. You may take a mech back from the board.',
      'TI4-CAG-32': 'Representative Government, as printed in the expansion, forbids additional votes as well.',
      'TI4-CAG-33':
        'Research Grant Reallocation: any technology will do, whatever tokens you have. As many fleet tokens as possible go for its symbols, and specialties do not help.',
      'TI4-CAG-34': 'Search Warrant: new secret objectives are shown before their owner decides which to discard.',
      'TI4-CAG-35':
        'With Shared Research ships pass through nebulae. To enter one it must still be the active system, and the limit to movement stays.',
      'TI4-CAG-36': 'Swords to Plowshares leaves mechs alone.',
      'TI4-CAG-37':
        'Wormhole Reconstruction makes alpha and beta systems adjacent and beats a travel ban. Its Against concerns wormholes of every kind.',
      'TI4-CAG-38':
        'Wormhole Research: ships with only a gamma or delta wormhole earn the research and survive. Ground forces aboard lost ships are removed, not destroyed.',
    },
  },
  {
    id: 'TI4-COB',
    title: 'Notes on objectives',
    rules: {
      'TI4-COB-01':
        'What an objective makes you spend is paid in the status phase. Each planet pays one kind of value; trade goods help with resources and influence, and are needed as such where trade goods are asked for.',
      'TI4-COB-02': 'Each command token spent for an objective is spent by itself, for everything that watches it.',
      'TI4-COB-03': 'A system counts once, for however many reasons. Two players may count the same system.',
      'TI4-COB-04':
        'Become a Martyr, Conquer the Weak and the like accept home systems of eliminated players. Elimination is checked before the loss of a last planet is scored.',
      'TI4-COB-05':
        'Betray a Friend looks at notes that lay face up before you when your tactical action began. Only the active player can score it.',
      'TI4-COB-06':
        'Destroy Their Greatest Ship, Fight with Precision and the like are scored as the unit is destroyed, win or lose. A unit destroyed by its owner’s own effect does not count.',
      'TI4-COB-07':
        'Demonstrate Your Power is checked at the end of the combat after fleet limits, won or not. Units that count as ships for a while count.',
      'TI4-COB-08':
        'Dictate Policy is scored in the agenda phase, at its start or after a law has taken effect and before predictions.',
      'TI4-COB-09':
        'Drive the Debate is scored just before the election takes effect, by the player elected in the end, but not with a card drawn by that same agenda.',
      'TI4-COB-10':
        'For the edge of the board your own home does not count. Other homes, the nexus and the Creuss home do, and hyperlanes make no edge.',
      'TI4-COB-11': 'For Explore Deep Space and the like a system whose only planet was destroyed has no planets.',
      'TI4-COB-12':
        'For Improve Infrastructure and the like structures must stand on planets: a space dock in space does not count.',
      'TI4-COB-13':
        'Intimidate Council and Threaten Enemies look at adjacent systems only, not at the named system itself.',
      'TI4-COB-14':
        'Learn the Secrets of the Cosmos needs ships in three systems next to anomalies. An anomaly counts only if it is next to another.',
      'TI4-COB-15':
        'Make an Example of Their World and Turn Their Fleets to Dust need the last unit to fall to the named ability itself. New units placed later change nothing, and neither uses up what you may score in a combat.',
      'TI4-COB-16': 'Prove Endurance is scored as you pass last.',
      'TI4-COB-17': 'Rule Distant Lands needs two planets for two different home systems.',
      'TI4-COB-18':
        'Spark a Rebellion: whoever is tied for most points will do, even with none. A sole leader cannot score it.',
      'TI4-COB-19': 'Strengthen Bonds counts notes face up before you, attached ones too.',
      'TI4-COB-20': 'Unveil Flagship fails if the flagship was destroyed in that combat, even if it came back.',
      'TI4-COB-21': 'Upgrades of one type count once. Copied faction technologies count only while they are copied.',
    },
  },
];
