import { settings } from '../settings/settings.ts';
import { isNews } from './isNews.ts';

/** Your turn: the title says it, and a soft tone where wished. Any question put to the reader counts. */
const TITLE = 'Orrery';
/** What was asked of the reader before, if anything; undefined before the first look. */
let before: number | null | undefined;
let naming: ReturnType<typeof setTimeout> | undefined;
let audio: AudioContext | null = null;

export function ask(id: number | null): void {
  const title = id === null ? TITLE : `● ${TITLE}`;
  clearTimeout(naming);
  // The browser takes its time to change the title: the table is drawn first.
  if (document.title !== title) naming = setTimeout(() => (document.title = title), 60);
  if (isNews(before, id, document.hidden)) tone();
  before = id;
}

/** Two notes made on the spot; nothing is downloaded. */
export function tone(): void {
  const { sound } = settings();
  if (sound === 'off') return;
  try {
    audio ??= new AudioContext();
    // One that was made before the reader touched the page waits to be told that sound is allowed by now.
    void audio.resume();
    const volume = sound === 'low' ? 0.04 : 0.12;
    for (const [i, frequency] of [523, 784].entries()) {
      const at = audio.currentTime + i * 0.14;
      const note = audio.createOscillator();
      const gain = audio.createGain();
      note.frequency.value = frequency;
      gain.gain.setValueAtTime(volume, at);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + 0.3);
      note.connect(gain).connect(audio.destination);
      note.start(at);
      note.stop(at + 0.32);
    }
  } catch {
    // A browser without sound, or one that allows none yet.
  }
}
