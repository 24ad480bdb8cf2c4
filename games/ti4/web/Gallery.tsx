import { Reference } from '@orrery/imperium/web/parts/Reference.tsx';
import { referenceOf } from './reference.ts';
import '@orrery/imperium/web/tokens.css';
import './tokens.css';

/** Every component of the base box and the expansion. */
export default function Gallery(props: { at: string }) {
  return <Reference game="twilight-imperium-4" groups={referenceOf()} at={props.at} />;
}
