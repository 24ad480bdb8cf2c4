import type { Words } from '@orrery/kernel';
import type { CardId } from '../content/catalogue.ts';
import type { SR } from '../shapes.ts';
import type { ChronicleWords } from './chronicleWords.ts';
import type { CampaignWords } from './campaignWords.ts';
import type { EffectWords } from './effectWords.ts';

/** Rules that a refusal or a result may name; each has a sentence in every language. */
export type NamedRule =
  | 'SR-GEN-04'
  | 'SR-GEN-08'
  | 'SR-TURN-03'
  | 'SR-PLAY-01'
  | 'SR-PLAY-03'
  | 'SR-BASE-08'
  | 'SR-BASE-09'
  | 'SR-ACTION-01'
  | 'SR-ACTION-02'
  | 'SR-ACTION-05'
  | 'SR-ACTION-06'
  | 'SR-ACTION-07'
  | 'SR-ALLY-02'
  | 'SR-SCRAP-01'
  | 'SR-SCRAP-04'
  | 'SR-ACQ-02'
  | 'SR-ACQ-04'
  | 'SR-ACQ-09'
  | 'SR-ATTACK-02'
  | 'SR-ATTACK-03'
  | 'SR-ATTACK-04'
  | 'SR-ATTACK-07'
  | 'SR-INFO-02'
  | 'SR-INFO-03'
  | 'SR-CAMP-04'
  | 'SR-CAMP-13'
  | 'SR-UPG-08'
  | 'SR-VP-01'
  | 'SR-VP-04'
  | 'SR-POST-02'
  | 'SR-BETWEEN-05'
  | 'SR-ABANDONED'
  | 'SR-UPG-10'
  | 'SR-UPG-12'
  | 'SR-UPG-16'
  | 'SR-UPG-20'
  | 'SR-POL-02'
  | 'SR-MODES-02'
  | 'SR-MODES-06'
  | 'SR-MODES-08'
  | 'SR-MODES-10'
  | 'SR-MODES-12'
  | 'SR-MODES-13'
  | 'SR-MODES-14'
  | 'SR-HYDRA-09'
  | 'SR-HYDRA-12'
  | 'SR-HYDRA-13'
  | 'SR-EMP-06'
  | 'SR-EMP-08'
  | 'SR-EMP-10'
  | 'SR-RAID-12'
  | 'SR-RAID-13'
  | 'SR-RAID-14'
  | 'SR-RAID-15'
  | 'SR-OPT-04'
  | 'SR-LONG-GAME'
  | 'SR-RESIGNED'
  | 'SR-OUT-OF-TIME';

/** Everything the game says in one language. */
export interface Language {
  readonly cardNames: Record<CardId, string>;
  readonly effects: EffectWords;
  readonly campaign: CampaignWords;
  readonly chronicle: ChronicleWords;
  readonly words: Words<SR> & { rule: Record<NamedRule, string> };
}
