import type { MatchStatistics } from '@orrery/games/statistics';
import { saveFile } from '../page/saveFile.ts';
import { t } from '../text/text.ts';

/** Every figure of a match as a file. */
export function Files(props: { match: MatchStatistics | undefined }) {
  const save = async (kind: 'csv' | 'json') => {
    const { match } = props;
    if (!match) return;
    const { statisticsAsCsv } = await import('@orrery/games/statistics');
    const text = kind === 'csv' ? statisticsAsCsv(match) : JSON.stringify(match, null, 1);
    saveFile(`${match.game}.${kind}`, text, kind === 'csv' ? 'text/csv' : 'application/json');
  };
  return (
    <p class="row-of">
      <button class="btn sm" type="button" onClick={() => void save('csv')}>
        {t('analysis.csv')}
      </button>
      <button class="btn sm" type="button" onClick={() => void save('json')}>
        {t('analysis.json')}
      </button>
    </p>
  );
}
