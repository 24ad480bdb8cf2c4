import type { RuleChapter } from '@orrery/kernel';

export const notesActionCards: readonly RuleChapter[] = [
  {
    id: 'TI4-CAC',
    title: 'Notes on action cards',
    rules: {
      'TI4-CAC-01':
        'Riders and other predictions: you cannot vote on that agenda. You may predict several times with different cards and outcomes, and also when you could not vote anyway.',
      'TI4-CAC-02': 'What a right prediction brings comes after the agenda’s own effect, in speaker order.',
      'TI4-CAC-03':
        'Sabotage comes when targets, choices and amounts have been announced, but before dice, draws or the technology to research. Where a technology is gained from another player it is named first.',
      'TI4-CAC-04': 'If Sabotage stops a card that was your action, you choose another action or pass.',
      'TI4-CAC-05':
        'Ancient Burial Sites is played before the first agenda is revealed. You may choose a player without cultural planets.',
      'TI4-CAC-06': 'Assassinate Representative stops votes only: predictions and other effects remain possible.',
      'TI4-CAC-07':
        'Bribery comes after the speaker’s turn to vote, even if the speaker abstained. You must have cast votes, and each trade good, none too, adds one.',
      'TI4-CAC-08':
        'Distinguished Councilor is played after your own vote, for the same outcome. The speaker may play it after a Bribery.',
      'TI4-CAC-09':
        'Confusing and Confounding Legal Text come after extra votes and before Deadly Plot. Predictions look at who is elected in the end.',
      'TI4-CAC-10':
        'Deadly Plot comes after everything that changes votes or outcome, and makes every prediction wrong. With several predictions you may play it against any outcome that differs from one of them.',
      'TI4-CAC-11':
        'Bunker protects all your planets in the system, also against further bombardment in the same invasion.',
      'TI4-CAC-12': 'Coup d’Etat and other effects that end a turn still leave the active player the end of the turn.',
      'TI4-CAC-13':
        'Courageous to the End: its dice have no combat bonuses. The ships are destroyed outright and cannot use Sustain Damage.',
      'TI4-CAC-14':
        'Cripple Defenses, Economic Initiative, Industrial Initiative and the like may be played where they find nothing.',
      'TI4-CAC-15': 'Units moved by Decoy Operation and the like stay damaged if they were.',
      'TI4-CAC-16': 'Diplomacy Rider and Signal Jamming may name the Mecatol Rex system.',
      'TI4-CAC-17':
        'Diplomatic Pressure: whoever is pressed chooses the note. You cannot press the same player twice over one agenda.',
      'TI4-CAC-18':
        'Direct Hit may follow each single use of Sustain Damage by a ship against your hits, before further uses are decided. Outside combat lost capacity tells at once; mechs are hit only while they count as ships.',
      'TI4-CAC-19':
        'Disable is played when the invasion begins. It has no effect on space cannon offence, nor on units that fight as ground forces.',
      'TI4-CAC-20':
        'Divert Funding: the technology you return is gone before prerequisites are checked, and cannot be the one you research. Upgrades and your faction’s technologies can.',
      'TI4-CAC-21': 'Emergency Repairs may be played in the first round, for damage from before.',
      'TI4-CAC-22':
        'Experimental Battlestation needs a ship that has really moved in. It fires in the step of the space cannons and hits the active player’s ships only.',
      'TI4-CAC-23':
        'Fighter Conscription, of the first codex, places one fighter in a system, however many carriers are there; then capacity is checked.',
      'TI4-CAC-24': 'Fire Team and other cards that reroll keep the bonuses of the first roll.',
      'TI4-CAC-25': 'A second Flank Speed or Morale Boost at the same moment adds nothing.',
      'TI4-CAC-26': 'Focused Research, Reveal Prototype and the like need the whole price and the usual prerequisites.',
      'TI4-CAC-27':
        'Frontline Deployment, Mining Initiative and the like need a planet they can use. What goes on one planet goes there whole.',
      'TI4-CAC-28':
        'Ghost Ship can use the Creuss gate, the nexus or any wormhole token. In the inactive nexus it turns the nexus over.',
      'TI4-CAC-29':
        'Ghost Squad, of the first codex, is played when all landings are settled. It may move none, and does not react to units that are placed.',
      'TI4-CAC-30':
        'Hack Election, of the first codex, turns the direction of voting. The speaker still votes last, and a faction that votes first still does.',
      'TI4-CAC-31':
        'Harness Energy and the like, of the first codex, may be played with a full stock and still count as replenishing.',
      'TI4-CAC-32':
        'Impersonation and Plagiarize, of the first codex, need the whole influence. A fourth secret objective follows the limit.',
      'TI4-CAC-33': 'In the Silence of Space helps only ships that start in the chosen system.',
      'TI4-CAC-34':
        'Infiltrate replaces structures kind by kind, and you may take units back from the board for it. What another effect has already replaced is no longer there.',
      'TI4-CAC-35': 'Insubordination needs a player with a token in the tactic pool, Spy one with an action card.',
      'TI4-CAC-36':
        'Intercept stops the retreat announced in this round, but not cards that move ships and are no retreat.',
      'TI4-CAC-37':
        'Lost Star Chart makes systems adjacent in every way for the whole action: movement, retreat, space cannon and neighbours. It works even against a ban on wormhole travel.',
      'TI4-CAC-38':
        'Lucky Shot and other cards that destroy outright cannot be answered with Sustain Damage, nor aimed at your own units.',
      'TI4-CAC-39':
        'Maneuvering Jets cancels one hit of a volley. Another volley, by another player or planet, allows another copy; in combat it does nothing.',
      'TI4-CAC-40':
        'Manipulate Investments may put trade goods on a card that a player has kept. They stay until the card is chosen from the middle.',
      'TI4-CAC-41':
        'Master Plan and other extra actions, of the first codex, have no start or end of turn of their own.',
      'TI4-CAC-42':
        'Nav Suite is for your movement in this action, not for retreats. Gravity rifts then bring no bonus and need no roll.',
      'TI4-CAC-43':
        'Parley is for one planet. The forces sent back cannot land elsewhere in this action, and need capacity.',
      'TI4-CAC-44':
        'Political Stability is played in the last step of the status phase. Your cards are readied, you choose none in the next round, and agendas still go by speaker order.',
      'TI4-CAC-45':
        'Public Disgrace concerns only the ordinary choice. Trade goods on the refused card are not gained.',
      'TI4-CAC-46':
        'Reactor Meltdown needs another player’s space dock outside every home system, even that of an eliminated player.',
      'TI4-CAC-47':
        'Reflective Shielding, of the first codex, adds its hits to the same roll if played while hits are assigned; otherwise they are assigned at once.',
      'TI4-CAC-48': 'Reparations can be played if at least one of its two parts finds a planet.',
      'TI4-CAC-49': 'Reverse Engineer takes a card played as an action that another player discarded for any reason.',
      'TI4-CAC-50': 'Rout works only if your opponent has somewhere to retreat to.',
      'TI4-CAC-51': 'Before Salvage takes effect the active player may still make a transaction.',
      'TI4-CAC-52':
        'Shields Holding works once for each roll or source of hits in space combat, the barrage included. It does not help against space cannon, outright destruction or on the ground.',
      'TI4-CAC-53':
        'Skilled Retreat is no retreat: any adjacent system without ships of others will do, except a nebula. Fighters come along by themselves; then capacity and fleet limits apply, and a token is placed unless one is there.',
      'TI4-CAC-54':
        'Solar Flare, of the first codex, keeps space cannons and Experimental Battlestation of others from firing at the ships that move. On planets the defenders may still fire.',
      'TI4-CAC-55': 'Tactical Bombardment needs a unit with Bombardment, but not a readied planet.',
      'TI4-CAC-56': 'Unexpected Action needs a token of yours on the board.',
      'TI4-CAC-57': 'Unstable Planet exhausts the planet even if it destroys fewer than three infantry or none.',
      'TI4-CAC-58': 'Upgrade needs the cruiser in the system when you activate it.',
      'TI4-CAC-59': 'Uprising needs a readied planet of another player.',
      'TI4-CAC-60':
        'Veto and the like are played when an agenda is revealed. Cards already played against the discarded agenda come back without effect, and the next agenda may be vetoed as well.',
      'TI4-CAC-61': 'War Machine, of the first codex, works only with Production and once for each use.',
      'TI4-CAC-62': 'With Waylay the hits of the barrage go to any ships, so Sustain Damage helps against them.',
    },
  },
];
