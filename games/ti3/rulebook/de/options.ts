import type { RuleChapter } from '@orrery/kernel';

export const options: readonly RuleChapter[] = [
  {
    id: 'TI3-OPT-GEN',
    title: 'Optionale Regeln',
    rules: {
      'TI3-OPT-GEN-01': 'Optionale Regeln lassen sich frei kombinieren. Ihr einigt euch vor dem Spiel darauf.',
      'TI3-OPT-GEN-02': 'Was sich zu dritt, zu viert oder zu fünft ändert, ist nicht optional: So wird immer gespielt.',
    },
  },
  {
    id: 'TI3-OPT-WAROFATTRITION',
    title: 'Abnutzungskrieg',
    rules: {
      'TI3-OPT-WAROFATTRITION-01': 'Ihr braucht 14 Siegpunkte statt 10 und nutzt die lange Seite der Leiste.',
      'TI3-OPT-WAROFATTRITION-02':
        'Der Stapel der öffentlichen Ziele wächst auf 14 Karten: acht der Stufe I oben, darunter fünf der Stufe II und zwischen ihnen „Spielende“.',
      'TI3-OPT-WAROFATTRITION-03': 'Sonst wird der Stapel wie immer gebildet, und weggelegte Karten bleiben ungesehen.',
      'TI3-OPT-WAROFATTRITION-04': 'Bringt Zeit mit: So eine Partie dauert gern 9 bis 14 Spielrunden.',
      'TI3-OPT-WAROFATTRITION-05':
        'Wenn ihr mögt, lasst „Spielende“ weg, dann sind es 13 Karten. Das Spiel endet mit der Statusphase der Spielrunde, in der das letzte öffentliche Ziel erschien, und die meisten Punkte gewinnen.',
    },
  },
  {
    id: 'TI3-OPT-AGEOFEMPIRE',
    title: 'Zeitalter des Imperiums',
    rules: {
      'TI3-OPT-AGEOFEMPIRE-01':
        'Ist der Stapel der öffentlichen Ziele fertig, werden seine Karten von oben offen in eine Reihe gelegt, bis „Spielende“ erscheint. Der Rest kommt weg.',
      'TI3-OPT-AGEOFEMPIRE-02':
        'Die Reihe ist sieben bis zehn Karten lang, im Abnutzungskrieg neun bis vierzehn, und „Spielende“ ist die letzte.',
      'TI3-OPT-AGEOFEMPIRE-03':
        'Von der ersten Spielrunde an dürft ihr alles in der Reihe erfüllen, auch Vorherrschaft und Herrschaft. Neue Ziele kommen nicht, und Imperium bringt weiterhin seine 2 Punkte.',
      'TI3-OPT-AGEOFEMPIRE-04':
        'Ein Rundenmarker zählt mit: Nach der ersten Spielrunde kommt er auf die Karte ganz links, nach jeder weiteren rückt er eine vor.',
      'TI3-OPT-AGEOFEMPIRE-05':
        'Erreicht der Rundenmarker „Spielende“, ist das Spiel sofort aus, und die meisten Siegpunkte gewinnen.',
      'TI3-OPT-AGEOFEMPIRE-06': 'Die Zahl der Karten in der Reihe ist also die Höchstzahl der Spielrunden.',
    },
  },
  {
    id: 'TI3-OPT-DISTANTSUNS',
    title: 'Ferne Sonnen',
    rules: {
      'TI3-OPT-DISTANTSUNS-01':
        'Ist die Galaxie gebaut, werden die 44 Domänenmarker gemischt, und auf jeden neutralen Planeten kommt einer verdeckt. Mecatol Rex und die Heimatsysteme bekommen keinen.',
      'TI3-OPT-DISTANTSUNS-02': 'Überzählige Marker kommen ungesehen weg.',
      'TI3-OPT-DISTANTSUNS-03':
        'Landen in einer Taktischen Aktion deine Bodentruppen auf einem Planeten mit Domänenmarker, deckst du ihn gleich auf und siehst, was er bewirkt. Erst sagst du alle Landungen an, dann deckst du Planet für Planet auf.',
      'TI3-OPT-DISTANTSUNS-04':
        'Ist der Marker eines Planeten aufgedeckt, kannst du dort in dieser Aktivierung keine Truppen mehr landen.',
      'TI3-OPT-DISTANTSUNS-05':
        'Was das aufgedeckte Symbol sagt, geschieht sofort. Kostet es dich alle Gelandeten, bleibt der Planet neutral.',
      'TI3-OPT-DISTANTSUNS-06':
        'Kommst du auf andere Weise an einen Planeten, verlässt sein Marker das Spiel ohne Wirkung.',
      'TI3-OPT-DISTANTSUNS-07':
        'Ein Planet, der einmal besetzt war, erhält nie wieder einen Marker, auch wenn er wieder neutral wird.',
      'TI3-OPT-DISTANTSUNS-08':
        'Sondieren: Haben sich deine Schiffe in einer Taktischen Aktion bewegt und ist einer deiner Jäger im aktivierten System, darfst du dich umsehen.',
      'TI3-OPT-DISTANTSUNS-09':
        'Du siehst dir alle Domänenmarker dieses Systems geheim an und legst sie zurück, wie sie waren.',
      'TI3-OPT-DISTANTSUNS-10':
        'Ein zweiter Blick kostet erneutes Sondieren in einer späteren Aktivierung oder eine Landung.',
      'TI3-OPT-DISTANTSUNS-11':
        'Auf einem Planeten, den du sondiert hast, können deine Bodentruppen in derselben Aktivierung nicht landen.',
      'TI3-OPT-DISTANTSUNS-12':
        'Findest du beim Sondieren Überlebende Lazax, nimm den Marker aus dem Spiel, erhalte 1 Siegpunkt und ziehe drei Aktionskarten. Dieser Punkt kann das Spiel gewinnen.',
      'TI3-OPT-DISTANTSUNS-13':
        'Auslöschen: Ist in einer Taktischen Aktion der Invasionskampf dran, darf jede deiner Kriegssonnen und jeder deiner Dreadnoughts einen verdeckten Domänenmarker des Systems auslöschen. Der Marker verlässt das Spiel ohne Wirkung.',
      'TI3-OPT-DISTANTSUNS-14': 'Ein offener Marker ist davor sicher.',
      'TI3-OPT-DISTANTSUNS-15':
        'Jedes Schiff löscht in einer Aktivierung einen Marker aus; für zwei Marker brauchst du zwei Schiffe.',
      'TI3-OPT-DISTANTSUNS-16': 'In einer Aktivierung löscht ein Schiff entweder aus oder bombardiert, nie beides.',
      'TI3-OPT-DISTANTSUNS-17':
        'Grausamkeit hat ihren Preis. Würfle: Bis 7 geschieht nichts; bei 8 oder 9 verlierst du drei zufällige Aktionskarten; bei 10 ebenfalls, und alle deine Planeten werden erschöpft.',
      'TI3-OPT-DISTANTSUNS-18':
        'Hast du Überlebende Lazax ausgelöscht, verlierst du alle Aktionskarten und Handelsgüter, deine Planeten werden erschöpft, und bei der nächsten Abstimmung des Rats hast du nichts zu sagen.',
      'TI3-OPT-DISTANTSUNS-19':
        'Biogefahr: Solange der Marker dort liegt, stirbt bei jeder Landung eine Bodentruppe. Wer den Planeten als Erster erobert, darf den Marker entfernen.',
      'TI3-OPT-DISTANTSUNS-20':
        'Wurmlochentdeckung: Der Marker kommt in den Weltraum und ist von nun an ein Wurmloch der gezeigten Art, Alpha oder Beta.',
      'TI3-OPT-DISTANTSUNS-21': 'Strahlung: Alle Bodentruppen der ersten Landung sterben. Dann kommt der Marker weg.',
      'TI3-OPT-DISTANTSUNS-22':
        'Technologische Gesellschaft: Dein linker Nachbar sucht dir eine Technologie aus, deren Voraussetzungen du hast; gibt es keine, bekommst du nichts. Der Marker wird abgelegt.',
      'TI3-OPT-DISTANTSUNS-23':
        'Feindselige Einheimische: So viele Einheimische wie gezeigt kämpfen wie Bodentruppen gegen jeden Angreifer; dein linker Nachbar würfelt für sie. Bombardieren lassen sie sich nicht, und nach einer gescheiterten Invasion sind sie wieder vollzählig. Besiegt sind sie für immer fort.',
      'TI3-OPT-DISTANTSUNS-24':
        'Natürlicher Reichtum: Nimm die gezeigten Handelsgüter, soweit der Vorrat reicht. Der Marker wird abgelegt.',
      'TI3-OPT-DISTANTSUNS-25':
        'Überlebende Lazax, bei einer Landung gefunden: Behalte den Marker. Einmal gibt er dir bei einer späteren Abstimmung 3 Stimmen mehr.',
      'TI3-OPT-DISTANTSUNS-26':
        'Industriegesellschaft: Du darfst dort kostenlos ein Raumdock aufstellen, und die Planetenkarte kommt bereit zu dir. Der Marker wird abgelegt.',
      'TI3-OPT-DISTANTSUNS-27':
        'Siedler: Deine Truppen gehen wieder an Bord, und du würfelst. Ab 6 kommen zwei neue Bodentruppen von dir auf den Planeten; sonst stellt ein ausgeloster Gegner zwei dorthin und erhält den Planeten erschöpft. Der Marker wird abgelegt.',
      'TI3-OPT-DISTANTSUNS-28':
        'Friedliche Annexion: Man heißt dich willkommen, sonst geschieht nichts. Der Marker wird abgelegt.',
    },
  },
];
