import type { AgendaId } from '../../content/agendas/agendas.ts';
import type { Named } from '../vocabulary.ts';

export const agendas: { readonly [C in AgendaId]: Named } = {
  'agenda-cost-overruns': { name: 'Kostenüberschreitung', effect: 'Dafür: Alle verlieren ein Handelsgut je Planet.' },
  'agenda-planetary-security': {
    name: 'Planetare Sicherheit',
    effect: 'Dafür: Planeten ohne Bodentruppen außerhalb der Heimatsysteme werden neutral.',
  },
  'agenda-code-of-honor': { name: 'Ehrenkodex', effect: 'Gesetz. Dafür: kein Abzug, kein Rückzug.' },
  'agenda-free-trade': {
    name: 'Freihandel',
    effect:
      'Gesetz. Dafür: ein Handelsgut mehr bei jedem Einkommen aus Abkommen. Dagegen: Alle verlieren 2 Handelsgüter.',
  },
  'agenda-humane-labor': {
    name: 'Menschenwürdige Arbeit',
    effect: 'Gesetz. Dafür: Raumdocks bauen 2 Einheiten weniger. Dagegen: keine Produktion in dieser Spielrunde.',
  },
  'agenda-technology-tariffs': {
    name: 'Technologiezölle',
    effect: 'Gesetz. Dafür: Rote Technologien kosten 4 mehr. Dagegen: keine grüne Technologie in dieser Spielrunde.',
  },
  'agenda-research-grant': {
    name: 'Forschungsförderung',
    effect:
      'Gesetz. Dafür: Spezialisierungen gelten für jede Farbe. Dagegen: keine gelbe Technologie in dieser Spielrunde.',
  },
  'agenda-crown-of-thalnos': {
    name: 'Krone von Thalnos',
    effect: 'Gesetz. Wahl eines Spielers: +1 für seine Bodentruppen.',
  },
  'agenda-minister-of-policy': {
    name: 'Minister für Politik',
    effect: 'Gesetz. Wahl eines Spielers, der in der Statusphase eine Aktionskarte mehr zieht.',
  },
  'agenda-minister-of-exploration': {
    name: 'Minister für Erkundung',
    effect: 'Gesetz. Wahl eines Spielers, der ein Handelsgut erhält, wenn ein anderer einen neutralen Planeten nimmt.',
  },
  'agenda-economic-revitalization': {
    name: 'Wirtschaftsbelebung',
    effect: 'Wahl eines Spielers, der von jedem ein Handelsgut erhält.',
  },
  'agenda-public-execution': {
    name: 'Öffentliche Hinrichtung',
    effect:
      'Wahl eines Spielers, der alle Aktionskarten verliert, alle Planeten erschöpft und in dieser Spielrunde mit -1 würfelt.',
  },
  'agenda-compensated-disarmament': {
    name: 'Vergütete Abrüstung',
    effect: 'Wahl eines Planeten: Seine Bodentruppen gehen für je ein Handelsgut.',
  },
  'agenda-aggressive-strategy': {
    name: 'Aggressive Strategie',
    effect:
      'Dafür: In der Spielreihenfolge darf jeder die Sekundärfähigkeit einer eigenen Strategiekarte umsonst nutzen. Dagegen: Keine Sekundärfähigkeiten in dieser Runde.',
  },
  'agenda-arms-reduction': {
    name: 'Abrüstung',
    effect:
      'Dafür: Jeder behält höchstens 2 Dreadnoughts und 4 Kreuzer. Dagegen: Planeten mit roter Spezialisierung werden erschöpft.',
  },
  'agenda-colonial-redistribution': {
    name: 'Neuverteilung der Kolonien',
    effect:
      'Dafür: Wer die meisten Punkte hat, gibt einen Planeten an einen mit den wenigsten, der 3 Bodentruppen dort aufstellt.',
  },
  'agenda-conventions-of-war': {
    name: 'Kriegsrecht',
    effect:
      'Gesetz. Dafür: Planeten mit Raumdock werden nicht bombardiert. Dagegen: Wer dagegen stimmte, verliert ein Raumdock außerhalb der Heimatsysteme.',
  },
  'agenda-council-elder': {
    name: 'Ältester des Rates',
    effect:
      'Gesetz. Wählt einen Spieler, der es nach dem Verlesen einer Agenda ablegen darf: Nur seine Stimmen zählen.',
  },
  'agenda-councils-censure': {
    name: 'Rüge des Rates',
    effect: 'Gesetz. Wählt einen Spieler, der für Imperium 2 Marker aus dem Strategievorrat zahlt.',
  },
  'agenda-dispute-resolution': {
    name: 'Schlichtung',
    effect: 'Wählt zwei Planeten zweier Spieler: Bodentruppen und PVS dort werden zerstört, und sie sind neutral.',
  },
  'agenda-fleet-regulations': {
    name: 'Flottenverordnung',
    effect: 'Gesetz. Dafür: Höchstens 5 Marker in der Flottenversorgung. Dagegen: Jeder legt einen dazu.',
  },
  'agenda-forced-economic-independence': {
    name: 'Erzwungene Unabhängigkeit',
    effect: 'Gesetz. Wählt zwei Spieler, die kein Handelsabkommen miteinander haben dürfen.',
  },
  'agenda-holder-of-mecatol-rex': {
    name: 'Herr von Mecatol Rex',
    effect: 'Dafür: Wer Mecatol Rex kontrolliert, darf ein Gesetz ablegen. Dagegen: 2 Bodentruppen dort.',
  },
  'agenda-imperial-academy': {
    name: 'Imperiale Akademie',
    effect: 'Gesetz. Wählt einen Spieler, der für Technologien 2 Ressourcen weniger zahlt.',
  },
  'agenda-imperial-containment': {
    name: 'Eindämmung',
    effect:
      'Dafür: In dieser Runde aktiviert Mecatol Rex und seine Nachbarn nur, wer dort Einheiten hat. Dagegen: Wer Einheiten bei Mecatol Rex hat, legt einen Marker dorthin.',
  },
  'agenda-imperial-mandate': {
    name: 'Imperiales Mandat',
    effect: 'Dafür: Jeder erhält 2 Punkte. Dagegen: Jeder verliert 2.',
  },
  'agenda-labor-force-politics': {
    name: 'Arbeitspolitik',
    effect: 'Gesetz. Dafür: Raumdocks kosten 2 mehr. Dagegen: Eine Bodentruppe bei jedem Raumdock.',
  },
  'agenda-limits-to-individual-power': {
    name: 'Grenzen der Macht',
    effect:
      'Gesetz. Dafür: Höchstens 3 Aktionskarten auf der Hand. Dagegen: Jeder legt eine zufällige Aktionskarte ab.',
  },
  'agenda-mass-mobilization': {
    name: 'Mobilmachung',
    effect:
      'Dafür: Jeder stellt 2 Bodentruppen auf Heimatplaneten. Dagegen: Jeder verliert eine, wo zwei oder mehr stehen.',
  },
  'agenda-minister-of-commerce': {
    name: 'Handelsminister',
    effect: 'Gesetz. Wählt einen Spieler, der in jeder Statusphase von allen mit Handelsabkommen ein Handelsgut nimmt.',
  },
  'agenda-minister-of-internal-security': {
    name: 'Minister für Sicherheit',
    effect:
      'Gesetz. Wählt einen Spieler, dessen Planeten mit Bodentruppen keine Aktionskarte eines Gegners als Aktion wählt.',
  },
  'agenda-minister-of-war': {
    name: 'Kriegsminister',
    effect:
      'Gesetz. Wählt einen Spieler: Vor einer Raumschlacht bringt ein Marker aus dem Strategievorrat der feindlichen Flotte einen Treffer.',
  },
  'agenda-new-constitution': { name: 'Neue Verfassung', effect: 'Dafür: Alle geltenden Gesetze werden abgelegt.' },
  'agenda-official-sanction': {
    name: 'Offizielle Sanktion',
    effect:
      'Wählt einen Spieler, der bis zum Ende der nächsten Runde kein Handelsabkommen schließt und aus Abkommen nichts erhält.',
  },
  'agenda-planetary-conscription': {
    name: 'Aushebung',
    effect: 'Wählt einen Planeten: Er wird erschöpft und erhält Bodentruppen nach seinem Einfluss, eine bis drei.',
  },
  'agenda-prophecy-of-ixth': {
    name: 'Prophezeiung von Ixth',
    effect: 'Gesetz. Wählt einen Spieler: +1 für seine Jäger.',
  },
  'agenda-regressive-rhetoric': {
    name: 'Rückschritt',
    effect:
      'Gesetz. Dafür: Technologien kosten 10 statt 8. Dagegen: Jeder darf einen Planeten mit Spezialisierung auffrischen.',
  },
  'agenda-regulated-conscription': {
    name: 'Geregelte Aushebung',
    effect: 'Gesetz. Dafür: Eine Ressource kauft eine Bodentruppe oder einen Jäger, nicht zwei.',
  },
  'agenda-repeal': { name: 'Aufhebung', effect: 'Wählt ein geltendes Gesetz: Es wird abgelegt.' },
  'agenda-resource-management': {
    name: 'Rohstoffverwaltung',
    effect:
      'Dafür: Jeder erschöpft den reichsten bereiten Planeten für Handelsgüter, höchstens 3. Dagegen: Jeder darf einen Planeten außerhalb der Heimat auffrischen.',
  },
  'agenda-science-community-speaker': {
    name: 'Sprecher der Wissenschaft',
    effect: 'Wählt einen Spieler, der eine Technologie umsonst erhält.',
  },
  'agenda-short-term-truce': {
    name: 'Kurzer Waffenstillstand',
    effect:
      'Dafür: Bis zum Ende der nächsten Runde aktiviert Systeme mit Einheiten anderer nur, wer dort Einheiten hat. Dagegen: Wer dagegen stimmte, stellt eine Bodentruppe auf.',
  },
  'agenda-subsidized-industry': {
    name: 'Geförderte Industrie',
    effect: 'Wählt einen Spieler, der ein Raumdock auf einen eigenen Planeten stellt.',
  },
  'agenda-subsidized-studies': {
    name: 'Geförderte Studien',
    effect: 'Gesetz. Dafür: Blaue Technologien kosten 4 weniger. Dagegen: Keine rote Technologie in dieser Runde.',
  },
  'agenda-technology-investigation-committee': {
    name: 'Technik-Ausschuss',
    effect:
      'Wählt einen Spieler, dessen Planeten mit Spezialisierung erschöpft werden und der in dieser Runde keine Technologie erwirbt.',
  },
  'agenda-trade-embargo': {
    name: 'Handelsembargo',
    effect: 'Gesetz. Wählt einen Spieler, dessen Handelsabkommen gebrochen werden und der keine schließt.',
  },
  'agenda-trade-war': {
    name: 'Handelskrieg',
    effect:
      'Dafür: Alle Handelsabkommen werden gebrochen, keines wird in dieser Runde geschlossen. Dagegen: Ein Handelsgut für jedes Abkommen.',
  },
  'agenda-unconventional-weapons': {
    name: 'Ungewöhnliche Waffen',
    effect:
      'Gesetz. Dafür: Kriegssonnen und Dreadnoughts würfeln mit -2. Dagegen: Jeder erschöpft für jede von ihnen einen Planeten.',
  },
  'agenda-ancient-artifact': {
    name: 'Uraltes Artefakt',
    effect:
      'Dafür: Würfle. 1-5: Alles im System von Mecatol Rex wird zerstört, und Flotten und Bodentruppen ringsum erleiden drei Würfel. 6-10: Alle erhalten zwei Technologien.',
  },
  'agenda-checks-and-balances': {
    name: 'Gewaltenteilung',
    effect:
      'Gesetz. Dafür: Wer eine Strategiekarte wählt, gibt sie einem anderen Spieler, der keine hat. Dagegen: Alle geben ihre Strategiekarten nach links.',
  },
  'agenda-closing-the-wormholes': {
    name: 'Schließung der Wurmlöcher',
    effect:
      'Gesetz. Dafür: Flotten ziehen nicht durch Wurmlöcher. Dagegen: Jede Flotte in einem Wurmlochsystem verliert ein Schiff außer Jägern.',
  },
  'agenda-colonization-licensing': {
    name: 'Kolonisierungslizenz',
    effect:
      'Gesetz. Dafür: Vor einer Landung auf einem neutralen Planeten zahlst du seinen Ressourcenwert. Dagegen: Alle erschöpfen einen Planeten je drei außerhalb des Heimatsystems.',
  },
  'agenda-core-stability': {
    name: 'Stabilität des Kerns',
    effect:
      'Gesetz. Dafür: Die Aktionskarten der Statusphase liegen offen und werden gewählt, der größte Einfluss zuerst. Dagegen: In dieser Runde werden keine Aktionskarten gezogen.',
  },
  'agenda-holy-planet-of-ixth': {
    name: 'Heiliger Planet von Ixth',
    effect: 'Gesetz. Wählt einen Planeten: Wer ihn kontrolliert, hat einen Siegpunkt mehr; Raumdocks dort bauen nicht.',
  },
  'agenda-imperial-peace': {
    name: 'Imperialer Frieden',
    effect:
      'Gesetz. Dafür: Ein System mit Einheiten anderer zu aktivieren kostet ein Handelsgut oder einen Marker aus dem Strategievorrat. Dagegen: Alle stellen eine Bodentruppe auf.',
  },
  'agenda-open-the-trade-routes': {
    name: 'Öffnung der Handelswege',
    effect:
      'Dafür: Alle erhalten 2 Handelsgüter. Dagegen: Bis zum Ende der Runde gehen Handelsgüter an den linken Nachbarn dessen, der sie erhielte.',
  },
  'agenda-revote': {
    name: 'Neuabstimmung',
    effect: 'Wählt ein geltendes Gesetz: Der Rat stimmt noch einmal darüber ab.',
  },
  'agenda-technology-buy-back': {
    name: 'Technologierückkauf',
    effect:
      'Gesetz. Dafür: Einmal je Runde darfst du als Aktion eine Technologie, die keine deiner anderen braucht, für 4 Handelsgüter zurückgeben. Dagegen: Alle erhalten ein Handelsgut.',
  },
  'agenda-traffic-tariffs': {
    name: 'Verkehrszölle',
    effect:
      'Gesetz. Dafür: In einer Aktivierung nutzen deine Schiffe Wurmlöcher nur gegen ein Handelsgut. Dagegen: Alle erhalten ein Handelsgut für jedes Wurmlochsystem mit eigenen Schiffen.',
  },
  'agenda-wormhole-reconstruction': {
    name: 'Wurmlochumbau',
    effect:
      'Gesetz. Dafür: Alle Wurmlochsysteme sind benachbart, gleich welcher Art. Dagegen: Alle legen einen Marker aus der Verstärkung in jedes Wurmlochsystem mit eigenen Schiffen.',
  },
};
