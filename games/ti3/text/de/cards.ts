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
      'Nachdem du ein System aktiviert hast: Schiffe einer deiner Flotten mit Bewegung 2 oder mehr dürfen Systeme mit feindlichen Schiffen durchqueren, aber nicht dort enden.',
  },
  'experimental-battlestation': {
    name: 'Experimentelle Kampfstation',
    effect:
      'Nachdem ein Gegner Schiffe in ein System in Reichweite bewegt hat: Eines deiner Raumdocks gibt dort drei Schüsse ab wie ein PVS.',
  },
  minelayers: {
    name: 'Minenleger',
    effect:
      'Nachdem eine feindliche Flotte in ein System mit deiner Flotte gezogen ist: Jeder deiner Kreuzer dort erzielt einen Treffer, der in der ersten Runde der Schlacht zählt.',
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
  armistice: {
    name: 'Waffenstillstand',
    effect: 'Als Aktion: Ein Gegner darf in dieser Runde keine Bodentruppen auf einem deiner Planeten landen.',
  },
  'civil-defense': {
    name: 'Zivilverteidigung',
    effect: 'Als Aktion: Stelle 2 PVS auf einen deiner Planeten, der keines hat.',
  },
  'corporate-sponsorship': {
    name: 'Firmenförderung',
    effect: 'Bevor du eine Technologie kaufst: Eine grüne kostet dich 4 Ressourcen weniger.',
  },
  'council-dissolved': {
    name: 'Rat aufgelöst',
    effect: 'Bevor eine Politikkarte gezogen wird: Keine wird gezogen, und niemand stimmt ab.',
  },
  'cultural-crisis': {
    name: 'Kulturkrise',
    effect: 'In der Strategiephase: Ein Spieler hat in dieser Runde keine Rassenfähigkeiten.',
  },
  'determine-policy': {
    name: 'Politik bestimmen',
    effect:
      'Bevor eine Politikkarte gezogen wird: Wähle eine aus Stapel, Ablage oder geltenden Gesetzen für die Abstimmung.',
  },
  'diplomatic-immunity': {
    name: 'Diplomatische Immunität',
    effect: 'Als Aktion: Ein System mit einem deiner Schiffe darf in dieser Runde niemand sonst aktivieren.',
  },
  disclosure: {
    name: 'Enthüllung',
    effect: 'Jederzeit: Sieh die Aktionskarten eines Gegners an und lege eine davon ab.',
  },
  discredit: { name: 'Rufmord', effect: 'Nachdem alle abgestimmt haben: Die Stimmen eines Spielers zählen nicht.' },
  'emergency-repairs': { name: 'Notreparatur', effect: 'Jederzeit: Repariere alle deine Schiffe in einem System.' },
  'fantastic-rhetoric': { name: 'Fantastische Rhetorik', effect: 'Bevor du abstimmst: 10 Stimmen mehr.' },
  'focused-research': {
    name: 'Gezielte Forschung',
    effect:
      'Bevor du eine Technologie kaufst, der eine Voraussetzung fehlt: Für 6 Ressourcen mehr brauchst du sie nicht.',
  },
  'good-year': {
    name: 'Gutes Jahr',
    effect: 'Als Aktion: Ein Handelsgut für jeden deiner Planeten außerhalb deines Heimatsystems.',
  },
  'grand-armada': {
    name: 'Große Armada',
    effect: 'In der Strategiephase: Deine Flotte im Heimatsystem hat in dieser Runde keine Grenze.',
  },
  'influence-in-the-merchants-guild': {
    name: 'Einfluss in der Handelsgilde',
    effect: 'Als Aktion: Brich ein Handelsabkommen.',
  },
  insubordination: {
    name: 'Befehlsverweigerung',
    effect: 'Als Aktion: Ein Gegner verliert einen Marker aus dem Kommandovorrat.',
  },
  'into-the-breach': {
    name: 'In die Bresche',
    effect:
      'Vor einer Raumschlacht mit einem Dreadnought: Deine Schiffe würfeln mit +1; die ersten zwei Treffer nimmt der Dreadnought.',
  },
  'lucky-shot': {
    name: 'Glückstreffer',
    effect:
      'Als Aktion: Zerstöre einen feindlichen Dreadnought, Kreuzer oder Zerstörer in einem System mit einem deiner Planeten.',
  },
  'massive-transport': {
    name: 'Großtransport',
    effect: 'Als Aktion: Bewege ein Raumdock auf einen anderen deiner Planeten auf einem Weg ohne feindliche Schiffe.',
  },
  'master-of-trade': {
    name: 'Meister des Handels',
    effect: 'Als Aktion, mit zwei Handelsabkommen: Frische bis zu zwei deiner Planeten auf.',
  },
  multiculturalism: {
    name: 'Multikulturalismus',
    effect: 'In der Strategiephase: Du hast in dieser Runde auch eine Rassenfähigkeit eines Gegners.',
  },
  patrol: {
    name: 'Patrouille',
    effect:
      'Als Aktion: Bis zu zwei Kreuzer oder Zerstörer verlassen von dir aktivierte Systeme in angrenzende leere, die du aktivierst.',
  },
  'policy-paralysis': {
    name: 'Politische Lähmung',
    effect: 'Nach einer Primärfähigkeit: Ein Gegner darf die Sekundärfähigkeit dieser Karte nicht nutzen.',
  },
  'political-stability': {
    name: 'Politische Stabilität',
    effect:
      'Wenn Strategiekarten zurückgelegt werden: Behalte eine für die nächste Runde, nicht Imperium oder Initiative.',
  },
  privateers: {
    name: 'Freibeuter',
    effect: 'Als Aktion: Ein Gegner verliert alle Handelsgüter; du behältst die Hälfte, abgerundet.',
  },
  'productivity-spike': {
    name: 'Produktionsspitze',
    effect:
      'In der Strategiephase: Eines deiner Raumdocks baut in dieser Runde so viele Einheiten mehr, wie sein Planet Einfluss hat.',
  },
  'public-disgrace': {
    name: 'Öffentliche Schande',
    effect: 'Nachdem ein Spieler eine Strategiekarte gewählt hat: Er wählt eine andere.',
  },
  'rally-of-the-people': { name: 'Das Volk steht auf', effect: 'Als Aktion: Ein Dreadnought in deinem Heimatsystem.' },
  reparations: {
    name: 'Reparationen',
    effect:
      'Nachdem dir ein Gegner einen Planeten genommen hat: Erschöpfe einen seiner Planeten und frische einen deiner auf, der nicht mehr wert ist.',
  },
  'rise-of-a-messiah': {
    name: 'Ein Messias erscheint',
    effect: 'Als Aktion: Eine Bodentruppe auf jedem deiner Planeten.',
  },
  'ruinous-tariffs': {
    name: 'Ruinöse Zölle',
    effect: 'Nachdem ein Partner Handel ausgeführt hat: Er gibt dir die Hälfte seiner Handelsgüter, aufgerundet.',
  },
  'scientist-assassination': {
    name: 'Anschlag auf die Forschung',
    effect: 'In der Strategiephase: Ein Spieler erwirbt in dieser Runde keine Technologie.',
  },
  'secret-industrial-agent': {
    name: 'Industrieagent',
    effect: 'Als Aktion: Zerstöre ein Raumdock außerhalb der Heimatsysteme.',
  },
  'spacedock-accident': {
    name: 'Unfall im Raumdock',
    effect: 'Als Aktion: Ein Raumdock außerhalb der Heimatsysteme baut in dieser Runde nichts.',
  },
  'star-of-death': {
    name: 'Todesstern',
    effect:
      'Vor deiner Landung: Alles auf einem Planeten in einem System mit deiner Kriegssonne wird zerstört; er ist neutral und verstrahlt.',
  },
  'stellar-criminals': {
    name: 'Sternenverbrecher',
    effect: 'Als Aktion: Ein Gegner erschöpft die Hälfte seiner bereiten Planeten, abgerundet.',
  },
  'strategic-bombardment': {
    name: 'Strategisches Bombardement',
    effect:
      'Als Aktion: Erschöpfe die Planeten der Gegner in einem System mit einer deiner Kriegssonnen; bei 6 oder mehr kommt die Karte zurück.',
  },
  'strategic-flexibility': {
    name: 'Strategische Flexibilität',
    effect: 'Nachdem alle gewählt haben: Tausche deine Strategiekarte gegen eine übrige.',
  },
  'strategic-shift': {
    name: 'Strategiewechsel',
    effect: 'In der Strategiephase: Eine Strategiekarte darf in dieser Runde niemand wählen.',
  },
  'successful-spy': {
    name: 'Erfolgreicher Spion',
    effect: 'Als Aktion: Nimm einem Gegner zwei zufällige Aktionskarten.',
  },
  synchronicity: {
    name: 'Synchronizität',
    effect: 'In der Strategiephase: Nimm eine Aktionskarte deiner Wahl aus dem Stapel.',
  },
  'tech-bubble': {
    name: 'Technikblase',
    effect:
      'Nachdem du Technologie ausgeführt hast: Für einen Marker aus dem Strategievorrat nutze auch die Sekundärfähigkeit.',
  },
  thugs: { name: 'Schläger', effect: 'Vor der ersten Stimme: Ein Spieler darf in dieser Runde nicht abstimmen.' },
  'touch-of-genius': {
    name: 'Geniestreich',
    effect: 'Für 3 Einfluss ist diese Karte eine beliebige Aktionskarte der Ablage.',
  },
  'trade-stop': { name: 'Handelsstopp', effect: 'In der Strategiephase: Alle Handelsabkommen werden gebrochen.' },
  transport: {
    name: 'Transport',
    effect:
      'Als Aktion: Bis zu 3 Bodentruppen ziehen zwischen zwei deiner Planeten auf einem Weg ohne feindliche Schiffe.',
  },
  uprising: {
    name: 'Aufstand',
    effect: 'Als Aktion: Alle Planeten eines Systems, das kein Heimatsystem ist, werden erschöpft.',
  },
  usurper: {
    name: 'Usurpator',
    effect:
      'In der Strategiephase, wenn du Mecatol Rex kontrollierst: Er gibt dir doppelten Einfluss als Stimmen, auch erschöpft, solange du ihn hältst.',
  },
  veto: { name: 'Veto', effect: 'Nachdem eine Agenda verlesen ist: Sie wird abgelegt und eine andere gezogen.' },
  'voluntary-annexation': {
    name: 'Freiwilliger Anschluss',
    effect:
      'Als Aktion: 3 Bodentruppen nehmen einen neutralen Planeten neben einem System mit einem deiner Planeten ein.',
  },
};
