import { LEVELS } from '@orrery/bots';
import type { Command, OptionHelp } from '../command.ts';
import { Refused } from '../command.ts';

const SHELLS = ['bash', 'zsh'] as const;

/** What the shell offers on Tab: commands, their options, games, levels of bots, files. */
export const completion = (commands: () => readonly Command[]): Command => ({
  name: 'completion',
  operands: ['SHELL'],
  summary: 'prints what makes a shell complete this command (bash, zsh)',
  options: {},
  examples: ['completion bash >> ~/.bashrc', 'completion zsh >> ~/.zshrc'],
  async run(given, io) {
    const [shell] = given.operands;
    if (!SHELLS.some((known) => known === shell))
      throw new Refused(`there is no completion for "${shell}"; there is one for ${SHELLS.join(', ')}`);
    // zsh understands bash's way of completing once it is told to, and completes at all once that is loaded.
    if (shell === 'zsh')
      io.out(
        '(( $+functions[compdef] )) || { autoload -U compinit && compinit; }\nautoload -U +X bashcompinit && bashcompinit\n',
      );
    io.out(script(commands(), io.registry.gameIds));
  },
});

/** Values that can be listed: of an option whose help lists them, and the levels of bots. */
function valuesOf(name: string, { value = '' }: OptionHelp): readonly string[] {
  return name === 'bots' ? LEVELS : value.includes('|') ? value.split('|') : [];
}

function script(commands: readonly Command[], games: readonly string[]): string {
  const operandsOf = ({ operands }: Command) =>
    operands.includes('GAME') ? games : operands.includes('SHELL') ? SHELLS : [];
  const cases = commands.flatMap((command) => [
    `    ${command.name})`,
    '      case "$prev" in',
    ...Object.entries(command.options).flatMap(([name, option]) =>
      option.value === undefined ? [] : [`        --${name}) words="${valuesOf(name, option).join(' ')}" ;;`],
    ),
    `        *) words="${[...operandsOf(command), ...Object.keys(command.options).map((name) => `--${name}`), '--help'].join(' ')}" ;;`,
    '      esac ;;',
  ]);
  return [
    '# Completion of orrery, made by `orrery completion`.',
    '_orrery() {',
    '  local cur="${COMP_WORDS[COMP_CWORD]}" prev="${COMP_WORDS[COMP_CWORD-1]}" words=""',
    `  if [ "$COMP_CWORD" -eq 1 ]; then words="${commands.map(({ name }) => name).join(' ')} --help"; else`,
    '  case "${COMP_WORDS[1]}" in',
    ...cases,
    '  esac; fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$cur"))',
    '}',
    'complete -o default -F _orrery orrery',
    '',
  ].join('\n');
}
