import type { RuleChapter } from '@orrery/kernel';

export const elements: readonly RuleChapter[] = [
  {
    id: 'INS-ADV',
    title: 'Vorteile',
    rules: {
      'INS-ADV-01':
        'Gepunktete Vorteile wirken, sobald sie beansprucht sind. Du gibst sie nicht aus, also bekommen sie keinen Strich. Es sind Massenprodukt, Ratsmitglied, Bevölkerung, Fraktion, Relikt, Nachbar und, ohne unmittelbare Wirkung, Siegpunkte.',
      'INS-ADV-02':
        'Eine Fähigkeit kann dich einen gepunkteten Vorteil doch ausgeben lassen, um etwas mehr zu erhalten. Keine Karte unseres Spiels tut das.',
      'INS-ADV-03':
        'Gestrichelte Vorteile wirken, wenn du sie ausgibst. Das geschieht nur in Strategie-Ereignissen, es sei denn, eine Regel oder Karte sagt etwas anderes. Es sind Planet, Handelsware, Stimme, Spezial und Fokus.',
      'INS-ADV-04': 'Siegpunkte: Die gezeigte Zahl kommt am Ende zu deiner Wertung. Vorher geschieht nichts.',
      'INS-ADV-05':
        'Planet: Ist Expansion aktiv, gib ihn aus, um einen Planeten freizuschalten oder eine Raumwerft fertigzustellen.',
      'INS-ADV-06':
        'Handelsware: In einem Strategie-Ereignis wird jede ausgegebene nach deinem Wunsch zu Baustoff, Einfluss oder Forschung für deine aktive Tafel.',
      'INS-ADV-07':
        '„Kostenlose“ Handelswaren liefern dieselben Ressourcen, doch dein Vorrat bleibt, wie er ist: Nichts wird eingekreist, nichts durchgestrichen.',
      'INS-ADV-08': 'Stimme: Gib sie in einem Galaktischer-Rat-Ereignis aus, um auf eine Agenda einzuwirken.',
      'INS-ADV-09':
        '„Kostenlose“ Stimmen zählen bei der Abgabe wie jede andere, lassen deinen Vorrat an Stimmen aber unberührt.',
      'INS-ADV-10':
        'Spezial: Es gibt vier Arten, Biotik, Antrieb, Kybernetik und Waffen. Ein Spezial-Vorteil der passenden Art schaltet eine Technologie frei, deren Kosten ihn zeigen.',
      'INS-ADV-11':
        'Bei Militär schaltet Spezial Antrieb die Schlachtschiffe frei und Spezial Waffen die Kriegssonnen. Mit Spezial Kybernetik kannst du einen Träger bezahlen.',
      'INS-ADV-12':
        'Bei Industrie macht das Symbolmenü aus Spezial Kybernetik bis zu 4 Baustoff und aus Spezial Biotik bis zu 3 Einfluss. Jede X-Wabe verschrottest du mit dem Spezial-Vorteil ihrer Plakette.',
      'INS-ADV-13':
        'Fokus: Jede Art gehört zu einem Fokuswürfel. Gib den Vorteil aus, und dieser Würfel ist auf deiner aktiven Tafel freigeschaltet, jetzt und immer, wenn sie wieder aktiv ist.',
      'INS-ADV-14':
        'Massenprodukt: Es gibt drei Typen, einfach oder doppelt. Beanspruchst du eines, füllt es im Wirtschaftsplan den nächsten Platz seines Typs.',
      'INS-ADV-15':
        'Volle Reihen des Wirtschaftsplans bringen SP-Vorteile, volle Spalten in jedem Produktion-Ereignis Handelswaren.',
      'INS-ADV-16': 'Ratsmitglied: Beanspruchst du eines, wird im Wirtschaftsplan ein weiteres „+1 Stimme“ frei.',
      'INS-ADV-17':
        'Jedes „+1 Stimme“, das ein Ratsmitglied öffnet, bedeutet eine Stimme mehr in jedem Galaktischer-Rat-Ereignis, und unterwegs gibt es SP-Vorteile zu holen.',
      'INS-ADV-18': 'Massenprodukte und Ratsmitglieder wirken sofort, ganz gleich, von welcher Tafel sie kommen.',
      'INS-ADV-19':
        'Bevölkerung: Du beanspruchst sofort einen weiteren SP-Vorteil der Bevölkerungsleiste, von unten nach oben. Eine volle Leiste bringt nichts.',
      'INS-ADV-20': 'Fraktion: Handle sofort die zweite Fähigkeit deiner Fraktion ab.',
      'INS-ADV-21':
        'Relikt: Du findest es bei Navigation, ziehst sofort ein Relikt, behältst es auf der Hand und notierst seine SP neben dem Sternsystem. Hier legst du zum Ziehen den Stift weg und machst im selben Schritt weiter, mit dem Relikt auf der Hand; was du vorher markiert hast, steht dann fest.',
      'INS-ADV-22':
        'Nachbar: Der Pfeil zeigt nach links oder rechts, und auf dieser Seite hast du in jedem Krieg 1 Stärke mehr. Schon geführte Kriege ändern sich nicht.',
      'INS-ADV-23':
        'Zur Erinnerung an einen Nachbar-Vorteil wird „+1“ in die Stärkekästchen seiner Hälfte eingetragen. Das Programm rechnet es für dich ein.',
    },
  },
  {
    id: 'INS-MEC',
    title: 'Die Mecatol-Rex-Tafel',
    rules: {
      'INS-MEC-01':
        'Wer das Mecatol-Rex-Sternsystem beansprucht, trägt seine Fraktion in die erste noch freie Zeile der Mecatol-Rex-Tafel ein. Hier geschieht das am Ende des Schrittes.',
      'INS-MEC-02':
        'Deine Zeile bringt dir zuerst Stimmen, die du auf der Tafel Industrie einkreist. Sind dort weniger übrig, verfällt der Rest.',
      'INS-MEC-03':
        'Deine Zeile bringt auch SP. Diese werden in das Kästchen beim Mecatol-Rex-Sternsystem eingetragen und gehören zur Wertung von Navigation.',
      'INS-MEC-04':
        'Kommen mehrere im selben Schritt an, nimmt jeder eine Zeile, aber alle bekommen, was die beste dieser Zeilen bringt.',
      'INS-MEC-05':
        'Alle in einem Schritt besetzten Zeilen sind vergeben; wer danach kommt, nimmt die nächste. Eingetragen wird links vom Sprecher beginnend.',
      'INS-MEC-06': 'Die zweite Zeile ist 4 Stimmen und 5 SP wert. Die erste bringt bei uns 5 Stimmen und 7 SP.',
      'INS-MEC-07':
        'Die dritte Zeile ist 3 Stimmen und 3 SP wert. Bei uns bringen die vierte und fünfte je 2 davon, die letzten drei je 1.',
      'INS-MEC-08':
        'Auf dieser Tafel stehen auch das Wahlergebnis des Rates und zuletzt die Endwertung jeder Fraktion.',
    },
  },
  {
    id: 'INS-TECH',
    title: 'Technologien',
    rules: {
      'INS-TECH-01': 'Auf jeder Tafel findest du zwei Technologien.',
      'INS-TECH-02':
        'Mit jeder ausgegebenen Forschung darfst du ein Forschungssymbol einer Technologie durchstreichen, sofern sie auf deiner aktiven Tafel ist.',
      'INS-TECH-03':
        'Ist kein Forschungssymbol mehr offen, ist die Technologie freigeschaltet. Bei uns braucht jede davon drei.',
      'INS-TECH-04':
        'Es gibt eine Abkürzung: Ein Spezial-Vorteil der in den Kosten gezeigten Art schaltet die ganze Technologie auf einen Schlag frei. Auch dafür muss sie auf deiner aktiven Tafel sein.',
      'INS-TECH-05': 'Ist eine Technologie freigeschaltet, gilt für dich, was ihr Text verspricht.',
      'INS-TECH-06':
        '„Pro Aktivierung“ heißt: eine Nutzung in jeder Runde, in der du ihre Tafel aktiv gemacht hast, wahlweise in Schritt 1 oder 3. Sie ist freiwillig, und auf einer inaktiven Tafel ruht die Technologie.',
    },
  },
  {
    id: 'INS-FOCUS',
    title: 'Fokuswürfel',
    rules: {
      'INS-FOCUS-01':
        'Jeder Fokuswürfel gilt einer einzigen Ressource: einer dem Baustoff, einer dem Einfluss und einer der Forschung.',
      'INS-FOCUS-02': 'Ein Fokuswürfel zeigt seine Ressource auf vier Seiten einmal und auf zwei Seiten doppelt.',
      'INS-FOCUS-03':
        'Fokuswürfel fallen in jedem Strategie-Ereignis zusammen mit den schwarzen Würfeln. Nutzen hast du nur von denen, die auf der von dir aktivierten Tafel freigeschaltet sind.',
      'INS-FOCUS-04':
        'Um einen Fokuswürfel freizuschalten, gib seinen Fokus-Vorteil aus und unterstreiche den Würfel beim Namen deiner aktiven Tafel.',
      'INS-FOCUS-05':
        'Freigeschaltet ist ein Fokuswürfel auf dieser einen Tafel und nirgends sonst; jede Tafel braucht einen eigenen Fokus-Vorteil.',
      'INS-FOCUS-06':
        'Ein freigeschalteter Fokuswürfel gibt dir seine Ressourcen, wann immer seine Tafel aktiv ist. Das gilt auch für die laufende Runde, selbst wenn die Würfel schon gefallen sind.',
    },
  },
  {
    id: 'INS-FACTION',
    title: 'Fraktionen',
    rules: {
      'INS-FACTION-01': 'Jede Fraktionskarte nennt zwei Fähigkeiten.',
      'INS-FACTION-02': 'Die erste Fähigkeit begleitet dich das ganze Spiel über, so wie ihr Text es beschreibt.',
      'INS-FACTION-03': 'Die zweite Fähigkeit tritt je beanspruchtem Fraktion-Vorteil einmal ein und sonst nie.',
      'INS-FACTION-04':
        'Manche Fraktionskarten tragen außerdem einen Text „Spielaufbau“. Er gilt ein einziges Mal, wenn du die Fraktion nimmst.',
    },
  },
  {
    id: 'INS-RELIC',
    title: 'Relikte',
    rules: {
      'INS-RELIC-01': 'Ein Relikt ist SP wert und hat einen starken Effekt, den du ein einziges Mal nutzen kannst.',
      'INS-RELIC-02':
        'Für jedes beanspruchte Relikt-Sternsystem ziehst du ein Relikt, dessen SP in das Kästchen dort kommen. Hier wird gezogen, sobald alle den Stift weggelegt haben, beginnend links vom Sprecher; für alle, die gezogen haben, geht der Schritt dann weiter. Ist der Stapel leer, gibt es weder Karte noch SP.',
      'INS-RELIC-03':
        'Die SP eines Relikts sind dir ab dem Ziehen sicher, selbst wenn du die Karte nie ausspielst. Die Zahl sehen alle, nicht aber, welches Relikt es ist.',
      'INS-RELIC-04': 'Wann und wie du ein Relikt ausspielst, sagt die Karte selbst.',
      'INS-RELIC-05':
        'Manche Relikte werden gleich beim Ziehen ausgespielt, wenn ihr Text es verlangt. Alle anderen bleiben geheim auf deiner Hand, bis du sie nutzen willst.',
      'INS-RELIC-06': 'Nach dem Ausspielen liegt ein Relikt offen bei deiner Fraktionskarte.',
    },
  },
  {
    id: 'INS-OBJ',
    title: 'Aufträge',
    rules: {
      'INS-OBJ-01': 'Vier Aufträge sind im Spiel, einer für jede der vier Tafeln.',
      'INS-OBJ-02':
        'Erfüllst du eine Bedingung, sag es an und trag die SP in das Kästchen „Auftrag“ dieser Tafel ein. Hier bemerkt es das Programm und gibt es am Ende des Schrittes bekannt.',
      'INS-OBJ-03':
        'Der höhere der beiden Werte eines Auftrags belohnt den Ersten. Wer danach kommt, erhält den niedrigeren.',
      'INS-OBJ-04':
        'Sobald jemand einen Auftrag erfüllt hat, wird die Karte umgedreht: Der höhere Wert ist dann nicht mehr zu haben.',
      'INS-OBJ-05': 'Sind mehrere in ein und demselben Schritt die Ersten, bekommen alle den höheren Wert.',
      'INS-OBJ-06': 'Kein Auftrag bringt dir zweimal etwas ein.',
    },
  },
];
