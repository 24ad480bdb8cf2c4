import { showRule } from './RuleSheet.tsx';

/** A rule's id, without the game's prefix: the full id stands in its title. */
export function Citation(props: { rule: string }) {
  const short = () => props.rule.replace(/^(SR|INS|TI3|TI4|TABLE)-/, '');
  return (
    <button type="button" class="cite" title={props.rule} onClick={() => showRule(props.rule)}>
      {short()}
    </button>
  );
}
