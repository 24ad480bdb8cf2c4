import type { Figure } from './measure.ts';
import { parts } from './parts.ts';
import type { Part } from './parts.ts';

// One part of the measurement, in the process that run.ts starts for it; sends each figure as it comes.

const send = (figure: Figure): void => void process.send!(figure);
await parts[process.argv[2] as Part]((what, value, unit, target = null) => send({ what, value, unit, target }));
process.disconnect();
