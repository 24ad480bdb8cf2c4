/** The words of a component, put together from the vocabulary of a language and the printed values. */
import { actionCardFacts } from '../content/actionCards.ts';
import type { ActionCardId } from '../content/actionCards.ts';
import { agendaFacts } from '../content/agendas.ts';
import type { AgendaId } from '../content/agendas.ts';
import { attachmentFacts } from '../content/attachments.ts';
import type { AttachmentId } from '../content/attachments.ts';
import { publicObjectiveFacts } from '../content/publicObjectives.ts';
import type { PublicObjectiveId } from '../content/publicObjectives.ts';
import { secretObjectiveFacts } from '../content/secretObjectives.ts';
import type { SecretObjectiveId } from '../content/secretObjectives.ts';
import { COLOURS, technologyFacts } from '../content/technologies.ts';
import type { TechnologyId } from '../content/technologies.ts';
import { unitFacts } from '../content/units/index.ts';
import type { UnitId } from '../content/units/index.ts';
import type { Named, Vocabulary } from './vocabulary.ts';

/** The entry of a table for an id that is not known to be in it. */
const entry = <Word>(table: { readonly [id: string]: Word }, id: string): Word | undefined => table[id];

/** Values and abilities of a unit, a line each. */
export function unitLines(words: Vocabulary, unit: UnitId): string[] {
  const say = words.unitWords;
  const facts = unitFacts(unit);
  const ability = entry(words.unitAbilities, unit);
  const lines: (string | false | undefined)[] = [
    facts.cost !== undefined && say.cost(facts.cost, facts.pair ?? false),
    facts.combat !== undefined && say.combat(facts.combat, facts.dice ?? 1),
    facts.move !== undefined && say.move(facts.move),
    facts.capacity !== undefined && say.capacity(facts.capacity),
    facts.sustain && say.sustain,
    facts.shield && say.shield,
    facts.barrage && say.barrage(...facts.barrage),
    facts.bombardment && say.bombardment(...facts.bombardment),
    facts.spaceCannon && say.spaceCannon(...facts.spaceCannon, facts.reaches === 'adjacent'),
    facts.production !== undefined && say.production(facts.production),
    facts.freeFighters !== undefined && say.freeFighters(facts.freeFighters),
    facts.breaksShield && say.breaksShield,
    facts.directHitProof && say.directHitProof,
    facts.deploy ? `${say.deploy} ${ability}` : ability,
  ];
  return lines.filter((line) => typeof line === 'string');
}

export function technologyWords(words: Vocabulary, technology: TechnologyId): Named & { readonly needs: string } {
  const { unit, needs } = technologyFacts(technology);
  const colours = COLOURS.filter((colour) => needs[colour]).map(
    (colour) => `${needs[colour]} ${words.colours[colour]}`,
  );
  const prerequisites = colours.length > 0 ? words.prerequisites(colours.join(', ')) : words.noPrerequisites;
  if (unit) return { name: words.units[unit], text: unitLines(words, unit).join(' '), needs: prerequisites };
  const plain = entry(words.technologies, technology);
  if (!plain) throw new Error(`no words for ${technology}`);
  return { ...plain, needs: prerequisites };
}

export function actionCardWords(words: Vocabulary, card: ActionCardId): Named {
  const { name, text } = words.actionCards[card];
  return { name, text: actionCardFacts(card).at.includes('action') ? `${words.action} ${text}` : text };
}

/** Kind and outcomes of an agenda. */
export function agendaWords(words: Vocabulary, agenda: AgendaId): Named {
  const { kind, elect } = agendaFacts(agenda);
  const vote = entry(words.votes, agenda);
  if (vote)
    return {
      name: vote.name,
      text: `${words.agendaKinds[kind]} ${words.for}${words.colon} ${vote.for} ${words.against}${words.colon} ${vote.against}`,
    };
  const election = entry(words.elections, agenda);
  if (!election || !elect) throw new Error(`no words for ${agenda}`);
  return { name: election.name, text: `${words.agendaKinds[kind]} ${words.elects[elect]} ${election.text}` };
}

export const publicObjectiveWords = (words: Vocabulary, objective: PublicObjectiveId): Named => ({
  name: words.publicObjectives[objective],
  text: words.condition(publicObjectiveFacts(objective).condition),
});
export const secretObjectiveWords = (words: Vocabulary, objective: SecretObjectiveId): Named => ({
  name: words.secretObjectives[objective],
  text: words.condition(secretObjectiveFacts(objective).condition),
});

/** An attachment has the name of the card that is attached. */
export function attachmentName(words: Vocabulary, attachment: AttachmentId): string {
  const { from, card } = attachmentFacts(attachment);
  const table = { exploration: words.explorations, agenda: words.elections, note: words.notes, leader: words.leaders }[
    from
  ];
  const name = entry<Named>(table, card)?.name;
  if (!name) throw new Error(`no words for ${card}`);
  return name;
}
