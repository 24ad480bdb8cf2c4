import { t } from '../text/text.ts';

/** A fault of ours: plain words, the detail to copy, and a way on. Matches are kept elsewhere and are not touched by it. */
export function ErrorScreen(props: { error: unknown; again: () => void }) {
  const detail = () =>
    props.error instanceof Error ? `${props.error.name}: ${props.error.message}` : String(props.error);
  const isOldPage = () => /dynamically imported module|Failed to fetch/.test(detail());
  return (
    <main id="main" class="page" role="alert">
      <header>
        <h1>{isOldPage() ? t('trouble.old') : t('fault.title')}</h1>
      </header>
      <p>{isOldPage() ? t('trouble.old.text') : t('fault.text')}</p>
      <p class="muted detail">{detail()}</p>
      <p class="row-of">
        <button class="btn btn-1" onClick={() => (isOldPage() ? location.reload() : props.again())}>
          {isOldPage() ? t('fault.reload') : t('fault.again')}
        </button>
        <button class="btn" onClick={() => void navigator.clipboard?.writeText(`${location.href}\n${detail()}`)}>
          {t('fault.copy')}
        </button>
        <a class="btn" href="/">
          {t('nav.home')}
        </a>
      </p>
    </main>
  );
}
