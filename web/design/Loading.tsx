import { t } from '../text/text.ts';

/** The sign that something is being fetched. */
export const Loading = () => <span class="orbit" role="status" aria-label={t('state.loading')} />;

/** A page of which nothing is there yet. */
export function LoadingPage() {
  return (
    <main id="main" class="page" aria-busy="true">
      <Loading />
    </main>
  );
}
