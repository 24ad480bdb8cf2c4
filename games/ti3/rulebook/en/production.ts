import type { RuleChapter } from '@orrery/kernel';

export const production: readonly RuleChapter[] = [
  {
    id: 'TI3-PROD',
    title: 'Producing Units',
    rules: {
      'TI3-PROD-01':
        'In the last step you may let your Space Docks in the activated system build units, and you may put up new Space Docks there.',
      'TI3-PROD-02': 'Without a Space Dock in the system nothing is built there, except a Space Dock itself.',
      'TI3-PROD-03':
        'A Space Dock builds up to two units more than the resource value of its planet; on a planet worth 3 that makes five, on one worth 0 still two. Prices play no part in this, and two docks in a system each have their own limit.',
      'TI3-PROD-04':
        'You name everything you want, add up the price, pay it in one go and then set up the units. If you overpay, you get no change.',
      'TI3-PROD-05':
        'Any of your refreshed planets can pay, and so can Trade Goods. The planet with the dock is not obliged to chip in.',
      'TI3-PROD-06': 'New ships appear in space, in the dock’s system.',
      'TI3-PROD-07': 'New Ground Forces and PDS appear on the dock’s planet.',
      'TI3-PROD-08':
        'One resource buys two Fighters or two Ground Forces. A single unit costs just as much, and a mixed pair is not for sale.',
      'TI3-PROD-09': 'Cheap or not, each Fighter and each Ground Force fills one place of what the dock can build.',
      'TI3-PROD-10':
        'You cannot build ships beyond your Fleet Supply, nor Fighters that nothing in the system supports.',
      'TI3-PROD-11':
        'You can build only what your reinforcements still hold. For Fighters and Ground Forces, supplement counters step in when figures run out.',
      'TI3-PROD-12': 'Before you own the War Sun technology you cannot build War Suns.',
      'TI3-PROD-13':
        'A single enemy ship in the system blockades your Space Docks: they build no ships. Ground Forces and PDS can still be made.',
      'TI3-PROD-14': 'Two PDS of yours on a planet are all it will ever hold.',
      'TI3-PROD-15':
        'For a new Space Dock you need: a system activated just now by a Tactical or Transfer Action that has come to production; a planet that was yours since this round’s Strategy Phase began and has no dock yet; no enemy ships in the system; a dock in reinforcements; and 4 resources.',
      'TI3-PROD-16':
        'It does not take a dock to build a dock, and a new one takes nothing away from what other docks may build. Ships or troops of your own need not be there.',
      'TI3-PROD-17':
        'A new Space Dock rests for the remainder of the round and starts working in the next. Any dock that came to stand this round counts as new.',
      'TI3-PROD-18': 'So a planet you have conquered this round cannot get a Space Dock yet.',
    },
  },
  {
    id: 'TI3-TRANSFER',
    title: 'Transfer Action',
    rules: {
      'TI3-TRANSFER-01':
        'With a Transfer Action you regroup between two adjacent systems: activate both, let ships cross, face PDS fire, land, and produce in one of them.',
      'TI3-TRANSFER-02':
        'The counter for the first system comes from your Command Pool, the one for the second from reinforcements. With no counter in reinforcements there is no transfer.',
      'TI3-TRANSFER-03': 'The two systems must touch, or be linked by wormholes.',
      'TI3-TRANSFER-04':
        'You need a unit of your own in each of the two, and no enemy may have any, not even a Ground Force or a PDS. An enemy Control Marker on an empty planet does no harm.',
      'TI3-TRANSFER-05': 'Neither system may bear a counter of yours beforehand.',
      'TI3-TRANSFER-06':
        'Ships may cross both ways at the same time, each of them once, and only between these two systems. Fleet Supply and Fighter support must be in order on both sides afterwards.',
      'TI3-TRANSFER-07':
        'Fighters, Ground Forces and PDS need a Carrier or a War Sun to take them across, just as in a Tactical Action.',
      'TI3-TRANSFER-08':
        'Then enemies whose PDS reach your ships in one of the systems may shoot. A PDS that reaches both must choose one.',
      'TI3-TRANSFER-09': 'Ground Forces and PDS aboard may go down to your own planets in either of the systems.',
      'TI3-TRANSFER-10': 'You may not land on neutral planets, nor on those with somebody else’s Control Marker.',
      'TI3-TRANSFER-11':
        'Last, you choose one of the two systems: your Space Docks in it may produce, and you may put up a new dock there as usual. The other system gets nothing.',
      'TI3-TRANSFER-12':
        'A transfer is peaceful: no battle, no bombardment, no Invasion Combat. Domain Counters are left alone.',
    },
  },
];
