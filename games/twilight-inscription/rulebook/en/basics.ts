import type { RuleChapter } from '@orrery/kernel';

export const basics: readonly RuleChapter[] = [
  {
    id: 'INS-CORE',
    title: 'Fundamental concepts',
    rules: {
      'INS-CORE-01':
        'One to eight players compete, each at the head of one faction. When the game is over, the highest total of victory points (VP) wins.',
      'INS-CORE-02': 'You play on four sheets of your own, one each for Navigation, Expansion, Industry and Warfare.',
      'INS-CORE-03':
        'Your sheets are yours alone: you never write on another player’s sheet, and they never write on yours. Until you put your pen down you may take back your marks of the current step, unless they have already brought something hidden to light.',
      'INS-CORE-04':
        'Every icon with a dotted or dashed outline is an asset. Each sheet has its own way of claiming the ones printed on it.',
      'INS-CORE-05': 'To claim an asset, draw a circle around it.',
      'INS-CORE-06':
        'A dotted asset acts the moment you claim it, and you have to resolve it there and then. If one mark claims several of them, all are resolved, one after another, before you go on.',
      'INS-CORE-07':
        'A dashed asset waits for you. Claiming it changes nothing yet; you decide when to spend it, if ever.',
      'INS-CORE-08':
        'You spend an asset by drawing a single diagonal stroke through it. Each asset can be spent once only.',
      'INS-CORE-09':
        'The game knows three resources: Materials, Influence and Research. You receive them from event cards and dice and spend them on your sheets.',
      'INS-CORE-10': 'The first way to spend a resource: cross out a single icon showing the same resource.',
      'INS-CORE-11':
        'The second way works on Navigation and Industry: pay a resource and do what the icon legend of the sheet says for it.',
      'INS-CORE-12':
        'Nothing is ever marked in an icon legend, so you may come back to each of its lines as often as you can pay.',
      'INS-CORE-13':
        'Expansion and Warfare do without an icon legend: every resource you spend there crosses out an icon of its own kind. Infantry is the one exception, since it is paid for without crossing anything out.',
      'INS-CORE-14':
        'How you arrange your sheets in front of you is a matter of taste and changes nothing in the rules. On screen you look at them however you like.',
      'INS-CORE-15': 'You are free to favor some sheets and neglect others. Nothing forces you to spread your effort.',
    },
  },
  {
    id: 'INS-SETUP',
    title: 'Setup',
    rules: {
      'INS-SETUP-01': 'Step 1: deal everybody four sheets at random, one of each kind.',
      'INS-SETUP-02':
        'The letter in the corner near the sheet’s name tells side A from side B. No two A sides are alike, while the B sides of a kind are all the same, so A brings variety and B an even start. Here the whole table plays one choice: side A, side B, or sheets generated for this match.',
      'INS-SETUP-03':
        'Step 2: the 24 faction cards are shuffled and everybody is dealt three, which is why eight is the limit. Keep one and give the other two back. Here everybody chooses in secret and at the same time, and the cards given back are never shown.',
      'INS-SETUP-04': 'If the faction you keep has a “Setup” text, carry it out right away.',
      'INS-SETUP-05': 'Since the sheets come first, you already know yours when you decide on a faction.',
      'INS-SETUP-06':
        'Step 3: lay the Mecatol Rex sheet in the center of the table. With three players or more its ordinary side is used.',
      'INS-SETUP-07':
        'Also in step 3, one random agenda for Stage II, one for Stage III and one for Stage IV lie face down by the Mecatol Rex sheet. All other agendas stay in the box; each of these Stages has four to draw from.',
      'INS-SETUP-08':
        'Alone or as a pair you use the setup of the solo chapter in place of step 3, and you pick a difficulty.',
      'INS-SETUP-09':
        'Step 4: the backs of the 25 event cards show a Stage from I to V and a color, blue or black. That makes ten piles, each shuffled face down.',
      'INS-SETUP-10':
        'Then build up each Stage by itself: a blue card first, a black one on it, and so on in turn. Here Stages I and V have two of each color, Stage II has three blue and two black, and Stages III and IV have three of each.',
      'INS-SETUP-11':
        'Put the five parts on top of each other so that Stage I is drawn first and Stage V last. The finished event deck lies face down by the Mecatol Rex sheet.',
      'INS-SETUP-12':
        'Step 5: there are three objectives for each kind of sheet, 12 in all. One of each kind is drawn and laid out showing both of its values; the others are not used.',
      'INS-SETUP-13':
        'Step 6: shuffle the 16 relic cards and keep them face down within reach, together with the six dice.',
      'INS-SETUP-14':
        'Around a real table everybody also picks up a reference card and a pen. On screen you need neither.',
      'INS-SETUP-15':
        'Step 7: someone who knows the game well becomes Speaker and keeps things moving. The office brings no benefit at all. Here the first seat, as a rule the host’s, is the Speaker’s, and the program rolls, reveals and counts.',
      'INS-SETUP-16': 'Once everything is ready, the Speaker reveals the first event card and round one begins.',
      'INS-SETUP-17': 'If you would rather learn as you go, leave this setup aside and choose the guided game.',
    },
  },
  {
    id: 'INS-ROUND',
    title: 'Rounds',
    rules: {
      'INS-ROUND-01':
        'You play round after round. Each one opens with the Speaker turning up the next event card and reading it out.',
      'INS-ROUND-02': 'The event is for everybody, and all carry it out together rather than in turn.',
      'INS-ROUND-03':
        'After that the card goes to the discard pile and the next round starts. Here the pile lies face up, so anyone may look through it.',
      'INS-ROUND-04':
        'The game lasts until “A Throne for the Taking”, a Stage V card and the fourth War event, has been resolved. Cards still in the deck are not played, so a full game takes 23 or 25 rounds.',
      'INS-ROUND-05':
        'Every event is a Strategy, War, Council or Production event; the card says which, and each kind has a procedure of its own. Of the 25 cards 15 are Strategy events.',
      'INS-ROUND-06':
        'In every event the players mark their sheets at the same time. Nothing goes on until the last one is done; seeing to that is the Speaker’s business. Here whatever depends on being first is settled as each step closes.',
      'INS-ROUND-07':
        'Pens down! Capping your pen and laying it on the table tells the others that you are done. On screen a button does the same.',
      'INS-ROUND-08':
        'Even after you have finished it must stay clear which of your sheets is active. On paper the pen beside it helps; on screen the sheet is highlighted.',
    },
  },
  {
    id: 'INS-STRAT',
    title: 'Strategy events',
    rules: {
      'INS-STRAT-01': 'Strategy events make up most of the deck. They are where your resources come from.',
      'INS-STRAT-02':
        'Everybody goes through three steps together: pick an active sheet and spend the card, let the Speaker roll, spend the dice.',
      'INS-STRAT-03': 'In step 1 you name one of your four sheets. It stays your active sheet for the whole round.',
      'INS-STRAT-04':
        'Still in step 1 you use up the card’s resources on the active sheet. Nothing can be saved for step 3, but you may mix resources and assets in whatever order suits you.',
      'INS-STRAT-05': 'No die is thrown before everybody has spent what the card gave.',
      'INS-STRAT-06':
        'In step 2 the Speaker throws three black dice and three Focus dice, once, and the result counts for the whole table. A black die has three Materials faces, two Influence faces and one Research face. No sheet is marked in this step.',
      'INS-STRAT-07': 'In step 3 you spend all three black dice on your active sheet.',
      'INS-STRAT-08':
        'If Focus dice are unlocked on your active sheet, you spend their resources as well; that is not optional. The remaining Focus dice do nothing for you.',
      'INS-STRAT-09':
        'Claimed assets are another means of marking your active sheet during a Strategy event. You may spend them in step 1 and in step 3.',
      'INS-STRAT-10': 'It does not matter where such an asset is printed: you may spend it from an inactive sheet too.',
      'INS-STRAT-11':
        'Keep your pen off inactive sheets. You touch them only to strike through an asset you spend, or because an effect says so.',
      'INS-STRAT-12': 'Finish marking your active sheet before you glance at anybody else’s.',
      'INS-STRAT-13':
        'There is enough for all: everybody gets the whole card and the full dice, whatever the others do with theirs.',
      'INS-STRAT-14':
        'Everybody picks a sheet independently, and nothing keeps you from activating the same one again next round.',
    },
  },
];
