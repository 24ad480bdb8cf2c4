import { createMemo } from 'solid-js';
import { GalaxyPage } from '@orrery/imperium/web/tools/GalaxyPage.tsx';
import type { GalaxyEdition } from '@orrery/imperium/web/tools/GalaxyPage.tsx';
import { t } from '@orrery/imperium/web/tools/words.ts';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { balanceOf } from '../../galaxy/balance.ts';
import { DEALT } from '../../galaxy/board.ts';
import { readGalaxy, writeGalaxy } from '../../galaxy/galaxyString.ts';
import { galaxyFrom } from '../../galaxy/link.ts';
import { LAYOUTS } from '../../galaxy/layouts.ts';
import { pictureOfGalaxy, pictureOfTile } from './picture.ts';

/** Galaxies of the third edition, from a seed or in words: its tiles carry no numbers. */
export default function Ti3Galaxy(props: ToolProps) {
  const tiles = createMemo(() => DEALT.map((id) => ({ word: id, cell: pictureOfTile(id) })));
  const edition = (): GalaxyEdition => ({
    boards: LAYOUTS.map(({ players }) => ({ id: `${players}`, name: t('galaxy.players', { n: players }) })),
    boardKey: 'players',
    usualBoard: '6',
    ticks: [],
    hasTraits: false,
    trait: (trait) => trait,
    tiles: tiles(),
    mapNote: t('galaxy.words'),
    show: (query) => {
      const found = galaxyFrom(query);
      if ('fault' in found) {
        const what = 'word' in found ? found.word : 'tile' in found ? found.tile : '';
        return { fault: t(`galaxy.fault.${found.fault}`, { what }) };
      }
      return {
        board: `${found.layout.players}`,
        cells: pictureOfGalaxy(found),
        map: writeGalaxy(found.layout, found.galaxy),
        seats: balanceOf(found.layout, found.galaxy),
        goods: found.layout.goods,
        factions: [],
      };
    },
    read: (text) => {
      const read = readGalaxy(text);
      return 'fault' in read
        ? { fault: t(`galaxy.fault.${read.fault}`, { what: 'word' in read ? read.word : '' }) }
        : { map: writeGalaxy(read.layout, read.galaxy) };
    },
  });
  return <GalaxyPage {...props} edition={edition()} />;
}
