import { showRule } from './RuleSheet.tsx';

/** A rule's id, without the prefix of its book: the full id stands in its title. */
export function Citation(props: { rule: string }) {
  const short = () => props.rule.replace(/^[A-Z0-9]+-/, '');
  return (
    <button type="button" class="cite" title={props.rule} onClick={() => showRule(props.rule)}>
      {short()}
    </button>
  );
}
