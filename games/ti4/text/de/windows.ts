import { PURPOSES } from './combat.ts';
import type { WindowPhrases } from '../speech.ts';
import { placeName, unitList } from '../combat.ts';
import type { Names } from '../speech.ts';

const STEPS = {
  score: 'Aufträge werten',
  reveal: 'einen Auftrag aufdecken',
  draw: 'Aktionskarten ziehen',
  takeTokens: 'Kommandomarker zurücknehmen',
  gainTokens: 'Kommandomarker erhalten',
  ready: 'Karten spielbereit machen',
  repair: 'Einheiten reparieren',
  returnCards: 'Strategiekarten zurücklegen',
};
const PHASES = {
  'set-up': 'Aufbauphase',
  strategy: 'Strategiephase',
  action: 'Aktionsphase',
  status: 'Statusphase',
  agenda: 'Agendaphase',
};

export function windowPhrases(names: Names): WindowPhrases {
  const units = (list: readonly string[]) => unitList(names, names.damaged, list);
  const place = ({ system, planet }: { system: string; planet: string | null }) => placeName(names, planet ?? system);
  return {
    'phase.start': ({ phase }) => `Die ${PHASES[phase]} beginnt.`,
    'phase.end': ({ phase }) => `Die ${PHASES[phase]} endet.`,
    'gameRound.end': ({ round }) => `Runde ${round} endet.`,
    'turn.start': ({ seat }, { name }) => `${name(seat)} beginnt den Zug.`,
    'turn.end': ({ seat }, { name }) => `${name(seat)} beendet den Zug.`,
    'action.done': ({ seat }, { name }) => `${name(seat)} hat eine Aktion ausgeführt.`,
    passed: ({ seat }, { name }) => `${name(seat)} hat gepasst.`,
    'strategy.pick.would': ({ seat, card }, { name }) =>
      `${name(seat)} ist dabei, ${names.strategyCard(card)} zu nehmen.`,
    'strategy.pick.after': ({ seat, card }, { name }) => `${name(seat)} hat ${names.strategyCard(card)} genommen.`,
    'strategic.would': ({ seat, card }, { name }) => `${name(seat)} ist dabei, ${names.strategyCard(card)} zu nutzen.`,
    'strategic.after': ({ seat, card }, { name }) => `${name(seat)} hat ${names.strategyCard(card)} genutzt.`,
    'secondary.would': ({ seat, card }, { name }) => `${name(seat)} kann ${names.strategyCard(card)} folgen.`,
    'secondary.after': ({ seat, card }, { name }) => `${name(seat)} ist ${names.strategyCard(card)} gefolgt.`,
    'activate.would': ({ seat, system }, { name }) => `${name(seat)} aktiviert ${names.system(system)}.`,
    'activate.after': ({ seat, system }, { name }) => `${name(seat)} hat ${names.system(system)} aktiviert.`,
    'move.would': ({ seat, system }, { name }) =>
      `${name(seat)} ist dabei, Schiffe nach ${names.system(system)} zu bewegen.`,
    'move.after': ({ seat, system }, { name }) => `${name(seat)} hat sich nach ${names.system(system)} bewegt.`,
    'roll.would': ({ purpose }) => `Gleich wird gewürfelt: ${PURPOSES[purpose]}.`,
    'hits.would': ({ seat, hits, ...at }, { name }) => `${name(seat)}: ${hits} Treffer (${place(at)}).`,
    'hits.after': ({ seat, ...at }, { name }) => `${name(seat)} hat die Treffer zugeteilt (${place(at)}).`,
    'hits.assigned': ({ seat, ...at }, { name }) => `${name(seat)} hat die Treffer zugeteilt (${place(at)}).`,
    'sustained.would': ({ unit }) => `${units([unit])} wird gleich beschädigt.`,
    'sustained.after': ({ unit }) => `${units([unit])} wurde beschädigt.`,
    'destroyed.would': ({ units: lost }) => `${units(lost)}: wird gleich zerstört.`,
    'destroyed.after': ({ units: lost }) => `${units(lost)}: zerstört.`,
    'combat.end': (fight) => `Der Kampf ist vorbei: ${place(fight)}.`,
    'round.end': ({ round, ...at }) => `Kampfrunde ${round} endet: ${place(at)}.`,
    'retreats.start': (fight) => `Rückzüge können angekündigt werden: ${place(fight)}.`,
    'retreat.would': ({ seat, system }, { name }) =>
      `${name(seat)} ist dabei, den Rückzug aus ${names.system(system)} anzukündigen.`,
    'retreat.after': ({ seat, system }, { name }) =>
      `${name(seat)} hat den Rückzug aus ${names.system(system)} angekündigt.`,
    'turn.cutOff': ({ seat }, { name }) => `Der Zug von ${name(seat)} endet vorzeitig.`,
    'making.start': ({ seat, system }, { name }) =>
      `${name(seat)} ist dabei, in ${names.system(system)} zu produzieren.`,
    'making.chosen': ({ seat, system }, { name }) =>
      `${name(seat)} hat gewählt, was in ${names.system(system)} produziert wird.`,
    'making.done': ({ seat, system }, { name }) => `${name(seat)} hat Einheiten produziert: ${names.system(system)}.`,
    'surplus.removed': ({ seat, system, units: gone }, { name }) =>
      `${name(seat)} hat ${names.units(gone)} aus ${names.system(system)} entfernt.`,
    'ships.arrived': ({ seat, system }, { name }) => `${name(seat)} hat Schiffe nach ${names.system(system)} gebracht.`,
    'invasion.start': ({ seat, system }, { name }) => `${name(seat)} beginnt eine Invasion: ${names.system(system)}.`,
    'commit.would': ({ seat, system }, { name }) =>
      `${name(seat)} ist dabei, Bodentruppen zu landen: ${names.system(system)}.`,
    'commit.after': ({ seat, planet, system }, { name }) =>
      `${name(seat)} ist auf ${names.place(planet ?? system)} gelandet.`,
    'control.would': ({ seat, planet }, { name }) =>
      `${name(seat)} ist dabei, ${names.planet(planet)} unter Kontrolle zu bringen.`,
    'control.after': ({ seat, planet }, { name }) => `${name(seat)} kontrolliert jetzt ${names.planet(planet)}.`,
    'produce.would': ({ seat, system }, { name }) =>
      `${name(seat)} ist dabei, in ${names.system(system)} zu produzieren.`,
    'produce.after': ({ seat, system }, { name }) => `${name(seat)} hat in ${names.system(system)} produziert.`,
    'research.would': ({ seat }, { name }) => `${name(seat)} ist dabei, eine Technologie zu erforschen.`,
    'research.after': ({ seat }, { name }) => `${name(seat)} hat eine Technologie erforscht.`,
    'gainTech.would': ({ seat, technology }, { name }) =>
      `${name(seat)} ist dabei, ${names.technology(technology)} zu erhalten.`,
    'gainTech.after': ({ seat, technology }, { name }) => `${name(seat)} hat ${names.technology(technology)} erhalten.`,
    'goods.gain.would': ({ seat, n }, { name }) => `${name(seat)} ist dabei, Handelsgüter zu erhalten (${n}).`,
    'goods.gain.after': ({ seat, n }, { name }) => `${name(seat)} hat Handelsgüter erhalten (${n}).`,
    'goods.replenish.would': ({ seat }, { name }) => `${name(seat)} ist dabei, Waren aufzufüllen.`,
    'goods.replenish.after': ({ seat }, { name }) => `${name(seat)} hat Waren aufgefüllt.`,
    'token.spend.would': ({ seat }, { name }) => `${name(seat)} ist dabei, einen Kommandomarker auszugeben.`,
    'token.spend.after': ({ seat }, { name }) => `${name(seat)} hat einen Kommandomarker ausgegeben.`,
    'cards.draw.would': ({ seat, n }, { name }) => `${name(seat)} ist dabei, Aktionskarten zu ziehen (${n}).`,
    'cards.draw.after': ({ seat, n }, { name }) => `${name(seat)} hat Aktionskarten gezogen (${n}).`,
    'cards.discard.would': ({ seat }, { name }) => `${name(seat)} ist dabei, eine Aktionskarte abzuwerfen.`,
    'cards.discard.after': ({ seat, card }, { name }) => `${name(seat)} hat ${names.actionCard(card)} abgeworfen.`,
    'status.step.would': ({ step }) => `Statusphase: ${STEPS[step]} kommt als Nächstes.`,
    'status.step.after': ({ step }) => `Statusphase: ${STEPS[step]} ist erledigt.`,
  };
}
