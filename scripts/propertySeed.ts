// Properties try the same values in every run of the tests, so that a change is judged by the change alone. PROPERTY_SEED tries others.
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
