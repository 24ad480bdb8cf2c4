/** Marks in words: the list beside the sheets, the names of places, the menu at the finger. */
import type { IconName } from '@orrery/web/design/icons.ts';
import type { MessageId } from './text/en.ts';
import { t } from './words.ts';
import { INDUSTRY_BATCHES } from './content.ts';
import type { Atom, Desk } from './content.ts';
import { assetIcon, resIcon, resTone, toneOf } from './assets.ts';
import {
  assetName,
  dockName,
  hexName,
  lineName,
  nodeName,
  planetName,
  sheetName,
  systemName,
  technologyName,
  unitName,
} from './names.ts';
import { priceOf } from './places.ts';
import { words } from './state.ts';

/** What the mark does, and where. */
export function sayAtom(atom: Atom, desk: Desk): string {
  const { sheets } = desk;
  const { names } = words();
  switch (atom.do) {
    case 'activate':
      return t('do.activate', { sheet: sheetName(atom.sheet) });
    case 'sheet':
      return t('do.sheet', { sheet: sheetName(atom.sheet) });
    case 'wait':
      return t('do.wait');
    case 'option': {
      const task = desk.p.todo.at(-1);
      const effects = task?.do === 'choose' ? task.options[atom.option] : undefined;
      return effects ? effects.map((effect) => words().effect(effect)).join(', ') : words().atom(atom, '');
    }
    case 'gain':
      return t('do.gain', { what: words().asset(atom.asset) });
    case 'side':
      return t('do.side', { side: names.side[atom.side] });
    case 'stop':
      return t('do.stop');
    case 'explore':
      return t('do.explore', {
        place: withAsset(systemName(sheets, atom.to), sheets.navigation.systems[atom.to]!.asset),
      });
    case 'reveal':
      return t('do.explore', {
        place: withAsset(systemName(sheets, atom.system), sheets.navigation.systems[atom.system]!.asset),
      });
    case 'passage': {
      const to = sheets.navigation.wormholes[atom.leave]!.system;
      return t('do.passage', {
        place: withAsset(systemName(sheets, to), sheets.navigation.systems[to]!.asset),
        enter: atom.enter + 1,
      });
    }
    case 'claimSystem':
      return t('do.claim', {
        place: withAsset(systemName(sheets, atom.system), sheets.navigation.systems[atom.system]!.asset),
      });
    case 'crossSystem':
      return t('do.crossOut', {
        place: withAsset(systemName(sheets, atom.system), sheets.navigation.systems[atom.system]!.asset),
      });
    case 'unlockPlanet':
      return t('do.unlock', { what: planetName(sheets, atom.planet) });
    case 'develop': {
      const res = sheets.expansion.planets[atom.planet]!.icons[atom.icon]!;
      const { columns } = sheets.expansion.planets[atom.planet]!;
      return t('do.develop', {
        planet: planetName(sheets, atom.planet),
        what: names.resource[res],
        row: Math.floor(atom.icon / columns) + 1,
        column: (atom.icon % columns) + 1,
      });
    }
    case 'developLine':
      return t('do.line', {
        planet: planetName(sheets, atom.planet),
        line: lineName(sheets, atom.planet, atom.line),
      });
    case 'crossPopulation':
      return t('do.crossOut', {
        place: `${assetName('population')}, ${planetName(sheets, atom.planet)}, ${lineName(sheets, atom.planet, atom.line)}`,
      });
    case 'dockIcon':
      return t('do.dockIcon', {
        dock: dockName(atom.dock),
        what: names.resource[sheets.expansion.docks[atom.dock]!.icons[atom.icon]!],
      });
    case 'buildDock':
      return t('do.buildDock', { dock: withAsset(dockName(atom.dock), sheets.expansion.docks[atom.dock]!.asset) });
    case 'scrap':
    case 'scrapX':
      return t('do.scrap', { place: withAsset(hexName(sheets, atom.hex), sheets.industry.hexes[atom.hex]!.asset) });
    case 'claimHex':
      return t('do.claim', { place: withAsset(hexName(sheets, atom.hex), sheets.industry.hexes[atom.hex]!.asset) });
    case 'batch': {
      const { specialty, res, n } = INDUSTRY_BATCHES[atom.batch]!;
      return t('do.batch', { what: words().asset(`spec:${specialty}`), n, res: names.resource[res] });
    }
    case 'unlockUnit':
      return t('do.unlock', { what: unitName(atom.unit) });
    case 'unitIcon':
      return t('do.unitIcon', { unit: unitName(atom.unit), n: atom.strip + 1 });
    case 'unitSpecialty':
      return t('do.unit', { unit: unitName(atom.unit), n: atom.strip + 1 });
    case 'infantry':
      return t('do.infantry', { place: withAsset(nodeName(atom.node), sheets.warfare.assets[atom.node] ?? null) });
    case 'deploy':
      return t('do.deployAt', { unit: unitName(atom.unit), place: atom.nodes.map(nodeName).join(' ') });
    case 'research':
      return t('do.research', { what: technologyName(atom.technology) });
    case 'technologySpecialty':
    case 'unlockTechnology':
      return t('do.unlock', { what: technologyName(atom.technology) });
    case 'useTechnology':
      return t('do.use', { what: technologyName(atom.technology) });
    case 'focus':
    case 'lendFocus':
      return t('do.focus', { res: names.resource[atom.res] });
    case 'unlockFocus':
      return t('do.focusOn', { res: names.resource[atom.res], sheet: sheetName(atom.sheet) });
    case 'trade':
      return t('do.trade', { res: names.resource[atom.res] });
    case 'convert':
      return t('do.convert', { from: names.resource[atom.from], to: names.resource[atom.to] });
    case 'save':
      return t('do.save', { res: names.resource[atom.res] });
    case 'crossAsset':
      return t('do.strike', { what: words().asset(atom.asset) });
    case 'relic':
      return t('do.relic', { what: names.relic[atom.relic] });
    case 'rerollDice': {
      const faces = desk.p.rerolled ?? desk.moment.dice?.black ?? [];
      return t('do.reroll', {
        n: atom.dice.length,
        what: atom.dice.map((die) => names.resource[faces[die]!]).join(', '),
      });
    }
    case 'repeatDie':
      return t(atom.die === 'black' ? 'do.repeatBlack' : 'do.repeatFocus', { res: names.resource[atom.res] });
    case 'buyStrength':
      return t('do.buyStrength');
    default:
      return atom satisfies never;
  }
}

