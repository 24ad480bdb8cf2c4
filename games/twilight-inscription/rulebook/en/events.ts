import type { RuleChapter } from '@orrery/kernel';

export const events: readonly RuleChapter[] = [
  {
    id: 'INS-WAR',
    title: 'Warfare and War events',
    rules: {
      'INS-WAR-01': 'Your neighbors are the two players beside you: one on your left, one on your right.',
      'INS-WAR-02':
        'For every unit the sheet shows a cost, a shape and sometimes a VP asset. One cost strip is good for one copy: a Cruiser, say, costs 3 Materials and is worth 1 VP.',
      'INS-WAR-03':
        'You build a unit by paying for the icons of one of its strips with resources of the same kind. The order is up to you.',
      'INS-WAR-04':
        'With the last icon the unit is built. You claim its VP asset, if there is one, and deploy the unit right away; you cannot put that off.',
      'INS-WAR-05':
        'One resource, whichever you like, buys one Infantry. You cross nothing out and deploy it at once; its shape is a single node.',
      'INS-WAR-06':
        'You may build as much Infantry as you can pay for. Of any other unit there are only as many as it has strips.',
      'INS-WAR-07': 'The last two types on the sheet, Dreadnoughts and War Suns, start out locked.',
      'INS-WAR-08':
        'To unlock a unit type, spend the Specialty shown at its name and cross out the icon there. Until then none of its strips may be touched.',
      'INS-WAR-09': 'You unlock a type once, and all copies of it are open to you.',
      'INS-WAR-10':
        'A few units can be paid for with a Specialty. Here a cybernetic one stands in for all the resources of a Carrier.',
      'INS-WAR-11':
        'Eight sections make up the War grid. The four on the left face your left neighbor, the four on the right your right neighbor.',
      'INS-WAR-12':
        'Sections are used from the bottom up, one pair for each War event: the lowest pair in the first, the highest in the last.',
      'INS-WAR-13': 'Your first Deployment Line runs along the bottom edge of the grid.',
      'INS-WAR-14': 'Units are drawn on the nodes of the grid. Assets lie on some nodes, and others are anomalies.',
      'INS-WAR-15': 'Deploying a unit means drawing its shape on the grid. You may turn the shape and flip it over.',
      'INS-WAR-16': 'No part of the shape may lie below your current Deployment Line.',
      'INS-WAR-17':
        'The shape needs contact: it reaches the lowest row over the Deployment Line, or some node of it lies next to a unit drawn before. Next to means above, below, left or right, and a unit below the line will do.',
      'INS-WAR-18': 'Anomalies are in the way: you may not draw over one.',
      'INS-WAR-19': 'No two units may share a node.',
      'INS-WAR-20':
        'A shape may cross the border between sections, even from the left half into the right. Each of its nodes then counts where it lies.',
      'INS-WAR-21': 'If the shape covers an asset, circle it: you claim it.',
      'INS-WAR-22':
        'Your very first unit has nothing to lean on, so it must reach the row over the Deployment Line. Later ones may lean on a unit already there.',
      'INS-WAR-23': 'From Stage II on, each Stage holds a single War event, which makes four in a full game.',
      'INS-WAR-24': 'A War event means two Wars for you, one on either side.',
      'INS-WAR-25': 'Every node you have marked is worth 1 strength for its section, nodes with an asset included.',
      'INS-WAR-26': 'Strength belongs to one section only; the next War needs new units.',
      'INS-WAR-27':
        'In step 1 the Deployment Line moves up: trace the next dashed line across the grid. It has no meaning any more after the fourth War.',
      'INS-WAR-28':
        'In step 2 add up your strength on the left: the marked nodes of the section just below the line, plus any bonus. Fleet Logistics, for one, adds 3 if at least two units other than Infantry lie wholly inside that section. Write the sum in the left strength box; it is never less than 0.',
      'INS-WAR-29': 'In step 3 do likewise on the right.',
      'INS-WAR-30': 'In step 4 your left box is held against the right box of the player on your left.',
      'INS-WAR-31': 'In step 5 your right box is held against the left box of the player on your right.',
      'INS-WAR-32':
        'If you are stronger, you win this War and claim the asset over your box. A dotted one is resolved right then; a dashed one waits for a later Strategy event.',
      'INS-WAR-33': 'If you are weaker, you lose this War and circle the negative VP under your box.',
      'INS-WAR-34':
        'With equal strength there is neither winner nor loser. Each of you crosses out what stands above and below the box in question.',
      'INS-WAR-35': 'When all Wars are over, the round is too, and the next one follows.',
      'INS-WAR-36':
        'What has fallen below the Deployment Line is closed to new units, unless an effect opens it. Units already drawn there stay, each node counting for its own section.',
    },
  },
  {
    id: 'INS-PROD',
    title: 'Production events',
    rules: {
      'INS-PROD-01': 'Production comes up three times: once each in Stages II, III and IV.',
      'INS-PROD-02':
        'You claim as many Trade Goods on your Industry sheet as you have unlocked “+1 Trade Good” in the industry chart.',
      'INS-PROD-03': 'Without any “+1 Trade Good” unlocked you get nothing.',
      'INS-PROD-04': 'Your sheet holds only so many Trade Goods. Whatever you would claim beyond that is lost.',
      'INS-PROD-05': 'That is all: no active sheet, no dice. The next round starts when everybody has claimed.',
    },
  },
  {
    id: 'INS-COUNCIL',
    title: 'Council events',
    rules: {
      'INS-COUNCIL-01': 'The Galactic Council meets three times, in Stages II, III and IV.',
      'INS-COUNCIL-02':
        'To begin with, claim as many Votes on your Industry sheet as you have unlocked “+1 Vote” in the chart.',
      'INS-COUNCIL-03':
        'You claim one Vote at least, because everybody has the first “+1 Vote” unlocked. Only an exhausted supply can leave you without.',
      'INS-COUNCIL-04':
        'Only after Votes have been claimed does the Speaker turn over the agenda of the event’s Stage.',
      'INS-COUNCIL-05':
        'An agenda can end in two ways, “For” or “Against”. You may back one of these outcomes or abstain.',
      'INS-COUNCIL-06':
        'In step 1 the agenda is read out and you may talk it over by any means you like. Promises bind nobody.',
      'INS-COUNCIL-07': 'In step 2 you secretly choose a side and write down how many Votes you put behind it.',
      'INS-COUNCIL-08': 'To abstain, leave the vote box empty. A side with 0 Votes counts as abstaining, too.',
      'INS-COUNCIL-09':
        'You can cast only Votes that you hold, claimed and not yet spent. “Free” Votes from an effect come on top.',
      'INS-COUNCIL-10':
        'In step 3 the Votes are shown in clockwise order from the Speaker’s left and added up for either side. Here all are opened at once, since the order changes nothing.',
      'INS-COUNCIL-11':
        'In step 4 the side with the greater number of Votes prevails, and everybody resolves its outcome.',
      'INS-COUNCIL-12':
        'A tie, even 0 to 0, is left to a black die. Here Influence, on two of its six faces, decides for “For”, Materials or Research for “Against”.',
      'INS-COUNCIL-13':
        'In step 5 strike through one of your Votes for every Vote you cast, on the winning side or not. Until then they still count as unspent.',
      'INS-COUNCIL-14':
        'At the end of step 5 the vote boxes and the tally are cleared. Here the program takes care of it.',
      'INS-COUNCIL-15': 'The council rises, and a new round begins.',
    },
  },
];
