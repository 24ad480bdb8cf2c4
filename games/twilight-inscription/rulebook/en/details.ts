import type { RuleChapter } from '@orrery/kernel';

export const details: readonly RuleChapter[] = [
  {
    id: 'INS-CLAR',
    title: 'Clarifications',
    rules: {
      'INS-CLAR-01': 'Where a card and these rules disagree, the card is right.',
      'INS-CLAR-02': 'An effect that says “may” leaves you the choice.',
      'INS-CLAR-03': 'Any other effect is compulsory. Do all of it that can be done; what cannot be done is skipped.',
      'INS-CLAR-04': 'If an ability is set off by a sheet becoming active, it comes first, ahead of any spending.',
      'INS-CLAR-05':
        '“Any” and “of your choice” free you from the usual limits on what you may pick, but you still pick one thing only. Three Influence “on any sheet”, say, all go to one and the same sheet, even an inactive one.',
      'INS-CLAR-06': 'You may claim a dashed asset and still spend it in the same step.',
      'INS-CLAR-07':
        'You never own more Votes or Trade Goods than your Industry sheet has printed, wherever they come from. Any surplus is lost.',
      'INS-CLAR-08':
        'Some outcomes let the player with the most Votes cast make a choice. If several are level, they keep throwing a black die each until just one of them shows Influence; that player chooses.',
      'INS-CLAR-09':
        'An effect that builds a space dock for you is free of charge: you cross out whichever of its costs you like and spend nothing.',
      'INS-CLAR-10':
        'Neural Motivator, in our game, crosses out one icon in a row or column that ends in Population. It works even if that Population has been struck through.',
      'INS-CLAR-11': 'A hexagon without asset and without X is mere decoration: it cannot be marked in any way.',
      'INS-CLAR-12': 'You need not claim a system to explore beyond it; having explored it is enough.',
      'INS-CLAR-13':
        'If a card crosses out a system you have not claimed, you can never claim it. You may still explore to it and from it.',
      'INS-CLAR-14': 'A wormhole serves only once. A passage uses up the one you enter and the one you leave by.',
      'INS-CLAR-15':
        'Resources must be spent; you may not hold any back. Only what has no legal use on your active sheet when you end the step is lost.',
      'INS-CLAR-16': 'A technology you have just unlocked is ready for use in that very round.',
      'INS-CLAR-17':
        'An effect that unlocks a technology for you is free of charge as well: choose one of its costs and cross it out.',
      'INS-CLAR-18':
        'A few abilities open anomalies to your units. A marked anomaly gives strength just as other nodes do.',
      'INS-CLAR-19': 'Since one event brings you two Wars, an effect tied to a War can apply twice, once for each.',
      'INS-CLAR-20':
        'From the end of step 3 the strengths of a War event stand firm. Only an ability that expressly says so can still change them.',
      'INS-CLAR-21': 'You may begin a unit now and complete it in some later round.',
      'INS-CLAR-22': 'Nothing stops you from having several unfinished units of one type.',
      'INS-CLAR-23':
        'When an effect simply deploys a unit, it goes straight onto the War grid. No strip is used, the type may still be locked, and there is no VP asset for it.',
      'INS-CLAR-24': 'A shape may not stick out beyond the edges of the War grid.',
      'INS-CLAR-25':
        'If there is no room for a unit you complete, it still counts as built and you claim its VP asset. Infantry that fits nowhere cannot be bought.',
      'INS-CLAR-26':
        'Bonuses for Wars to come may be noted in the strength boxes they concern, and they add up: a second +1 makes +2.',
      'INS-CLAR-27': 'Your Warfare sheet can end up below zero.',
    },
  },
  {
    id: 'INS-HIDDEN',
    title: 'Hidden information',
    rules: {
      'INS-HIDDEN-01': 'Nobody but you sees the relics in your hand.',
      'INS-HIDDEN-02':
        'In a Strategy event the sheets of others are off limits until you are done with your own active one.',
      'INS-HIDDEN-03':
        'At other times everybody’s sheets are open to all. Here, during a step, you see the others’ sheets as they were when it began, and you do not see which sheet they are choosing, only whether they are done.',
      'INS-HIDDEN-04':
        'An objective or Mecatol Rex need not be announced before the step is over, so as not to steer what others spend. Here the announcement always comes exactly then.',
      'INS-HIDDEN-05':
        'On paper, a player who forgets to announce may catch up later, but is judged by that later moment. Here nothing can be forgotten.',
      'INS-HIDDEN-06': 'You vote in secret. The Votes are opened only after everybody has decided.',
      'INS-HIDDEN-07': 'Events and relics still in their decks and agendas not yet drawn are unknown to all.',
      'INS-HIDDEN-08':
        'Within a step nobody comes before anybody else, and you learn what the others marked only when it closes.',
    },
  },
  {
    id: 'INS-LEARN',
    title: 'The guided first game',
    rules: {
      'INS-LEARN-01':
        'The guided game starts without the usual setup. You get nothing but a pen and a Navigation sheet, side B.',
      'INS-LEARN-02': 'For the time being you play with the three black dice alone. The Focus dice come later.',
      'INS-LEARN-03':
        'Four events are drawn in a fixed order: Fledgling Empires, Echoes of the Past, First Ventures and Toward a New Home. The others wait.',
      'INS-LEARN-04': 'Each of the four is a Strategy event.',
      'INS-LEARN-05': 'The guided game uses no side but B, whatever the sheet.',
      'INS-LEARN-06':
        'A round goes like this: the top event is revealed, and everybody takes its three steps together.',
      'INS-LEARN-07': 'In round 1 everybody activates Navigation; nobody has another sheet yet.',
      'INS-LEARN-08':
        'Step 1 of round 1: spend the 2 Influence of the card. With them you claim the two systems explored at the start.',
      'INS-LEARN-09':
        'Step 2 of round 1: when everybody has done so, the black dice are thrown. Somebody volunteers to be Speaker from then on; here it is the player in the first seat.',
      'INS-LEARN-10':
        'Step 3: everybody spends the black dice to the last one on the active sheet and puts the pen down. With the last pen the round is over.',
      'INS-LEARN-11': 'During rounds 1 to 4 you just circle the assets you claim. What the dotted ones do has to wait.',
      'INS-LEARN-12': 'A hint for round 1: do claim a system with a Planet in it. You will be glad of it in round 2.',
      'INS-LEARN-13': 'Round 2 brings the Expansion sheet, side B, which everybody activates.',
      'INS-LEARN-14':
        'If you have a Planet asset, spend it in round 2: unlock a planet of your choice or take a space dock.',
      'INS-LEARN-15':
        'Round 3 brings the Industry sheet, side B, which everybody activates. Leave Votes, Trade Goods and the industry chart alone for the moment.',
      'INS-LEARN-16':
        'Round 4 brings the Warfare sheet, side B, which everybody activates. Dreadnoughts and War Suns cannot be built yet.',
      'INS-LEARN-17':
        'A hint for round 2: go for Specialties early. They have many uses, a technology at one stroke among them.',
      'INS-LEARN-18':
        'A hint for round 3: scrapping pays off, because every scrapped hex extends your reach. A yellow Commodity, the triangle, is a good early catch, since Production rewards it.',
      'INS-LEARN-19':
        'A hint for round 4: have a unit in both halves of the War grid, and take asset nodes while the Deployment Line is still below them.',
      'INS-LEARN-20':
        'When four rounds are over, the rest of the setup follows, with the changes below. The sheets have been dealt, so step 1 falls away.',
      'INS-LEARN-21':
        'Step 2 offers no choice: everybody is dealt one faction at random. Eight take part: Arborec, Barony of Letnev, Emirates of Hacan, Mentak Coalition, Nomad, Sardakk N’orr, Winnu and Yin Brotherhood.',
      'INS-LEARN-22': 'Nothing changes in step 3: Mecatol Rex sheet and agendas are laid out as in any game.',
      'INS-LEARN-23':
        'In step 4 the four events you have played stay out. Eight piles are left for the deck, and a blue Stage II card ends up on top.',
      'INS-LEARN-24': 'Step 5 is left out; the guided game has no objectives.',
      'INS-LEARN-25': 'Step 6 is as always. Focus dice join the black ones from this point on.',
      'INS-LEARN-26': 'There is no step 7: you have a Speaker.',
      'INS-LEARN-27':
        'Before round 5 you catch up on what had to wait: each dotted asset circled so far now takes effect. All do this in one step, so those at Mecatol Rex are level; relics are drawn and the chart is filled in now.',
      'INS-LEARN-28':
        'Dashed assets from the first rounds stay with you. Apart from Planets, you can spend them only once round 5 begins.',
      'INS-LEARN-29':
        'In round 5 the game takes its ordinary course: the next event is revealed, and War, Production and Council appear in their turn with all their rules.',
      'INS-LEARN-30':
        'A good place to stop is the end of Stage III, and that is what the guided game does unless the table asks for the full length.',
      'INS-LEARN-31': 'Scores are counted in the ordinary way, and the most VP win.',
      'INS-LEARN-32':
        'Alone or as a pair you also use the AI rules. The AI is set up with the rest before round 5 and has no progress from the earlier rounds.',
    },
  },
];
