import { describe, expect, it } from 'vitest';
import { cardIds, cardOf } from '../content/catalogue.ts';
import {
  has,
  inPlay,
  each,
  gain,
  draw,
  discard,
  mayScrap,
  choose,
  when,
  firstCosts,
  mayRedirect,
  enableAlly,
  wheneverYouMay,
  nextCosts,
  opponentsAtLeast,
} from '../content/effects.ts';
import { KINGDOM_RESOURCES } from '../content/onAcquire.ts';
import { scenarios } from '../content/scenarios/index.ts';
import type { Scenario } from '../content/scenarios/scenario.ts';
import { sheetIds, sheetOf } from '../content/stickers/index.ts';
import { cardText, stickerText } from './cardText.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const languages = { en, fr, de };
const properSentence = /^\p{Lu}.*\.$/u;
const gap = /undefined|NaN|\[object| {2}|\.\.| ,/;
const flawed = (said: readonly string[]): string[] => said.filter((s) => !properSentence.test(s) || gap.test(s));

describe.each(Object.entries(languages))('text in %s', (_code, language) => {
  const w = language.effects;
  it('names every card, each name once', () => {
    const names = cardIds.map((id) => language.cardNames[id]);
    expect(names.every((n) => n.length > 1)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });
  it('says every ability of every card in full sentences', () => {
    for (const kingdom of KINGDOM_RESOURCES)
      for (const id of cardIds) {
        const card = cardOf(id);
        const t = cardText(w, card, kingdom);
        const said = [t.primary, t.scrap, t.onAcquire, ...t.ally, ...t.continuous].filter((s) => s !== '');
        const parts = [card.primary, card.scrap, card.onAcquire].filter((x) => x !== undefined).length;
        expect(said).toHaveLength(parts + (card.ally?.length ?? 0) + (card.continuous?.length ?? 0));
        expect(flawed(said)).toEqual([]);
      }
  });
  it('names the figures of every scenario as they are', () => {
    for (const s of scenarios as readonly Scenario[]) {
      const { always } = s.sides.starEmpire;
      const figures = always.flatMap((m) => (m.kind === 'authority' ? [m.delta] : []));
      for (const m of always)
        if (m.kind === 'rule')
          for (const c of m.effects)
            if (c.op === 'trigger')
              for (const e of c.effects)
                if (e.op === 'gain') figures.push(Number(e.amount));
                else if (e.op === 'choose')
                  for (const [g] of e.options) if (g?.op === 'gain') figures.push(Number(g.amount));
      const said = (words: typeof en) =>
        (words.campaign.scenarios[s.id as keyof typeof words.campaign.scenarios].rule.match(/\d+/g) ?? []).map(Number);
      const sorted = (list: number[]) => list.toSorted((a, b) => a - b);
      for (const words of Object.values(languages))
        expect([s.id, sorted(said(words))]).toEqual([s.id, sorted(figures)]);
    }
  });
  it('says every sticker and every scenario rule', () => {
    for (const id of sheetIds)
      for (const sticker of sheetOf(id).rows.flatMap((row) => [row.ship, row.base])) {
        const said = stickerText(w, sticker);
        const parts = (sticker.primary ? 1 : 0) + (sticker.ally?.length ?? 0) + (sticker.continuous?.length ?? 0);
        expect(said).toHaveLength(parts);
        expect(said.filter((s) => gap.test(s))).toEqual([]);
      }
    const rules = (scenarios as readonly Scenario[]).flatMap((s) =>
      Object.values(s.sides).flatMap((side) => [...side.always, ...Object.values(side.options).flat()]),
    );
    expect(flawed(rules.flatMap((m) => (m.kind === 'rule' ? m.effects.map(w.continuous) : [])))).toEqual([]);
    const goals = (scenarios as readonly Scenario[]).flatMap((s) => Object.values(s.victoryPoints));
    const said = goals.flatMap((v) => (v.condition.is === 'winsScenario' ? [] : [w.condition(v.condition.when)]));
    expect(said).toHaveLength(6);
    expect(flawed(said)).toEqual([]);
  });
  it('tells every scenario in two to four sentences', () => {
    const lengths = Object.values(language.campaign.scenarios).map((s) => s.story.match(/[.!?…](\s|$)/g)?.length ?? 0);
    expect(lengths).toHaveLength(12);
    expect(lengths.filter((n) => n < 2 || n > 4)).toEqual([]);
  });
});

describe('French', () => {
  it('sets its apostrophes and the narrow space before and after its signs', () => {
    const said = [
      ...cardIds.flatMap((id) => Object.values(cardText(fr.effects, cardOf(id), 'combat')).flat()),
      ...Object.values(fr.cardNames),
      ...Object.values(fr.words.rule),
      ...Object.values(fr.campaign.scenarios).flatMap((s) => [s.name, s.story, s.rule]),
      ...Object.values(fr.campaign.options).map((o) => o.text),
    ];
    expect(said.filter((s) => /'|[ \u00a0][;:!?»]|« /.test(s))).toEqual([]);
  });
});

describe('grammar', () => {
  const perBase = [gain('combat', 4), gain('combat', each(1, inPlay({ type: 'base' })))];
  const said = (effects: Parameters<typeof en.effects.ability>[0]): string[] =>
    [en, fr, de].map((l) => l.effects.ability(effects));
  it('counts and agrees', () => {
    expect(said([draw(2), discard(1)])).toEqual([
      'Draw two cards. Discard a card.',
      'Piochez deux cartes. Défaussez une carte.',
      'Ziehe zwei Karten. Lege eine Karte ab.',
    ]);
    expect(said(perBase)).toEqual([
      'Gain 4 Combat and 1 Combat for each Base you have in play.',
      'Gagnez 4 Combat et 1 Combat pour chaque Base que vous avez en jeu.',
      'Erhalte 4 Kampf und 1 Kampf für jede Basis, die du im Spiel hast.',
    ]);
    expect(said([gain('authority', 1)])[1]).toBe('Gagnez 1 point d’Influence.');
  });
  it('chooses articles, genders and cases', () => {
    expect(said([when(has({ type: 'outpost' }), gain('combat', 2))])).toEqual([
      'If you have an Outpost in play, gain 2 Combat.',
      'Si vous avez un Avant-Poste en jeu, gagnez 2 Combat.',
      'Wenn du einen Außenposten im Spiel hast, erhalte 2 Kampf.',
    ]);
    expect(said([when(opponentsAtLeast(5), draw(1))])).toEqual([
      'If you have at least five opponents, draw a card.',
      'Si vous avez au moins cinq adversaires, piochez une carte.',
      'Wenn du mindestens fünf Gegner hast, ziehe eine Karte.',
    ]);
    expect(said([mayRedirect({ type: 'outpost' }, 'hand')])).toEqual([
      'You may put the next Outpost you acquire this turn in your hand.',
      'Vous pouvez placer dans votre main le prochain Avant-Poste que vous acquérez ce tour-ci.',
      'Du darfst den nächsten Außenposten, den du in diesem Zug erwirbst, auf die Hand nehmen.',
    ]);
    expect(said([nextCosts(-1, { type: 'base' })])[1]).toBe(
      'La prochaine Base que vous acquérez ce tour-ci coûte 1 de moins.',
    );
    expect(
      [en, fr, de].map((l) => l.effects.continuous(firstCosts(-1, { upgraded: true, faction: 'starEmpire' }))),
    ).toEqual([
      'The first upgraded Star Empire card you acquire on your turn costs 1 less.',
      'La première carte améliorée de l’Empire Galactique que vous acquérez à votre tour coûte 1 de moins.',
      'Die erste verbesserte Karte des Sternenimperiums, die du in deinem Zug erwirbst, kostet 1 weniger.',
    ]);
  });
  it('puts verbs where they belong', () => {
    const loot = wheneverYouMay('acquire', {}, draw(1), discard(1));
    expect([en, fr, de].map((l) => l.effects.continuous(loot))).toEqual([
      'Whenever you acquire a card, you may draw a card and discard a card.',
      'Chaque fois que vous acquérez une carte, vous pouvez piocher une carte et défausser une carte.',
      'Immer wenn du eine Karte erwirbst, darfst du eine Karte ziehen und eine Karte ablegen.',
    ]);
    expect(said([choose([gain('trade', 2)], [mayScrap(2, 'hand', 'discard')])])).toEqual([
      'Choose one: gain 2 Trade; or you may scrap up to two cards from your hand or your discard pile.',
      'Choisissez : gagnez 2 Commerce ; ou vous pouvez retirer jusqu’à deux cartes de votre main ou de votre Défausse.',
      'Wähle: erhalte 2 Handel; oder du darfst bis zu zwei Karten aus deiner Hand oder deinem Ablagestapel verschrotten.',
    ]);
    expect([en, fr, de].map((l) => l.effects.continuous(enableAlly('kingdom')))).toEqual([
      'Your Kingdom Ally Abilities are always triggered on your turn.',
      'À votre tour, vos actions Allié du Royaume sont toujours déclenchées.',
      'In deinem Zug sind deine Verbündetenfähigkeiten des Königreichs immer ausgelöst.',
    ]);
  });
});
