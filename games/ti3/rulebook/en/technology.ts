import type { RuleChapter } from '@orrery/kernel';

export const technology: readonly RuleChapter[] = [
  {
    id: 'TI3-TECH',
    title: 'Technology',
    rules: {
      'TI3-TECH-01':
        'All of you have the same 24 Technology cards in a deck of your own. Some are yours from the start, as your Race Sheet says.',
      'TI3-TECH-02': 'When you acquire a technology, you lay its card open before you, and from then on it works.',
      'TI3-TECH-03':
        'As a rule you get technologies through the Strategy Card of that name. A few Action Cards, Political Cards and other effects bring some too, and the Council may bar you from some for a while.',
      'TI3-TECH-04': 'What you know is yours alone: a Technology card is never handed on.',
      'TI3-TECH-05':
        'There are four fields, each with a colour: red Warfare, green Biotech, blue Propulsion and yellow General.',
      'TI3-TECH-06':
        'First things first: you can acquire a technology only when you own what it requires. Where a card names two with AND, you need both; with OR, one is enough.',
      'TI3-TECH-07':
        'The Strategy Card gives its owner one technology for nothing and sells one to everybody else for 8 resources.',
      'TI3-TECH-08': 'You have one card of each technology, so you cannot own it twice.',
      'TI3-TECH-09':
        'Planets with a Technology Specialty help you study: when you buy a technology of their colour with the secondary ability, each refreshed one takes 1 resource off the price.',
      'TI3-TECH-10': 'If you have several such planets, their discounts are added together.',
      'TI3-TECH-11':
        'Exhausted planets do not help, but helping does not exhaust a planet. The discount is reckoned before you pay, so the same planet may then pay as well.',
      'TI3-TECH-12':
        'Hylar V Assault Laser (red, no prerequisite): your Cruisers and Destroyers roll at +1 in combat. Such a bonus holds for barrage and bombardment dice as well.',
      'TI3-TECH-13':
        'Deep Space Cannon (red; needs Hylar V Assault Laser): your PDS also reach the systems next to their own.',
      'TI3-TECH-14': 'War Sun (red; needs Deep Space Cannon AND Sarween Tools): you may build War Suns.',
      'TI3-TECH-15':
        'Magen Defense Grid (red; needs Deep Space Cannon): your PDS roll at +1, and so do your Ground Forces when they defend a planet that has a PDS.',
      'TI3-TECH-16':
        'Assault Cannon (red; needs Deep Space Cannon AND Cybernetics): each of your Dreadnoughts may fire once before a Space Battle begins. Its hits take effect at once, and nothing shoots back; if both sides have the cannon, they fire together.',
      'TI3-TECH-17':
        'Graviton Negator (red; needs Assault Cannon OR Dacxive Animators): your Dreadnoughts bombard in spite of PDS. Your Fighters may join an Invasion Combat and be taken as losses there, but they return to space and never win a planet by themselves.',
      'TI3-TECH-18':
        'Stasis Capsules (green; needs Enviro Compensator): each of your Cruisers and Dreadnoughts has room for one Ground Force.',
      'TI3-TECH-19':
        'Neural Motivator (green; needs Stasis Capsules OR Micro Technology): in the Status Phase you draw one Action Card more.',
      'TI3-TECH-20':
        'Dacxive Animators (green; needs Neural Motivator): when you have won an Invasion Combat, roll a die for each Ground Force that fell, friend or foe. Each 6 or more puts a new one of yours on the planet.',
      'TI3-TECH-21':
        'Cybernetics (green; needs Stasis Capsules OR Antimass Deflectors): your Fighters roll at +1 in combat.',
      'TI3-TECH-22':
        'Gen Synthesis (green; needs Cybernetics): your Ground Forces roll at +1 in Invasion Combat. Roll a die for each one you lose; a 5 or more brings it back on a planet of your Home System.',
      'TI3-TECH-23':
        'X-89 Bacterial Weapon (green; needs Assault Cannon OR Transit Diodes): where one of your Dreadnoughts or War Suns could bombard, it may wipe out all enemy Ground Forces of the planet instead. You then discard your whole hand of Action Cards.',
      'TI3-TECH-24': 'Enviro Compensator (yellow, no prerequisite): each of your Space Docks can build one unit more.',
      'TI3-TECH-25':
        'Sarween Tools (yellow; needs Enviro Compensator): whenever your Space Docks build, you have 1 resource to spend for free.',
      'TI3-TECH-26':
        'Micro Technology (yellow; needs Stasis Capsules OR Sarween Tools): each Trade Agreement brings you 1 Trade Good more whenever your agreements pay.',
      'TI3-TECH-27':
        'Integrated Economy (yellow; needs Cybernetics AND Micro Technology): what you build may also appear next door, in an adjacent system you have activated that is empty or friendly. Ground Forces and PDS may go to any of your planets in that reach.',
      'TI3-TECH-28':
        'Transit Diodes (yellow; needs Light/Wave Deflector OR Dacxive Animators): as your action, you may pay a counter from the Command Pool and send up to four Ground Forces from one of your planets to another.',
      'TI3-TECH-29':
        'Graviton Laser System (yellow; needs Deep Space Cannon): when a PDS of yours misses, you may roll that die once more. The second result stands.',
      'TI3-TECH-30':
        'Antimass Deflectors (blue, no prerequisite): your ships may cross Asteroid Fields, though they cannot stay in them.',
      'TI3-TECH-31': 'XRD Transporters (blue; needs Antimass Deflectors): your Carriers move one system farther.',
      'TI3-TECH-32':
        'Type IV Drive (blue; needs Neural Motivator AND XRD Transporters): your Cruisers and Dreadnoughts move one system farther.',
      'TI3-TECH-33':
        'Advanced Fighters (blue; needs Type IV Drive): your Fighters move by themselves with movement 2, live without support, roll at +1 and bar the way to enemies. Those beyond the support of their system count towards Fleet Supply.',
      'TI3-TECH-34':
        'Light/Wave Deflector (blue; needs XRD Transporters AND Magen Defense Grid): enemy ships no longer bar your way to the activated system.',
      'TI3-TECH-35':
        'Fleet Logistics (blue; needs Graviton Negator): after a Tactical Action you may take another one straight away, in the same turn.',
      'TI3-TECH-36':
        'With Fleet Logistics you take two full actions: each costs its own counter from the Command Pool and goes through the whole Activation Sequence. Strategic and Transfer Actions are not doubled.',
    },
  },
];
