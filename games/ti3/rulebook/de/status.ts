import type { RuleChapter } from '@orrery/kernel';

export const status: readonly RuleChapter[] = [
  {
    id: 'TI3-STATUS',
    title: 'Statusphase',
    rules: {
      'TI3-STATUS-01':
        'Die Statusphase hat sieben Schritte: Ziele, Reparaturen, Marker vom Spielplan, Planeten auffrischen, neue Karten und Marker, Marker umverteilen, Strategiekarten zurück.',
      'TI3-STATUS-02':
        'Schritt 1: In Spielreihenfolge darf jeder ein öffentliches Ziel, sein geheimes Ziel oder beide erfüllen.',
      'TI3-STATUS-03': 'Schritt 2: Alle beschädigten Schiffe aller Spieler sind wieder wie neu.',
      'TI3-STATUS-04': 'Schritt 3: Du nimmst alle deine Kommandomarker vom Spielplan in die Verstärkung zurück.',
      'TI3-STATUS-05': 'Schritt 4: Alle erschöpften Planeten werden aufgefrischt.',
      'TI3-STATUS-06':
        'Schritt 5: Du ziehst in Spielreihenfolge eine Aktionskarte und erhältst zwei Kommandomarker oder was die Verstärkung noch hergibt; ihre Bereiche wählst du. Ist der Stapel leer, werden die abgeworfenen Karten zu einem neuen gemischt.',
      'TI3-STATUS-07':
        'Schritt 6: Du darfst die Kommandomarker deines Rassenbogens beliebig zwischen den drei Bereichen verschieben. Kommt es darauf an, wer anfängt, gilt die Spielreihenfolge.',
      'TI3-STATUS-08': 'Sinkt dabei deine Flottenversorgung, verliert jede nun zu große Flotte sofort den Überschuss.',
      'TI3-STATUS-09':
        'Schritt 7: Die Strategiekarten kommen mit der aktiven Seite nach oben zurück in die Mitte, bereit für die nächste Wahl. Bonusmarker auf nicht gewählten Karten bleiben liegen.',
      'TI3-STATUS-10': 'Jederzeit in dieser Phase darfst du eigene Einheiten auflösen. Sie kommen in die Verstärkung.',
      'TI3-STATUS-11':
        'Jetzt kannst du auch eigene Handelsabkommen kündigen und, wenn ihr mit Anführern spielt, über deine Gefangenen bestimmen.',
      'TI3-STATUS-12':
        'Damit endet die Spielrunde. Hat niemand gewonnen, beginnt die nächste mit einer Strategiephase.',
    },
  },
  {
    id: 'TI3-WIN',
    title: 'Sieg',
    rules: {
      'TI3-WIN-01':
        'Zehn Siegpunkte gewinnen das Spiel. Dort endet die Leiste, niemand hat also mehr als zehn oder weniger als null.',
      'TI3-WIN-02':
        'Ziele werden in Spielreihenfolge erfüllt, und wer zuerst zehn hat, gewinnt allein. Dass andere es danach auch geschafft hätten, hilft ihnen nicht.',
      'TI3-WIN-03':
        'Vorherrschaft und Herrschaft sind besonders: Liegt eines davon offen und erfüllst du es in Schritt 1 der Statusphase als Erster, gewinnst du auf der Stelle.',
      'TI3-WIN-04':
        'Deckt Imperium „Spielende“ auf, ist das Spiel sofort vorbei; wer es aufdeckt, bekommt die 2 Punkte nicht mehr. Die meisten Siegpunkte gewinnen, bei Gleichstand der Erste in der Spielreihenfolge dieser Spielrunde.',
      'TI3-WIN-05':
        'Punkte zu anderen Zeiten, durch Imperium, Karten oder Domänenmarker, gewinnen ebenso, wenn sie zehn voll machen.',
    },
  },
  {
    id: 'TI3-ELIM',
    title: 'Ausscheiden',
    rules: {
      'TI3-ELIM-01':
        'Hast du weder einen Planeten noch eine Bodentruppe, scheidest du aus. Alles von dir verlässt das Spiel: Einheiten, Marker, Karten und Handelsgüter, und deine Handelsabkommen enden. Wer als Letzter übrig bleibt, gewinnt.',
      'TI3-ELIM-02':
        'Bist du ausgeschieden, wählst du keine Strategiekarten mehr und spielst keine Aktionskarten. Eine noch offene Strategiekarte wird nicht mehr ausgeführt, und deine erfüllten Ziele bleiben markiert.',
      'TI3-ELIM-03':
        'Eine einzige Bodentruppe irgendwo hält dich im Spiel, auch an Bord eines Trägers und ohne jeden Planeten.',
    },
  },
  {
    id: 'TI3-SYSTEMS',
    title: 'Systeme und Planeten',
    rules: {
      'TI3-SYSTEMS-01':
        'Es gibt drei Arten von Systemen, zu erkennen am inneren Rand: Heimatsysteme gelb, Spezialsysteme rot, einfache Systeme ohne beides.',
      'TI3-SYSTEMS-02':
        'Jede Rasse hat ihr Heimatsystem, in dem sie beginnt. Die der nicht gespielten Rassen bleiben in der Schachtel.',
      'TI3-SYSTEMS-03': 'Ein Spezialsystem ist ein Asteroidenfeld, ein Nebel oder eine Supernova.',
      'TI3-SYSTEMS-04':
        'Asteroidenfelder halten Schiffe auf. Nur mit den Antimasse-Deflektoren, einer blauen Technologie, findet man hindurch.',
      'TI3-SYSTEMS-05':
        'Auch mit Antimasse-Deflektoren fliegt man nur hindurch; anhalten kann zwischen den Asteroiden niemand.',
      'TI3-SYSTEMS-06': 'Ein Asteroidenfeld wird nie aktiviert.',
      'TI3-SYSTEMS-07':
        'Ein Nebel hilft dem Verteidiger: Jeder Kampfwürfel seiner Flotte erhält in den Runden einer Raumschlacht dort +1. Andere Würfel, etwa beim Jägerabwehrfeuer oder von PVS, nicht.',
      'TI3-SYSTEMS-08':
        'Durch einen Nebel führt kein Weg. Schiffe fliegen nur hinein, wenn er das aktivierte System ist.',
      'TI3-SYSTEMS-09':
        'Aus einem Nebel kommt man nur langsam: Ein Schiff, das dort startet, hat Bewegungswert 1, daran ändern weder Technologien noch Aktionskarten etwas.',
      'TI3-SYSTEMS-10':
        'Halte dich von Supernovas fern: Kein Schiff darf hinein oder hindurch, und niemand kann sie aktivieren.',
      'TI3-SYSTEMS-11':
        'In einem einfachen System gibt es bis zu zwei Planeten, manchmal keinen. Einige haben dazu ein Wurmloch, Alpha oder Beta.',
      'TI3-SYSTEMS-12':
        'Mecatol Rex ist ein einfaches System wie andere, nur liegt es immer in der Mitte und wird nie ausgeteilt.',
      'TI3-SYSTEMS-13':
        'Wurmlöcher mit demselben Buchstaben gehören zusammen: Alle Alpha-Systeme grenzen aneinander, alle Beta-Systeme ebenso.',
      'TI3-SYSTEMS-14': 'So verbundene Systeme sind in jeder Hinsicht Nachbarn, auch für eine Transferaktion.',
      'TI3-SYSTEMS-15': 'Ein Wurmloch ohne Gegenstück auf dem Spielplan führt nirgendwohin.',
      'TI3-SYSTEMS-16':
        'Ein Planet hat einen Namen, einen Ressourcenwert, einen Einflusswert und manchmal eine Technologie-Spezialisierung. Jeder der 51 Planeten hat seine eigene Karte.',
      'TI3-SYSTEMS-17':
        'Ressourcen kaufen Einheiten und Technologien. Einfluss kauft Kommandomarker, bezahlt manche Aktionskarte und ist dein Gewicht im Galaktischen Rat.',
      'TI3-SYSTEMS-18':
        'Wird ein Planet dein, kommt seine Karte sofort zu dir: Sie ist der Beweis, dass du ihn kontrollierst.',
      'TI3-SYSTEMS-19':
        'Ein System ist „leer“, wenn niemand, auch du nicht, dort eine Einheit hat, weder im Weltraum noch auf einem Planeten. Planeten, Kontrollmarker und Kommandomarker ändern daran nichts.',
      'TI3-SYSTEMS-20': 'Ein Spezialsystem gilt nie als leer.',
    },
  },
];