function withAsset(place: string, code: Parameters<typeof assetName>[0]): string {
  return code ? `${place} (${assetName(code)})` : place;
}

const SAYS_ITS_PRICE = new Set<Atom['do']>(['batch', 'save', 'convert', 'trade', 'buyStrength']);

/** "with Materials", "with a Planet"; empty where nothing is paid. */
export function sayPrice(atom: Atom, desk: Desk): string {
  const price = priceOf(atom, desk);
  if (price === null || SAYS_ITS_PRICE.has(atom.do)) return '';
  const { resource } = words().names;
  if (price === 'M' || price === 'I' || price === 'R') return t('with', { what: resource[price] });
  return t('with', { what: words().asset(price as Parameters<typeof assetName>[0] & string) });
}

export function iconOf(atom: Atom, desk: Desk): { icon: IconName; tone: string } {
  const price = priceOf(atom, desk);
  if (price === 'M' || price === 'I' || price === 'R') return { icon: resIcon(price), tone: `tone-${resTone(price)}` };
  if (price === 'tg') return { icon: 'r-trade', tone: 'tone-tg' };
  if (price !== null) {
    const code = price as Parameters<typeof assetIcon>[0];
    return { icon: assetIcon(code), tone: `tone-${toneOf(code)}` };
  }
  return { icon: FREE[atom.do] ?? 'i-right', tone: '' };
}
const FREE: Partial<Record<Atom['do'], IconName>> = {
  relic: 'a-relic',
  rerollDice: 'a-die',
  repeatDie: 'a-die',
  deploy: 'a-warfare',
  infantry: 'a-warfare',
  useTechnology: 'r-research',
  stop: 'i-x',
  wait: 'i-clock',
};

/** Marks of one kind stand together in the list. */
export function groupOf(atom: Atom): MessageId {
  switch (atom.do) {
    case 'explore':
    case 'passage':
    case 'reveal':
      return 'group.explore';
    case 'claimSystem':
    case 'claimHex':
      return 'group.claim';
    case 'develop':
    case 'developLine':
    case 'unlockPlanet':
      return 'group.planets';
    case 'dockIcon':
    case 'buildDock':
      return 'group.docks';
    case 'scrap':
    case 'scrapX':
      return 'group.scrap';
    case 'unitIcon':
    case 'unitSpecialty':
    case 'unlockUnit':
    case 'infantry':
      return 'group.units';
    case 'deploy':
      return 'group.deploy';
    case 'research':
    case 'technologySpecialty':
    case 'unlockTechnology':
    case 'useTechnology':
      return 'group.technologies';
    case 'trade':
    case 'convert':
    case 'save':
    case 'batch':
    case 'focus':
    case 'lendFocus':
    case 'unlockFocus':
      return 'group.resources';
    default:
      return 'group.choices';
  }
}
