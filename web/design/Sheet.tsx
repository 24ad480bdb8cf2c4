import { createEffect, onCleanup } from 'solid-js';
import type { JSX } from 'solid-js';
import { t } from '../text/text.ts';
import { Icon } from './Icon.tsx';

let count = 0;

/** A sheet over the page. Focus stays in it and goes back where it came from; Esc closes. */
export function Sheet(props: {
  title: string;
  open: boolean;
  close: () => void;
  children: JSX.Element;
  wide?: boolean;
}) {
  let dialog: HTMLDialogElement | undefined;
  const id = `sheet-${++count}`;
  createEffect(() => {
    if (props.open && !dialog?.open) dialog?.showModal();
    if (!props.open && dialog?.open) dialog.close();
  });
  onCleanup(() => dialog?.close());
  return (
    <dialog
      class="sheet"
      classList={{ wide: props.wide ?? false }}
      aria-labelledby={id}
      ref={dialog}
      onClose={() => props.close()}
      onClick={(event) => event.target === dialog && props.close()}
    >
      <div class="sheet-head">
        <h2 id={id}>{props.title}</h2>
        <button class="tool" aria-label={t('sheet.close')} onClick={() => props.close()}>
          <Icon name="i-x" />
        </button>
      </div>
      <div class="sheet-body">{props.children}</div>
    </dialog>
  );
}
