import type { StrategyCard } from '../../content/strategyCards.ts';

/** What every technology does, in a sentence. */
export const technologyEffects: { readonly [technology: string]: string } = {
  'antimass-deflectors': 'Your ships may move through asteroid fields, but not stop there.',
  'xrd-transporters': 'Your Carriers have +1 movement.',
  'type-iv-drive': 'Your Cruisers and Dreadnoughts have +1 movement.',
  'advanced-fighters':
    'Your Fighters have +1 in combat and movement 2 and need no Carrier; those beyond the capacity count toward Fleet Supply.',
  'light-wave-deflector': 'Your ships may move through systems with enemy ships.',
  'fleet-logistics': 'After a Tactical Action you may take a second one in the same turn, with a counter of its own.',
  'hylar-v-assault-laser': 'Your Cruisers and Destroyers have +1 on all combat rolls.',
  'deep-space-cannon': 'Your PDS also fire into adjacent systems.',
  'war-sun': 'You may build War Suns.',
  'magen-defense-grid': 'Your PDS have +1 on all rolls; your defending Ground Forces beside a PDS have +1.',
  'assault-cannon': 'Before a Space Battle each of your Dreadnoughts may fire once; what it hits does not fire back.',
  'graviton-negator':
    'Your Dreadnoughts may bombard planets with PDS; your Fighters may join an invasion and return to space after it.',
  'stasis-capsules': 'Each of your Cruisers and Dreadnoughts may carry 1 Ground Force.',
  'neural-motivator': 'You draw 1 more Action Card in each Status Phase.',
  cybernetics: 'Your Fighters have +1 on all combat rolls.',
  'gen-synthesis':
    'Your Ground Forces have +1 in invasions; each one lost there returns to a planet of your home system on 5+.',
  'dacxive-animators':
    'After an invasion you win, roll a die for each Ground Force lost by either side: each 6+ gives you one on the planet.',
  'x-89-bacterial-weapon':
    'Instead of a bombardment, destroy all enemy Ground Forces on the planet; then discard all your Action Cards.',
  'enviro-compensator': 'Each of your Space Docks has +1 production capacity.',
  'sarween-tools': 'Whenever you produce at a Space Dock you have 1 resource more.',
  'micro-technology': 'Each of your Trade Agreements pays you 1 Trade Good more.',
  'integrated-economy':
    'Units of your Space Docks may be placed in adjacent systems that you have activated, if empty or friendly.',
  'graviton-laser-system': 'You may roll each missed die of your PDS once more.',
  'transit-diodes':
    'As an action: 1 counter from the Command Pool (by the publisher’s answers from Strategy Allocation) moves up to 4 of your Ground Forces from one of your planets to another.',
};

/** Both abilities of every Strategy Card. */
export const strategyTexts: { readonly [C in StrategyCard]: { readonly primary: string; readonly secondary: string } } =
  {
    initiative: {
      primary: 'You take the Speaker token. This round the secondary abilities of others cost you no counter.',
      secondary: 'None: it is no Strategic Action.',
    },
    diplomacy: {
      primary: 'Choose an opponent: until the round ends neither of you may activate a system with units of the other.',
      secondary: 'Refresh up to 2 of your exhausted planets outside your home system.',
    },
    political: {
      primary: 'Draw 3 Action Cards and get 1 Command Counter. An agenda is voted on; then you arrange the next three.',
      secondary: 'Draw 1 Action Card.',
    },
    logistics: {
      primary: 'Get 4 Command Counters, in any areas.',
      secondary: 'Buy any number of Command Counters for 3 influence each.',
    },
    trade: {
      primary:
        'Either 3 Trade Goods, those of your Trade Agreements, and new agreements may be made with your approval; or all Trade Agreements are broken.',
      secondary: 'Get the Trade Goods of your Trade Agreements.',
    },
    warfare: {
      primary: 'Take one of your Command Counters from the board back into your Command Pool.',
      secondary:
        'Move up to 2 Cruisers or Destroyers, each into an adjacent empty system that is no home system, and put a counter there.',
    },
    technology: {
      primary: 'Get a technology whose prerequisites you have.',
      secondary: 'For 8 resources, less for specialties, get a technology whose prerequisites you have.',
    },
    imperial: {
      primary: 'Turn up the next Public Objective, then get 2 Victory Points.',
      secondary: 'Build units, but no Space Docks, in one system with a Space Dock of yours, without activating it.',
    },
  };
