import type { CampaignWords } from '../campaignWords.ts';

export const campaign: CampaignWords = {
  scenarios: {
    'birth-of-an-empire': {
      name: 'Birth of an Empire',
      story:
        'For three generations the outer colonies paid their taxes and hid their shipyards. Tonight the hidden fleet lights its engines, and the Emperor reads a single sentence on every frequency: we are no longer yours. In the towers of Earth the Trade Federation answers as it always has, with lawyers first and warships close behind.',
      rule: 'No special rule.',
    },
    'the-price-of-friendship': {
      name: 'The Price of Friendship',
      story:
        'The Consortium has money enough to end this war and no wish to pay for it. Envoys of both sides wait in the same marble lobby, rehearsing opposite promises. Whoever leaves with a signature will leave with shipyards, too.',
      rule: 'The first player chooses a rule.',
    },
    'before-the-queen': {
      name: 'Before the Queen',
      story:
        'The Queen grants one audience and receives both ambassadors in it. She asks each of them the same question: when you have won, who will guard my borders, you or I? While they search for an answer, her captains measure every escort in the harbor.',
      rule: 'The first player chooses a rule.',
    },
    'everyone-has-a-price': {
      name: 'Everyone Has a Price',
      story:
        'No treaty binds the Scavengers, because no one can find a person entitled to sign it. There is only a list of prices, chalked on the hull of a dead freighter, and it changes every hour. Both fleets queue up with cargo, pardons and oxygen.',
      rule: 'The first player chooses a rule.',
    },
    'the-long-blockade': {
      name: 'The Long Blockade',
      story:
        'The promises are made; now the ships must arrive. Federation cruisers close the great lanes one after another, and the crews who keep flying learn to run without lights. Those who come back are no longer recruits.',
      rule: 'From now on a Night Runner replaces the Viper of the Star Empire and a Convoy Master that of the Trade Federation.',
    },
    'the-spy-in-the-registry': {
      name: 'The Spy in the Registry',
      story:
        'Someone in the central registry has been copying fleet orders for months, for both sides. Every convoy now sails with two sets of papers, and every captain wonders which one the enemy has read. The hunt for the copyist becomes a battle of its own.',
      rule: 'Each side has an objective of its own.',
    },
    'three-banners': {
      name: 'Three Banners',
      story:
        'The neighbors have stopped talking and started to take sides. A Consortium broker, a knight of the Queen and a Scavenger captain each bring a squadron, and each insists on flying their own colors. Two of them will be courted in earnest; the third will remember it.',
      rule: 'The first player takes a banner, the second player gets the one named with it.',
    },
    'the-burning-frontier': {
      name: 'The Burning Frontier',
      story:
        'War along the frontier feeds on whatever it finds: fuel stations, harvests, rumors. No plan survives a week out here, so both commands stop planning and start to improvise. Every dawn brings other news, and every captain claims to have expected it.',
      rule: 'At the start of each of the first player’s turns an event is revealed; it holds until the next one. The second player gains 1 Combat at the start of each of their turns.',
    },
    'siege-of-the-twin-moons': {
      name: 'Siege of the Twin Moons',
      story:
        'Two moons circle the same dying star, one gray, one green, and the supply lines of both capitals run through them. The Star Empire digs into the ash, the Federation into the orchards. Whoever loses a moon will eat last this winter.',
      rule: 'The Star Empire starts with the Ashen Moon in play, the Trade Federation with the Verdant Moon.',
    },
    'the-defectors': {
      name: 'The Defectors',
      story:
        'Captains change sides as if they were changing berths, and they take their ships and secrets along. Half the fleet now flies under its second flag and some under their third. In both headquarters clerks paint over insignia faster than the paint can dry.',
      rule: 'The first player chooses a rule.',
    },
    'all-fleets-engaged': {
      name: 'All Fleets Engaged',
      story:
        'There are no reserves left to hold back. Freighters carry guns, hospital ships carry orders, and the three neighbors have sent everything that can still jump. What was a rebellion now has a front line from one edge of the charts to the other.',
      rule: 'Each player starts with 10 more Authority and draws six cards in the Draw Phase. The second player gains 1 Combat at the start of each of their turns.',
    },
    'crown-and-charter': {
      name: 'Crown and Charter',
      story:
        'The last battle is fought above Earth, where the first answer was given. The Emperor commands in person; opposite him sits the Chair of the Board, who has never fired a shot and never lost a vote. By morning one of two documents will be law: the decree of a crown or the renewal of a charter.',
      rule: 'At the start of their turn the Star Empire gains 2 Combat or 1 Trade, the Trade Federation 3 Authority or 1 Trade. The second player gains 1 Combat at the start of each of their turns.',
    },
  },
  options: {
    'open-ledgers': {
      name: 'Open Ledgers',
      text: 'The first Consortium card each player acquires on their turn costs 1 Trade less.',
    },
    'whispered-tips': {
      name: 'Whispered Tips',
      text: 'The first time each turn a player acquires a Consortium card, they may draw a card and then discard a card.',
    },
    'loyalty-rebate': {
      name: 'Loyalty Rebate',
      text: 'The first time each turn a player acquires a Consortium card, they gain 3 Authority.',
    },
    'frontier-credit': {
      name: 'Frontier Credit',
      text: 'The first Explorer each player acquires on their turn costs 1 Trade less.',
    },
    'royal-engineers': { name: 'Royal Engineers', text: 'All Bases have +1 Defense.' },
    'open-lists': {
      name: 'The Lists Are Open',
      text: 'The first time each turn a player destroys an opponent’s Base, they gain 3 Authority.',
    },
    'guests-of-honor': { name: 'Guests of Honor', text: 'Each player starts with a Guard Post in play.' },
    'court-favor': {
      name: 'Court Favor',
      text: 'The first time each turn a player acquires a Kingdom card, they gain 2 Combat.',
    },
    'salvage-rights': {
      name: 'Salvage Rights',
      text: 'At the start of their turn, players may scrap a card of the Trade Row.',
    },
    'hired-blades': {
      name: 'Hired Blades',
      text: 'The first time each turn a player uses a Scrap Ability, they gain 2 Combat.',
    },
    'bounty-board': {
      name: 'Bounty Board',
      text: 'The first time each turn a player acquires a Scavengers card, they may scrap a card from their hand.',
    },
    'buy-back': { name: 'Buy-Back', text: 'The Scrap Ability of Explorers also gives 2 Authority.' },
    'night-convoys': {
      name: 'Night Convoys',
      text: 'The first Ship of cost 2 or less each player acquires on their turn may be put on top of their deck.',
    },
    'supply-depots': {
      name: 'Supply Depots',
      text: 'A player who has a Base in play at the start of their turn gains 2 Authority.',
    },
    'convoy-system': {
      name: 'Convoy System',
      text: 'The first Base each player acquires on their turn costs 1 Trade less.',
    },
    'boarding-rights': {
      name: 'Boarding Rights',
      text: 'The first time each turn a player destroys an opponent’s Base, they draw a card.',
    },
    'planted-orders': {
      name: 'Planted Orders',
      text: 'At the start of their turn, players look at the top card of their deck and may discard it.',
    },
    'double-agents': {
      name: 'Double Agents',
      text: 'The first time each turn an opponent’s effect makes a player discard, that player gains 3 Authority.',
    },
    'sealed-dossiers': {
      name: 'Sealed Dossiers',
      text: 'At the start of their turn, players may discard a card to gain 2 Combat.',
    },
    'safe-houses': {
      name: 'Safe Houses',
      text: 'Whenever a player acquires a Ship of cost 5 or more, that player may put a Ship of cost 5 or more from their discard pile on top of their deck.',
    },
    'vanguard-consortium': {
      name: 'Banner of the Consortium',
      text: 'The first player’s Consortium Ally Abilities and the second player’s Kingdom Ally Abilities are always triggered on their turn.',
    },
    'vanguard-kingdom': {
      name: 'Banner of the Kingdom',
      text: 'The first player’s Kingdom Ally Abilities and the second player’s Scavengers Ally Abilities are always triggered on their turn.',
    },
    'vanguard-scavengers': {
      name: 'Banner of the Scavengers',
      text: 'The first player’s Scavengers Ally Abilities and the second player’s Consortium Ally Abilities are always triggered on their turn.',
    },
    'escort-consortium': {
      name: 'Banner of the Consortium',
      text: 'The first player’s Consortium Ally Abilities and the second player’s Scavengers Ally Abilities are always triggered on their turn.',
    },
    'escort-kingdom': {
      name: 'Banner of the Kingdom',
      text: 'The first player’s Kingdom Ally Abilities and the second player’s Consortium Ally Abilities are always triggered on their turn.',
    },
    'escort-scavengers': {
      name: 'Banner of the Scavengers',
      text: 'The first player’s Scavengers Ally Abilities and the second player’s Kingdom Ally Abilities are always triggered on their turn.',
    },
    'dig-in': { name: 'Dig In', text: 'Both Moons have +2 Defense.' },
    'moon-batteries': { name: 'Moon Batteries', text: 'The Primary Ability of both Moons also gives 1 Combat.' },
    'field-hospitals': { name: 'Field Hospitals', text: 'The Primary Ability of both Moons also gives 2 Authority.' },
    'open-docks': { name: 'Open Docks', text: 'The Primary Ability of both Moons also gives 1 Trade.' },
    'old-comrades': {
      name: 'Old Comrades',
      text: 'The first upgraded card of their own campaign faction each player acquires on their turn costs 1 Trade less.',
    },
    'turned-captains': {
      name: 'Turned Captains',
      text: 'The first time each turn a player plays an upgraded card, they gain 1 Combat.',
    },
    'amnesty-bureau': {
      name: 'Amnesty Bureau',
      text: 'The first upgrade each player makes on their turn costs 1 Trade less.',
    },
    'counter-offers': {
      name: 'Counter-Offers',
      text: 'The first time each turn a player acquires an upgraded card, they gain 2 Authority.',
    },
    'last-magazines': { name: 'Last Magazines', text: 'The Scrap Ability of Explorers also gives 2 Combat.' },
    'home-guard': {
      name: 'Home Guard',
      text: 'The first time each turn one of a player’s Bases is destroyed, that player gains 3 Authority.',
    },
    'war-bonds': {
      name: 'War Bonds',
      text: 'A player who has less Authority than the opponent at the start of their turn gains 1 Trade.',
    },
    'reserves-called': {
      name: 'Reserves Called',
      text: 'The first time each turn a player plays a Base, they gain 2 Combat.',
    },
    'call-the-banners': {
      name: 'Call the Banners',
      text: 'Each player’s Ally Abilities of their own campaign faction are always triggered on their turn.',
    },
    'loyal-worlds': { name: 'Loyal Worlds', text: 'Each player starts with 10 more Authority.' },
    'open-the-arsenals': { name: 'Open the Arsenals', text: 'Each player draws six cards in the Draw Phase.' },
    'final-audit': {
      name: 'Final Audit',
      text: 'At the start of their turn, players may scrap a card from their discard pile.',
    },
  },
  events: {
    'comet-rush': {
      name: 'Comet Rush',
      text: 'This round, the first Explorer each player acquires costs 1 Trade less.',
    },
    'ion-storm': { name: 'Ion Storm', text: 'This round, all Bases have −1 Defense.' },
    'refugee-fleet': {
      name: 'Refugee Fleet',
      text: 'This round, each player gains 3 Authority at the start of their turn.',
    },
    'drifting-arsenal': {
      name: 'Drifting Arsenal',
      text: 'This round, each player gains 2 Combat at the start of their turn.',
    },
    'market-panic': { name: 'Market Panic', text: 'Scrap all cards of the Trade Row, then fill it again.' },
    'good-harvest': { name: 'Good Harvest', text: 'This round, each player gains 1 Trade at the start of their turn.' },
    'courier-swarm': {
      name: 'Courier Swarm',
      text: 'This round, each player draws a card and then discards a card at the start of their turn.',
    },
    'press-gangs': {
      name: 'Press Gangs',
      text: 'This round, each player may scrap a card from their hand at the start of their turn.',
    },
    'prospectors-claim': {
      name: 'Prospectors’ Claim',
      text: 'This round, each player may acquire an Explorer for free at the start of their turn and put it in their hand.',
    },
    'dug-in': { name: 'Dug In', text: 'This round, all Bases have +1 Defense.' },
  },
  victoryPointCards: {
    'vp-01': { name: 'Declaration', text: 'Win this scenario.' },
    'vp-02': { name: 'Signed Contract', text: 'Win this scenario.' },
    'vp-03': { name: 'Queen’s Favor', text: 'Win this scenario.' },
    'vp-04': { name: 'Paid in Full', text: 'Win this scenario.' },
    'vp-05': { name: 'Open Lanes', text: 'Win this scenario.' },
    'vp-06': { name: 'The Copyist', text: 'Win this scenario.' },
    'vp-06-empire': { name: 'Broken Codes', text: 'Star Empire: make the opponent discard five cards in this game.' },
    'vp-06-federation': { name: 'Public Trust', text: 'Trade Federation: gain 45 Authority in this game.' },
    'vp-07': { name: 'Grand Alliance', text: 'Win this scenario.' },
    'vp-07-colors': { name: 'All Colors Flying', text: 'Be the first to have cards of all five factions in play.' },
    'vp-08': { name: 'The Frontier Holds', text: 'Win this scenario.' },
    'vp-09': { name: 'Lord of the Moons', text: 'Win this scenario.' },
    'vp-09-moonbreaker': { name: 'Moonbreaker', text: 'Be the first to destroy the opponent’s Moon.' },
    'vp-10': { name: 'New Oaths', text: 'Win this scenario.' },
    'vp-10-flags': { name: 'Many Flags', text: 'Be the first to have five upgraded cards in play.' },
    'vp-11': { name: 'The Long Front', text: 'Win this scenario.' },
    'vp-11-standing': { name: 'Still Standing', text: 'Win this scenario with at least 30 Authority.' },
    'vp-12': { name: 'The Last Word', text: 'Win this scenario.' },
  },
  sheets: {
    'se-sheet-1': 'Call to Arms',
    'se-sheet-2': 'Fleet from the Shadows',
    'se-sheet-3': 'Fifth Column',
    'se-sheet-4': 'Imperial Doctrine',
    'tf-sheet-1': 'Charter Enforcement',
    'tf-sheet-2': 'Preferred Partners',
    'tf-sheet-3': 'Security Council',
    'tf-sheet-4': 'Board Resolution',
  },
  finalScoring:
    'Add up the points of your Victory Point cards. For each of the three neighbors, the player who upgraded more of its cards during the campaign gains 2 points; a tie gives nothing. The higher total wins the campaign; if it is tied, the winner of scenario 12 wins. Then complete your upgrades and open the Post-Campaign pack.',
  epilogues: {
    starEmpireClear:
      'The Federation’s bankers open their vaults and find the Emperor’s seal already on the doors. Consortium, Kingdom and Scavengers keep their own laws, as promised, and their own fleets, as they insisted. A generation grows up that has never paid a tax to Earth. In the old shipyards someone quietly begins to keep two sets of books.',
    starEmpireNarrow:
      'The Empire has won by the width of a hull plate, and everybody knows it. The Emperor keeps the crown by sharing it: a council of captains, brokers and knights now sits at the foot of the throne. Earth signs, bows and counts its remaining ships. The peace holds, mostly because nobody can afford the alternative.',
    tradeFederationNarrow:
      'The charter is renewed with more amendments than articles. The colonies keep their Emperor as a governor with a very large pension, and the Federation keeps its taxes at half of what they were. The Board calls it a victory and reads the casualty lists in private. On the frontier the word independence is no longer whispered.',
    tradeFederationClear:
      'The hidden fleet comes home in tow, and the Board sells it at auction before the engines are cold. The three neighbors sign trade treaties whose small print is longer than the war. Order returns, and with it prosperity, at the usual rate of interest. Yet in a museum on the rim, children stop longest before the Emperor’s empty chair.',
  },
};
