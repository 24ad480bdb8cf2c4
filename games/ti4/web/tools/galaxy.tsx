import { createMemo } from 'solid-js';
import { GalaxyPage } from '@orrery/imperium/web/tools/GalaxyPage.tsx';
import type { GalaxyEdition } from '@orrery/imperium/web/tools/GalaxyPage.tsx';
import { t } from '@orrery/imperium/web/tools/words.ts';
import type { ToolProps } from '@orrery/web/games/entry.ts';
import { LAYOUT_IDS } from '../../content/layouts.ts';
import { balanceOf } from '../../galaxy/balance.ts';
import { galaxyFrom } from '../../galaxy/link.ts';
import { readMapString, writeMapString } from '../../galaxy/mapString.ts';
import { spoken } from '../spoken.ts';
import { pickTiles, pictureOfGalaxy } from './picture.ts';

/** Galaxies of the fourth edition, from a seed or a map string. */
export default function Ti4Galaxy(props: ToolProps) {
  const words = () => spoken.now().names.words;
  const hasBaseAlone = createMemo(() => props.query().get('base') === '1');
  const tiles = createMemo(() => pickTiles(words(), hasBaseAlone() ? ['base'] : ['base', 'pok']));
  const edition = (): GalaxyEdition => ({
    boards: LAYOUT_IDS.map((id) => ({ id, name: words().layouts[id] })),
    boardKey: 'layout',
    usualBoard: 'six',
    ticks: [
      { key: 'base', name: t('galaxy.base') },
      { key: 'drawn', name: t('galaxy.drawn') },
    ],
    hasTraits: true,
    trait: (trait) => words().traits[trait as 'cultural'],
    tiles: tiles(),
    mapNote: '',
    show: (query) => {
      const found = galaxyFrom(query);
      if ('fault' in found) {
        const what = 'word' in found ? found.word : 'tile' in found ? found.tile : 'back' in found ? found.back : '';
        return { fault: t(`galaxy.fault.${found.fault}`, { what }) };
      }
      const on = found.layout;
      return {
        board: found.board,
        cells: pictureOfGalaxy(found, words(), (seat) => `${seat + 1}`),
        map: writeMapString(on, found.placed, found.factions),
        seats: balanceOf(on, found.placed),
        goods: on.homes.map((home) => on.goods?.find(({ at }) => at === home)?.n ?? 0),
        factions: found.factions.map((faction) => (faction ? words().factions[faction] : '')),
      };
    },
    read: (text) => {
      const read = readMapString(text);
      return 'fault' in read
        ? { fault: t(`galaxy.fault.${read.fault}`, { what: 'word' in read ? read.word : '' }) }
        : { map: writeMapString(read.layout, read.placed, read.factions) };
    },
  });
  return <GalaxyPage {...props} edition={edition()} />;
}
