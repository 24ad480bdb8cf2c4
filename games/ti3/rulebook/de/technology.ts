import type { RuleChapter } from '@orrery/kernel';

export const technology: readonly RuleChapter[] = [
  {
    id: 'TI3-TECH',
    title: 'Technologie',
    rules: {
      'TI3-TECH-01':
        'Alle haben dieselben 24 Technologiekarten in einem eigenen Stapel. Einige gehören dir laut Rassenbogen von Anfang an.',
      'TI3-TECH-02': 'Erwirbst du eine Technologie, legst du ihre Karte offen vor dich; von da an wirkt sie.',
      'TI3-TECH-03':
        'In der Regel bekommst du Technologien durch die gleichnamige Strategiekarte. Einige Aktionskarten, Politikkarten und andere Wirkungen bringen ebenfalls welche, und der Rat kann dir manche zeitweise verbieten.',
      'TI3-TECH-04': 'Dein Wissen gehört dir allein: Eine Technologiekarte wird nie weitergegeben.',
      'TI3-TECH-05':
        'Es gibt vier Gebiete, jedes in einer Farbe: Rot für Krieg, Grün für Biotechnik, Blau für Antrieb, Gelb für Allgemeines.',
      'TI3-TECH-06':
        'Eins nach dem anderen: Du kannst eine Technologie nur erwerben, wenn du ihre Voraussetzungen hast. Nennt die Karte zwei mit UND, brauchst du beide; bei ODER genügt eine.',
      'TI3-TECH-07':
        'Die Strategiekarte schenkt ihrem Besitzer eine Technologie und verkauft allen anderen eine für 8 Ressourcen.',
      'TI3-TECH-08': 'Von jeder Technologie hast du eine Karte, zweimal besitzen kannst du sie also nicht.',
      'TI3-TECH-09':
        'Planeten mit Technologie-Spezialisierung helfen beim Forschen: Kaufst du mit der Sekundärfähigkeit eine Technologie ihrer Farbe, senkt jeder bereite davon den Preis um 1 Ressource.',
      'TI3-TECH-10': 'Hast du mehrere solche Planeten, werden ihre Rabatte zusammengezählt.',
      'TI3-TECH-11':
        'Erschöpfte Planeten helfen nicht, aber Helfen erschöpft auch keinen. Der Rabatt steht vor dem Bezahlen fest; derselbe Planet darf danach also auch mitzahlen.',
      'TI3-TECH-12':
        'Hylar-V-Sturmlaser (rot, ohne Voraussetzung): Deine Kreuzer und Zerstörer würfeln im Kampf mit +1. Solche Boni gelten auch für Jägerabwehrfeuer und Bombardierung.',
      'TI3-TECH-13': 'Tiefraumkanone (rot; braucht Hylar-V-Sturmlaser): Deine PVS reichen auch in die Nachbarsysteme.',
      'TI3-TECH-14': 'Kriegssonne (rot; braucht Tiefraumkanone UND Sarween-Werkzeuge): Du darfst Kriegssonnen bauen.',
      'TI3-TECH-15':
        'Magen-Verteidigungsgitter (rot; braucht Tiefraumkanone): Deine PVS würfeln mit +1, ebenso deine Bodentruppen, wenn sie einen Planeten mit PVS verteidigen.',
      'TI3-TECH-16':
        'Sturmkanone (rot; braucht Tiefraumkanone UND Kybernetik): Jeder deiner Dreadnoughts darf vor Beginn einer Raumschlacht einmal feuern. Seine Treffer wirken sofort und ohne Gegenfeuer; haben beide Seiten die Kanone, feuern sie zugleich.',
      'TI3-TECH-17':
        'Gravitonnegator (rot; braucht Sturmkanone ODER Dacxive-Animatoren): Deine Dreadnoughts bombardieren trotz PVS. Deine Jäger dürfen in einem Invasionskampf mitkämpfen und dort als Verluste fallen, kehren aber in den Weltraum zurück und gewinnen allein nie einen Planeten.',
      'TI3-TECH-18':
        'Stasiskapseln (grün; braucht Umweltkompensator): Jeder deiner Kreuzer und Dreadnoughts hat Platz für eine Bodentruppe.',
      'TI3-TECH-19':
        'Neuralmotivator (grün; braucht Stasiskapseln ODER Mikrotechnologie): In der Statusphase ziehst du eine Aktionskarte mehr.',
      'TI3-TECH-20':
        'Dacxive-Animatoren (grün; braucht Neuralmotivator): Hast du einen Invasionskampf gewonnen, würfle für jede gefallene Bodentruppe, ob eigen oder feindlich. Jede 6 oder mehr bringt eine neue von dir auf den Planeten.',
      'TI3-TECH-21':
        'Kybernetik (grün; braucht Stasiskapseln ODER Antimasse-Deflektoren): Deine Jäger würfeln im Kampf mit +1.',
      'TI3-TECH-22':
        'Gensynthese (grün; braucht Kybernetik): Deine Bodentruppen würfeln im Invasionskampf mit +1. Würfle für jede verlorene; ab 5 kommt sie auf einem Planeten deines Heimatsystems zurück.',
      'TI3-TECH-23':
        'X-89-Bakterienwaffe (grün; braucht Sturmkanone ODER Transitdioden): Wo ein Dreadnought oder eine Kriegssonne von dir bombardieren könnte, darf das Schiff stattdessen alle feindlichen Bodentruppen des Planeten auslöschen. Danach wirfst du alle deine Aktionskarten ab.',
      'TI3-TECH-24':
        'Umweltkompensator (gelb, ohne Voraussetzung): Jedes deiner Raumdocks kann eine Einheit mehr bauen.',
      'TI3-TECH-25':
        'Sarween-Werkzeuge (gelb; braucht Umweltkompensator): Immer wenn deine Raumdocks bauen, hast du dafür 1 Ressource umsonst.',
      'TI3-TECH-26':
        'Mikrotechnologie (gelb; braucht Stasiskapseln ODER Sarween-Werkzeuge): Jedes Handelsabkommen bringt dir 1 Handelsgut mehr, immer wenn deine Abkommen etwas einbringen.',
      'TI3-TECH-27':
        'Integrierte Wirtschaft (gelb; braucht Kybernetik UND Mikrotechnologie): Was du baust, darf auch nebenan erscheinen, in einem angrenzenden, von dir aktivierten System, das leer oder eigen ist. Bodentruppen und PVS dürfen dort auf jeden deiner Planeten.',
      'TI3-TECH-28':
        'Transitdioden (gelb; braucht Lichtwellen-Deflektor ODER Dacxive-Animatoren): Zahle als Aktion einen Marker aus dem Kommandovorrat und schicke bis zu vier Bodentruppen von einem deiner Planeten zu einem anderen.',
      'TI3-TECH-29':
        'Gravitonlaser (gelb; braucht Tiefraumkanone): Schießt eines deiner PVS daneben, darfst du diesen Würfel einmal neu werfen. Das zweite Ergebnis gilt.',
      'TI3-TECH-30':
        'Antimasse-Deflektoren (blau, ohne Voraussetzung): Deine Schiffe dürfen Asteroidenfelder durchqueren, aber nicht darin bleiben.',
      'TI3-TECH-31': 'XRD-Transporter (blau; braucht Antimasse-Deflektoren): Deine Träger kommen ein System weiter.',
      'TI3-TECH-32':
        'Typ-IV-Antrieb (blau; braucht Neuralmotivator UND XRD-Transporter): Deine Kreuzer und Dreadnoughts kommen ein System weiter.',
      'TI3-TECH-33':
        'Fortschrittliche Jäger (blau; braucht Typ-IV-Antrieb): Deine Jäger bewegen sich selbst mit Bewegung 2, brauchen keine Jägerkapazität, würfeln mit +1 und versperren Feinden den Weg. Jäger über der Kapazität des Systems zählen zur Flottenversorgung.',
      'TI3-TECH-34':
        'Lichtwellen-Deflektor (blau; braucht XRD-Transporter UND Magen-Verteidigungsgitter): Feindliche Schiffe versperren dir den Weg zum aktivierten System nicht mehr.',
      'TI3-TECH-35':
        'Flottenlogistik (blau; braucht Gravitonnegator): Nach einer Taktischen Aktion darfst du im selben Zug gleich noch eine ausführen.',
      'TI3-TECH-36':
        'Mit Flottenlogistik führst du zwei vollständige Aktionen aus: Jede kostet einen eigenen Marker aus dem Kommandovorrat und durchläuft die ganze Aktivierungssequenz. Strategische Aktionen und Transferaktionen werden nicht verdoppelt.',
    },
  },
];
