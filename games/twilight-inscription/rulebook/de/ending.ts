import type { RuleChapter } from '@orrery/kernel';

export const ending: readonly RuleChapter[] = [
  {
    id: 'INS-END',
    title: 'Spielende und Wertung',
    rules: {
      'INS-END-01': 'Ist „Kampf um den Thron“ abgehandelt, endet das Spiel und alle werten ihre Tafeln.',
      'INS-END-02':
        'Tafel für Tafel zählst du deine beanspruchten SP-Vorteile zusammen und notierst das Ergebnis im Kästchen „Tafel“.',
      'INS-END-03':
        'Bei Navigation gehören die notierten SP für Relikte und Mecatol Rex dazu. Bei Militär gehen die negativen SP verlorener Kriege ab.',
      'INS-END-04':
        'Rechne hinzu, was im Kästchen „Auftrag“ steht, falls du den Auftrag der Tafel erfüllt hast. Das ergibt die „Summe“.',
      'INS-END-05':
        'Bei Industrie erhöht jedes Paar nicht ausgegebener Handelswaren die Summe um 1; eine einzelne übrige zählt nicht.',
      'INS-END-06':
        'Deine vier Summen zusammen sind deine Endwertung; sie wird beim Namen deiner Fraktion auf der Mecatol-Rex-Tafel eingetragen.',
      'INS-END-07':
        'Fraktionen, die Mecatol Rex nie erreicht haben, kommen jetzt auf die Liste. Eine Belohnung gibt es dafür nicht.',
      'INS-END-08':
        'Die beste Endwertung gewinnt. Ungenutzte Stimmen, Planeten- und Spezial-Vorteile sind nichts wert.',
      'INS-END-09':
        'Bei Gleichstand entscheiden die Stimmen: Wer mehr davon beansprucht hat, liegt vorn, ob ausgegeben oder nicht.',
      'INS-END-10': 'Wer auch dann noch gleichauf liegt, bildet eine Koalition und gewinnt gemeinsam.',
    },
  },
  {
    id: 'INS-SOLO',
    title: 'Allein oder zu zweit',
    rules: {
      'INS-SOLO-01':
        'Spielt ihr allein oder zu zweit, ist eine KI-Fraktion dabei. Die Rückseite der Mecatol-Rex-Tafel, ihre KI-Seite, zeigt, wie es um sie steht.',
      'INS-SOLO-02':
        'Die KI-Seite hat sechs Leisten, eine für jedes mögliche Fokus-Ergebnis: Baustoff, Einfluss oder Forschung, einmal oder doppelt.',
      'INS-SOLO-03':
        'Vier der sechs sind Zielleisten. Von den beiden anderen ist bei uns die für einfachen Baustoff die Stärkeleiste und die für einfachen Einfluss die Stimmenleiste.',
      'INS-SOLO-04':
        'Außer dem, was in diesem Kapitel steht, bleibt alles beim Alten. Anders laufen nur der Spielaufbau und die Galaktischer-Rat-Ereignisse ab.',
      'INS-SOLO-05':
        'Beim Spielaufbau liegt die KI-Seite oben. Die Agenden der Phasen II, III und IV bilden drei gemischte Stapel, deren Karten alle im Spiel bleiben.',
      'INS-SOLO-06':
        'Zu zweit bestimmt ein schwarzer Würfel eure Plätze für die ganze Partie. Zeigt er Einfluss, sitzt der Sprecher links von der anderen Person, sonst rechts.',
      'INS-SOLO-07':
        'Die KI-Fraktion sitzt auf der freien Seite von euch beiden. Ihr führt also einen Krieg gegeneinander und einen gegen die KI.',
      'INS-SOLO-08': 'Legt fest, wie stark die KI sein soll: Einfach, Mittel oder Schwer.',
      'INS-SOLO-09': 'Bei Einfach bleiben die Leisten, wie sie gedruckt sind.',
      'INS-SOLO-10':
        'Bei Mittel hat die KI auf allen Zielleisten ein Symbol Vorsprung, dazu eines mehr in den Abschnitten der Stärkeleiste für die Phasen II und III.',
      'INS-SOLO-11':
        'Bei Schwer beträgt der Vorsprung zwei Symbole auf allen Zielleisten und eines mehr in den Abschnitten für die Phasen II und III, auf der Stärkeleiste wie auf der Stimmenleiste.',
      'INS-SOLO-12':
        'Nach jedem Wurf rückt die KI vor: Je Fokuswürfel wird auf der Leiste seines Ergebnisses das nächste freie Symbol durchgestrichen, notfalls im Abschnitt einer späteren Phase. Ihr nutzt die Würfel wie gewohnt. Ist die Stärke- oder Stimmenleiste voll, bleibt das Ergebnis ohne Wirkung.',
      'INS-SOLO-13':
        'Entlang der Zielleisten stehen Ziele. Hat die KI alles durchgestrichen, was vor einem Ziel liegt, beansprucht sie es.',
      'INS-SOLO-14':
        'Ist das Ziel ein Auftrag, hat die KI ihn erfüllt. Seine Karte wird umgedreht, sofern sie es nicht schon ist.',
      'INS-SOLO-15': 'Ist das Ziel Mecatol Rex, belegt die KI-Fraktion die erste noch freie Zeile der Tafel.',
      'INS-SOLO-16': 'Punkte bekommt die KI für ihre Ziele nicht. Sie schnappt euch nur den ersten Platz weg.',
      'INS-SOLO-17':
        'Erreichst du einen Auftrag oder Mecatol Rex in der Runde, in der es auch die KI tut, giltst du als gleichauf und bekommst die bessere Belohnung. Zwischen zwei Menschen entscheidet weiterhin der Schritt.',
      'INS-SOLO-18':
        'Ist eine Zielleiste verbraucht, gelten ihre Ergebnisse als das, welches an ihrem Ende aufgedruckt ist. Ist auch jene Leiste voll, geht es von dort weiter, aber nie zweimal zur selben.',
      'INS-SOLO-19':
        'Wo du keinen menschlichen Nachbarn hast, kämpfst du gegen die Stärke der KI. Allein betrifft das beide Kriege.',
      'INS-SOLO-20':
        'Sieh dir auf der Stärkeleiste den Abschnitt für die Phase des Ereignisses an: Die Zahl über seinem letzten durchgestrichenen Symbol ist die Stärke der KI. Ohne ein solches wäre sie 0.',
      'INS-SOLO-21':
        'Nach den Kriegen wird eine Linie durch den Rest dieses Abschnitts gezogen. So überzogene Symbole zählen nicht, und spätere Ergebnisse gehen in den nächsten Abschnitt.',
      'INS-SOLO-22':
        'In einem Galaktischer-Rat-Ereignis beansprucht ihr eure Stimmen ganz normal. Danach treten fünf eigene Schritte an die Stelle der üblichen Abstimmung.',
      'INS-SOLO-23':
        'In Schritt 1 wird die oberste Agenda der Phase aufgedeckt; es zählt nur ihre Alternative „Dafür“.',
      'INS-SOLO-24':
        'In Schritt 2 werden Agenden derselben Phase gezogen, bis eine sich von der ersten durch den Stern unterscheidet: ohne Stern, wenn die erste einen hat, sonst mit. Was nicht passt, wird abgelegt.',
      'INS-SOLO-25':
        'Die in Schritt 2 gefundene Agenda ist die Gegenagenda; von ihr zählt nur die Alternative „Dagegen“.',
      'INS-SOLO-26':
        'In Schritt 3 wählst du nur, wie viele Stimmen du abgibst. Für eine Seite entscheidest du dich nicht.',
      'INS-SOLO-27':
        'Haben alle ihre Stimmen abgegeben, wird auf der Stimmenleiste eine Linie durch die offenen Symbole im Abschnitt dieser Phase gezogen und für die KI ein schwarzer Würfel geworfen.',
      'INS-SOLO-28':
        'Die KI gibt die Zahl an Stimmen ab, die über dem letzten durchgestrichenen Symbol des Abschnitts steht, und je nach Würfel mehr: hier keine bei Baustoff, 1 bei Forschung, 2 bei Einfluss.',
      'INS-SOLO-29':
        'In Schritt 4 werden deine Stimmen mit denen der KI verglichen. Nur wenn du mehr abgegeben hast, bekommst du die gute Alternative, die mit dem Stern; ein Gleichstand reicht nicht und bringt dir die schlechte.',
      'INS-SOLO-30':
        'Zu zweit handelt ihr eure Alternative jeder für sich ab, die andere Person betrifft sie nicht. Wo die Person mit den meisten Stimmen wählen dürfte, wählst du für dich selbst, ob du die KI überstimmt hast oder nicht.',
      'INS-SOLO-31': 'In Schritt 5 streichst du die abgegebenen Stimmen durch, ganz wie in einer größeren Partie.',
      'INS-SOLO-32':
        'Die höhere SP-Zahl gewinnt, aber nur mit einem besseren Rang als „Verloren“; hat den niemand, gewinnt niemand. Einen Gleichstand zwischen zwei Personen löst ihr wie üblich auf.',
      'INS-SOLO-33':
        'Deine Wertung bringt dir einen Rang ein. Die Leiter steigt in Stufen von 20 Punkten: Verloren im dunklen Zeitalter, Randnotiz in der Geschichte (40), Aufstrebende Zivilisation (60), Galaktische Großmacht (80), Strahlendes Imperium (100), Übertrifft sogar die Lazax (120). Dieselbe Tabelle gilt allein und zu zweit.',
      'INS-SOLO-34':
        'Für den Sieg brauchst du bei Einfach 40 Punkte, bei Mittel 60 und bei Schwer 80. Der höchste erreichbare Rang ist dort der mit 80, 100 und 120 Punkten.',
    },
  },
];
