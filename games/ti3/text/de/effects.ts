import type { StrategyCard } from '../../content/strategyCards.ts';

/** What every technology does, in a sentence. */
export const technologyEffects: { readonly [technology: string]: string } = {
  'antimass-deflectors': 'Deine Schiffe dürfen durch Asteroidenfelder fliegen, dort aber nicht anhalten.',
  'xrd-transporters': 'Deine Träger haben +1 Bewegung.',
  'type-iv-drive': 'Deine Kreuzer und Dreadnoughts haben +1 Bewegung.',
  'advanced-fighters':
    'Deine Jäger haben +1 im Kampf und Bewegung 2 und brauchen keinen Träger; überzählige gelten für die Flottenversorgung.',
  'light-wave-deflector': 'Deine Schiffe dürfen durch Systeme mit feindlichen Schiffen fliegen.',
  'fleet-logistics': 'Nach einer taktischen Aktion darfst du im selben Zug eine zweite ausführen, mit eigenem Marker.',
  'hylar-v-assault-laser': 'Deine Kreuzer und Zerstörer haben +1 auf alle Kampfwürfe.',
  'deep-space-cannon': 'Deine PVS feuern auch in angrenzende Systeme.',
  'war-sun': 'Du darfst Kriegssonnen bauen.',
  'magen-defense-grid':
    'Deine PVS haben +1 auf alle Würfe; deine verteidigenden Bodentruppen neben einem PVS haben +1.',
  'assault-cannon':
    'Vor einer Raumschlacht darf jeder deiner Dreadnoughts einmal feuern, ohne Gegenwehr der Getroffenen.',
  'graviton-negator':
    'Deine Dreadnoughts dürfen Planeten mit PVS bombardieren; deine Jäger dürfen an einer Invasion teilnehmen und kehren dann zurück.',
  'stasis-capsules': 'Jeder deiner Kreuzer und Dreadnoughts darf 1 Bodentruppe tragen.',
  'neural-motivator': 'Du ziehst in jeder Statusphase 1 Aktionskarte mehr.',
  cybernetics: 'Deine Jäger haben +1 auf alle Kampfwürfe.',
  'gen-synthesis':
    'Deine Bodentruppen haben +1 bei Invasionen; jede dort verlorene kehrt bei 5+ auf einen Planeten deines Heimatsystems zurück.',
  'dacxive-animators':
    'Nach einer gewonnenen Invasion ein Würfel je verlorener Bodentruppe beider Seiten: jede 6+ gibt dir eine auf dem Planeten.',
  'x-89-bacterial-weapon':
    'Statt eines Bombardements vernichtest du alle feindlichen Bodentruppen des Planeten; danach legst du alle deine Aktionskarten ab.',
  'enviro-compensator': 'Jedes deiner Raumdocks hat +1 Produktionskapazität.',
  'sarween-tools': 'Immer wenn du an einem Raumdock produzierst, hast du 1 Ressource mehr.',
  'micro-technology': 'Jedes deiner Handelsabkommen bringt dir 1 Handelsgut mehr.',
  'integrated-economy':
    'Einheiten deiner Raumdocks dürfen in angrenzende, von dir aktivierte Systeme, die leer oder freundlich sind.',
  'graviton-laser-system': 'Du darfst jeden verfehlten Würfel deiner PVS einmal neu werfen.',
  'transit-diodes':
    'Als Aktion: 1 Marker aus dem Kommandovorrat (nach den Antworten des Verlags aus dem Strategievorrat) bewegt bis zu 4 deiner Bodentruppen von einem deiner Planeten zu einem anderen.',
};

/** Both abilities of every Strategy Card. */
export const strategyTexts: { readonly [C in StrategyCard]: { readonly primary: string; readonly secondary: string } } =
  {
    initiative: {
      primary:
        'Du nimmst den Sprechermarker. In dieser Runde kosten dich die Sekundärfähigkeiten anderer keinen Marker.',
      secondary: 'Keine: sie ist keine strategische Aktion.',
    },
    diplomacy: {
      primary:
        'Wähle einen Gegner: bis zum Ende der Runde darf keiner von euch ein System mit Einheiten des anderen aktivieren.',
      secondary: 'Mache bis zu 2 deiner erschöpften Planeten außerhalb deines Heimatsystems bereit.',
    },
    political: {
      primary:
        'Ziehe 3 Aktionskarten und erhalte 1 Kommandomarker. Über einen Antrag wird abgestimmt; danach ordnest du die nächsten drei.',
      secondary: 'Ziehe 1 Aktionskarte.',
    },
    logistics: {
      primary: 'Erhalte 4 Kommandomarker in beliebige Bereiche.',
      secondary: 'Kaufe beliebig viele Kommandomarker zu je 3 Einfluss.',
    },
    trade: {
      primary:
        'Entweder 3 Handelsgüter, die deiner Handelsabkommen, und neue Abkommen mit deiner Zustimmung; oder alle Handelsabkommen werden aufgelöst.',
      secondary: 'Erhalte die Handelsgüter deiner Handelsabkommen.',
    },
    warfare: {
      primary: 'Nimm einen deiner Kommandomarker vom Spielplan in deinen Kommandovorrat zurück.',
      secondary:
        'Bewege bis zu 2 Kreuzer oder Zerstörer je in ein angrenzendes leeres System, das kein Heimatsystem ist, und lege dort einen Marker ab.',
    },
    technology: {
      primary: 'Erhalte eine Technologie, deren Voraussetzungen du hast.',
      secondary:
        'Für 8 Ressourcen, abzüglich Spezialisierungen, erhältst du eine Technologie, deren Voraussetzungen du hast.',
    },
    imperial: {
      primary: 'Decke das nächste öffentliche Ziel auf, dann erhältst du 2 Siegpunkte.',
      secondary:
        'Baue Einheiten, aber keine Raumdocks, in einem System mit einem Raumdock von dir, ohne es zu aktivieren.',
    },
  };
