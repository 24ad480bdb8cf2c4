import type { AnyComponent } from '@orrery/kernel';
import { arborecComponents } from './arborec/components.ts';
import { argentComponents } from './argent/components.ts';
import { creussComponents } from './creuss/components.ts';
import { empyreanComponents } from './empyrean/components.ts';
import { hacanComponents } from './hacan/components.ts';
import { jolnarComponents } from './jolnar/components.ts';
import { l1z1xComponents } from './l1z1x/components.ts';
import { letnevComponents } from './letnev/components.ts';
import { mahactComponents } from './mahact/components.ts';
import { mentakComponents } from './mentak/components.ts';
import { muaatComponents } from './muaat/components.ts';
import { naaluComponents } from './naalu/components.ts';
import { naazRokhaComponents } from './naaz-rokha/components.ts';
import { nekroComponents } from './nekro/components.ts';
import { nomadComponents } from './nomad/components.ts';
import { norrComponents } from './norr/components.ts';
import { saarComponents } from './saar/components.ts';
import { solComponents } from './sol/components.ts';
import { vuilraithComponents } from './vuilraith/components.ts';
import { winnuComponents } from './winnu/components.ts';
import { xxchaComponents } from './xxcha/components.ts';
import { yinComponents } from './yin/components.ts';
import { yssarilComponents } from './yssaril/components.ts';

/** What faction abilities, faction technologies, flagships and other units of factions do. */
export const FACTION_COMPONENTS: readonly AnyComponent[] = [
  ...arborecComponents,
  ...argentComponents,
  ...creussComponents,
  ...empyreanComponents,
  ...hacanComponents,
  ...jolnarComponents,
  ...l1z1xComponents,
  ...letnevComponents,
  ...mahactComponents,
  ...mentakComponents,
  ...muaatComponents,
  ...naaluComponents,
  ...naazRokhaComponents,
  ...nekroComponents,
  ...nomadComponents,
  ...norrComponents,
  ...saarComponents,
  ...solComponents,
  ...vuilraithComponents,
  ...winnuComponents,
  ...xxchaComponents,
  ...yinComponents,
  ...yssarilComponents,
];

/** What faction sheets let a player do, not what always holds. */
export const OPTIONAL_ABILITIES: ReadonlySet<string> = new Set(
  FACTION_COMPONENTS.filter(({ kind }) => kind === 'ability').flatMap(({ id, spec }) => [
    ...(isOptional(spec) ? [id] : []),
    ...(spec.more ?? []).filter((more) => isOptional(more.spec)).map(({ name }) => `${id}/${name}`),
  ]),
);
function isOptional(spec: object): boolean {
  const { at, mandatory = false } = spec as { at?: string; mandatory?: boolean };
  return at !== undefined && !mandatory;
}
