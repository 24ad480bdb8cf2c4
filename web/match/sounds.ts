import { settings } from '../settings/settings.ts';

/** A soft set of sounds, made on the spot: nothing is downloaded. */
export type Sound = 'asked' | 'card' | 'coin' | 'gain' | 'hit' | 'broken' | 'mark' | 'dice' | 'won' | 'lost';

/** A note: of a pitch that may glide to another, or a breath of noise around it. */
interface Note {
  at: number;
  for: number;
  pitch: number;
  to?: number;
  noise?: true;
  loud?: number;
}
const chord = (pitches: readonly number[], apart: number, length: number, loud = 1): Note[] =>
  pitches.map((pitch, i) => ({ at: i * apart, for: length, pitch, loud }));

const SOUNDS: { readonly [S in Sound]: readonly Note[] } = {
  asked: chord([523, 784], 0.14, 0.32),
  card: [{ at: 0, for: 0.09, pitch: 2400, to: 900, noise: true, loud: 0.5 }],
  coin: chord([1319, 1760], 0.06, 0.16, 0.4),
  gain: chord([392, 494, 587], 0.05, 0.24, 0.5),
  hit: [
    { at: 0, for: 0.16, pitch: 160, to: 55 },
    { at: 0, for: 0.07, pitch: 700, noise: true, loud: 0.6 },
  ],
  broken: [
    { at: 0, for: 0.28, pitch: 110, to: 40 },
    { at: 0.02, for: 0.3, pitch: 500, to: 160, noise: true, loud: 0.8 },
  ],
  mark: [{ at: 0, for: 0.07, pitch: 3200, to: 2200, noise: true, loud: 0.45 }],
  dice: [0, 0.07, 0.12, 0.19].map((at) => ({ at, for: 0.035, pitch: 1900, noise: true, loud: 0.7 })),
  won: chord([392, 523, 659, 784], 0.12, 0.5),
  lost: chord([392, 330, 262], 0.16, 0.5, 0.8),
};

/** The same sound is not heard again within this time, in seconds: what happens at once sounds once. */
const APART = 0.09;
const heard = new Map<Sound, number>();
let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

export function play(sound: Sound): void {
  const { sound: wished } = settings();
  if (wished === 'off') return;
  try {
    audio ??= new AudioContext();
    // One that was made before the reader touched the page waits to be told that sound is allowed by now.
    void audio.resume();
    const now = audio.currentTime;
    if (now - (heard.get(sound) ?? -1) < APART) return;
    heard.set(sound, now);
    const volume = wished === 'low' ? 0.04 : 0.12;
    for (const note of SOUNDS[sound]) sing(audio, note, now + note.at, volume * (note.loud ?? 1));
  } catch {
    // A browser without sound, or one that allows none yet.
  }
}

function sing(context: AudioContext, note: Note, at: number, volume: number): void {
  const gain = context.createGain();
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + note.for);
  gain.connect(context.destination);
  const glide = (pitch: AudioParam) => {
    pitch.setValueAtTime(note.pitch, at);
    if (note.to !== undefined) pitch.exponentialRampToValueAtTime(note.to, at + note.for);
  };
  const source = note.noise ? noiseOf(context) : context.createOscillator();
  if (source instanceof OscillatorNode) {
    glide(source.frequency);
    source.connect(gain);
  } else {
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    glide(band.frequency);
    source.connect(band).connect(gain);
  }
  source.start(at);
  source.stop(at + note.for + 0.02);
}

function noiseOf(context: AudioContext): AudioBufferSourceNode {
  if (!hiss) {
    hiss = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  }
  const source = context.createBufferSource();
  source.buffer = hiss;
  return source;
}
