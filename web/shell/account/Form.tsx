import { Index } from 'solid-js';

export interface Field {
  name: string;
  label: string;
  value?: string;
  type?: 'text' | 'password';
  complete?: 'username' | 'current-password' | 'new-password' | 'one-time-code';
  /** What the text must be like; the label says so. */
  pattern?: string;
  least?: number;
  most?: number;
}

/** A line of fields and the button that sends them. `send` tells whether it worked; fields without a value of their own are empty then. */
export function Form(props: {
  fields: Field[];
  button: string;
  primary?: boolean;
  send: (values: Record<string, string>) => Promise<boolean>;
}) {
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.currentTarget as HTMLFormElement;
    const values = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    // Read now: once sent, the one whom the fields are about may have gone.
    const typed = props.fields.filter((field) => field.value === undefined);
    if (!(await props.send(values))) return;
    for (const { name } of typed) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = '';
    }
  };
  return (
    <form class="profile-form" onSubmit={(event) => void send(event)}>
      <Index each={props.fields}>
        {(field) => (
          <label>
            <span>{field().label}</span>
            <input
              class="field"
              name={field().name}
              type={field().type ?? 'text'}
              value={field().value ?? ''}
              autocomplete={field().complete ?? 'off'}
              autocapitalize="none"
              pattern={field().pattern}
              minLength={field().least}
              maxLength={field().most}
              required
            />
          </label>
        )}
      </Index>
      <button class="btn" classList={{ 'btn-1': props.primary }}>
        {props.button}
      </button>
    </form>
  );
}
