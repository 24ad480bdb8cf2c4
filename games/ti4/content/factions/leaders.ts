import type { AnyComponent } from '@orrery/kernel';
import { alliance } from '../notes/alliance.ts';
import { arborecLeaders } from './arborec/leaders.ts';
import { creussLeaders } from './creuss/leaders.ts';
import { argentLeaders } from './argent/leaders.ts';
import { empyreanLeaders } from './empyrean/leaders.ts';
import { hacanLeaders } from './hacan/leaders.ts';
import { l1z1xLeaders } from './l1z1x/leaders.ts';
import { imperia } from './mahact/imperia.ts';
import { mahactLeaders } from './mahact/leaders.ts';
import { naaluLeaders } from './naalu/leaders.ts';
import { naazRokhaLeaders } from './naaz-rokha/leaders.ts';
import { nekroLeaders } from './nekro/leaders.ts';
import { nomadLeaders } from './nomad/leaders.ts';
import { titansLeaders } from './titans/leaders.ts';
import { saarLeaders } from './saar/leaders.ts';
import { vuilraithLeaders } from './vuilraith/leaders.ts';
import { winnuLeaders } from './winnu/leaders.ts';
import { xxchaLeaders } from './xxcha/leaders.ts';
import { yinLeaders } from './yin/leaders.ts';
import { yssarilLeaders } from './yssaril/leaders.ts';
import { jolnarLeaders } from './jolnar/leaders.ts';
import { letnevLeaders } from './letnev/leaders.ts';
import { mentakLeaders } from './mentak/leaders.ts';
import { muaatLeaders } from './muaat/leaders.ts';
import { norrLeaders } from './norr/leaders.ts';
import { solLeaders } from './sol/leaders.ts';

/** Leaders and mechs of the factions, and what shares commanders: a note, and an ability. */
export const FACTION_LEADERS: readonly AnyComponent[] = [
  ...arborecLeaders,
  ...creussLeaders,
  ...argentLeaders,
  ...empyreanLeaders,
  ...hacanLeaders,
  ...l1z1xLeaders,
  ...mahactLeaders,
  ...naaluLeaders,
  ...naazRokhaLeaders,
  ...nekroLeaders,
  ...nomadLeaders,
  ...titansLeaders,
  ...saarLeaders,
  ...vuilraithLeaders,
  ...winnuLeaders,
  ...xxchaLeaders,
  ...yinLeaders,
  ...yssarilLeaders,
  ...jolnarLeaders,
  ...letnevLeaders,
  ...mentakLeaders,
  ...muaatLeaders,
  ...norrLeaders,
  ...solLeaders,
  alliance,
  imperia,
];
