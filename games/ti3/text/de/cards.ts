import type { CardText } from '../../content/actionCards/cards.ts';
import type { Named } from '../vocabulary.ts';

export const cards: { readonly [C in CardText]: Named } = {
  'command-summit': {
    name: 'Kommandogipfel',
    effect: 'In der Strategiephase: Du erhältst 2 Marker in deinem Kommandovorrat.',
  },
  'signal-jamming': {
    name: 'Störsender',
    effect:
      'In der Strategiephase: Lege einen Marker aus der Verstärkung eines anderen Spielers in ein System, das kein Heimatsystem ist.',
  },
  'flank-speed': {
    name: 'Volle Kraft',
    effect: 'Nachdem du ein System aktiviert hast: Deine Schiffe, die dorthin ziehen, haben Bewegung +1.',
  },
  'in-the-silence-of-space': {
    name: 'In der Stille des Alls',
    effect:
      'Nachdem du ein System aktiviert hast: Schiffe einer deiner Flotten mit Bewegung 2 oder mehr dürfen Systeme mit feindlichen Schiffen durchqueren.',
  },
  'experimental-battlestation': {
    name: 'Experimentelle Kampfstation',
    effect:
      'Nachdem ein Gegner Schiffe in ein System in Reichweite bewegt hat: Eines deiner Raumdocks gibt dort drei Schüsse ab wie ein PVS.',
  },
  minelayers: {
    name: 'Minenleger',
    effect:
      'Nachdem eine feindliche Flotte in ein System mit deiner Flotte gezogen ist: Jeder deiner Kreuzer dort erzielt sofort einen Treffer.',
  },
  'fighter-prototype': {
    name: 'Jägerprototyp',
    effect: 'Vor einer Raumschlacht: Deine Jäger würfeln in der ersten Runde mit +2.',
  },
  'morale-boost': {
    name: 'Kampfgeist',
    effect: 'Vor einer Kampfrunde: Alle deine Einheiten würfeln in dieser Runde mit +1.',
  },
  'skilled-retreat': {
    name: 'Geschickter Rückzug',
    effect:
      'Vor einer Runde einer Raumschlacht: Deine Flotte zieht in ein angrenzendes eigenes oder leeres System, das du nicht aktiviert hast; lege dort einen Kommandomarker aus der Verstärkung ab.',
  },
  'shields-holding': {
    name: 'Schilde halten',
    effect: 'Nach den Würfeln einer Raumschlachtrunde: Bis zu zwei Treffer gegen dich entfallen.',
  },
  recheck: { name: 'Gegenprobe', effect: 'Nach einem Kampfwurf: Ein Würfel, gleich wessen, wird neu geworfen.' },
  'direct-hit': {
    name: 'Volltreffer',
    effect: 'Nachdem ein feindliches Schiff in deiner Raumschlacht beschädigt wurde: Es wird zerstört.',
  },
  'dug-in': {
    name: 'Eingegraben',
    effect: 'Vor der Bombardierung deines Planeten: Er kann in dieser Spielrunde nicht bombardiert werden.',
  },
  'chemical-warfare': {
    name: 'Chemische Kriegsführung',
    effect:
      'Vor einem Invasionskampf, mit einem Dreadnought im System: Die Hälfte der verteidigenden Bodentruppen, aufgerundet, wird zerstört.',
  },
  'rare-mineral': {
    name: 'Seltenes Mineral',
    effect: 'Nachdem du einen neutralen Planeten besetzt hast: Du erhältst 3 Handelsgüter.',
  },
  sabotage: {
    name: 'Sabotage',
    effect: 'Nachdem die Aktionskarte eines anderen Spielers aufgedeckt wurde: Sie hat keine Wirkung.',
  },
  'unexpected-action': {
    name: 'Unerwartete Aktion',
    effect: 'Als Aktion: Nimm einen deiner Kommandomarker vom Spielplan in die Verstärkung zurück.',
  },
  'local-unrest': {
    name: 'Örtliche Unruhen',
    effect:
      'Als Aktion: Ein Planet außerhalb der Heimatsysteme wird erschöpft und verliert eine Bodentruppe; bleibt keine, wird er neutral.',
  },
  'ghost-ship': {
    name: 'Geisterschiff',
    effect: 'Als Aktion: Stelle einen Zerstörer in ein System mit Wurmloch und ohne feindliche Schiffe.',
  },
  plague: {
    name: 'Seuche',
    effect: 'Als Aktion: Würfle für jede Bodentruppe eines gegnerischen Planeten; gerade Zahlen zerstören sie.',
  },
  'war-footing': {
    name: 'Kriegsbereitschaft',
    effect: 'Als Aktion: Deine Flottenversorgung zählt in einem System in dieser Spielrunde 2 mehr.',
  },
};
