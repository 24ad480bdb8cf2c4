import { createEffect, createRoot, createSignal } from 'solid-js';
import { LANGUAGES } from '@orrery/kernel/languages';
import type { Language } from '@orrery/kernel';

/** What a person sets for this device. Every choice takes effect at once. */
export const CHOICES = {
  language: LANGUAGES,
  theme: ['system', 'dark', 'light'],
  palette: ['default', 'wide', 'mono'],
  text: ['small', 'normal', 'large', 'larger', 'largest'],
  motion: ['system', 'on', 'short', 'off'],
  sound: ['off', 'low', 'on'],
  /** When a step that cannot be undone asks for a second press. */
  confirm: ['always', 'loss', 'never'],
  hand: ['right', 'left'],
  keys: ['shown', 'hidden'],
} as const;
export type SettingName = keyof typeof CHOICES;
export type Settings = { [S in SettingName]: (typeof CHOICES)[S][number] };

const STORE = 'orrery.settings';

function fromBrowser(): Language {
  for (const tag of navigator.languages) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().startsWith(known));
    if (language) return language;
  }
  return 'en';
}

function defaults(): Settings {
  return {
    language: fromBrowser(),
    theme: 'dark',
    palette: 'default',
    text: 'normal',
    motion: 'system',
    sound: 'low',
    confirm: 'loss',
    hand: 'right',
    keys: 'shown',
  };
}

function stored(): Settings {
  const settings = defaults();
  try {
    const kept = JSON.parse(localStorage.getItem(STORE) ?? '{}') as Record<string, unknown>;
    for (const name of Object.keys(CHOICES) as SettingName[]) {
      const value = CHOICES[name].find((choice) => choice === kept[name]);
      if (value) Object.assign(settings, { [name]: value });
    }
  } catch {
    // Storage is blocked or holds something else: this tab works with the defaults.
  }
  return settings;
}

const [settings, setSettings] = createSignal<Settings>(stored());
export { settings };

export function choose<S extends SettingName>(name: S, value: Settings[S]): void {
  setSettings((before) => ({ ...before, [name]: value }));
  try {
    localStorage.setItem(STORE, JSON.stringify(settings()));
  } catch {
    // Blocked storage: the choice holds for this tab.
  }
}

const systemIsLight = window.matchMedia('(prefers-color-scheme: light)');
const systemIsCalm = window.matchMedia('(prefers-reduced-motion: reduce)');
const [system, setSystem] = createSignal({ light: systemIsLight.matches, calm: systemIsCalm.matches });
const readSystem = () => setSystem({ light: systemIsLight.matches, calm: systemIsCalm.matches });
systemIsLight.addEventListener('change', readSystem);
systemIsCalm.addEventListener('change', readSystem);

/** How long one beat of motion lasts, in milliseconds. */
export function beat(): number {
  const { motion } = settings();
  if (motion === 'off' || (motion === 'system' && system().calm)) return 0;
  return motion === 'short' ? 110 : 320;
}

/** Settings that style sheets read stand on the root element. */
createRoot(() =>
  createEffect(() => {
    const { language, theme, palette, text, motion, hand, keys } = settings();
    const root = document.documentElement;
    root.lang = language;
    root.dataset.theme = theme === 'system' ? (system().light ? 'light' : 'dark') : theme;
    root.dataset.palette = palette;
    root.dataset.text = text;
    root.dataset.motion = motion === 'system' ? (system().calm ? 'off' : 'on') : motion;
    root.dataset.hand = hand;
    root.dataset.keys = keys;
  }),
);
