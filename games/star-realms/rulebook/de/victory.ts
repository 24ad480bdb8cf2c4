import type { RuleChapter } from '@orrery/kernel';

export const victory: readonly RuleChapter[] = [
  {
    id: 'SR-POL',
    title: 'Der politische Sieg',
    rules: {
      'SR-POL-01': 'In der Regel gehört ein Szenario dir, wenn dein Gegner keine Autorität mehr hat.',
      'SR-POL-02':
        'Die Szenarien 1 bis 4 kennen einen anderen Weg: Mit dem fünften Sticker vom Stickerbogen genau dieses Szenarios hast du auf der Stelle gewonnen.',
      'SR-POL-03':
        'Für einen politischen Sieg helfen Stickerbögen aus früheren Umschlägen nicht; es zählt nur der des Szenarios, das ihr gerade spielt.',
      'SR-POL-04': 'Nach Szenario 4 gibt es keinen politischen Sieg mehr.',
      'SR-POL-05':
        'Die Partie ist in dem Moment vorbei, in dem der fünfte Sticker auf der Karte ist, noch ehe eine Erwerbsfähigkeit wirken würde.',
    },
  },
  {
    id: 'SR-VP',
    title: 'Siegpunkte',
    rules: {
      'SR-VP-01': 'Bring die Autorität deines Gegners auf null, und du hast das laufende Szenario gewonnen.',
      'SR-VP-02':
        'Wer ein Szenario gewinnt, bekommt dessen Siegpunktkarte. Manche Umschläge enthalten weitere mit eigener Bedingung.',
      'SR-VP-03':
        'Heb deine Siegpunktkarten auf: Am Ende der Kampagne gehen ihre Punkte, 1 bis 4 für jede, in deine Wertung ein.',
      'SR-VP-04':
        'Der Umschlag von Szenario 12 sagt, wie die Kampagne entschieden wird. In Orrery zählt ihr die Punkte eurer Karten zusammen; für jeden der drei Nachbarn bekommt 2 dazu, wer mehr von dessen Karten verbessert hat. Die höhere Summe gewinnt, bei Gleichstand der Sieger von Szenario 12.',
      'SR-VP-05': 'Ein politischer Sieg ist genauso viel wert: Er gewinnt das Szenario und damit die Siegpunktkarte.',
    },
  },
  {
    id: 'SR-BETWEEN',
    title: 'Zwischen zwei Partien',
    rules: {
      'SR-BETWEEN-01':
        'Die große Szenariokarte kommt zurück in ihren Umschlag. Was die Szenariokarten geändert haben, ist damit vorbei, außer sie lassen es für den Rest der Kampagne gelten.',
      'SR-BETWEEN-02':
        'Du stellst das persönliche Deck deiner Fraktion wieder so zusammen wie am Anfang; was ein Umschlag dauerhaft ausgetauscht hat, bleibt ausgetauscht.',
      'SR-BETWEEN-03':
        'Alle Karten, die Kosten haben, kommen zurück ins Handelsdeck, wo immer sie sind, bei einem Spieler oder auf dem Schrotthaufen.',
      'SR-BETWEEN-04':
        'Auch verbesserte Karten kommen zurück ins Handelsdeck; ihre Sticker bleiben die ganze Kampagne lang darauf.',
      'SR-BETWEEN-05':
        'Wollt ihr weiterspielen, baut das nächste Szenario auf. In Orrery beginnt es, sobald ihr beide zugestimmt habt.',
      'SR-BETWEEN-06':
        'Für eine Pause kommen Stickerbögen, Siegpunktkarten und alles Freigespielte in deinen Kapsel-Umschlag; Orrery bewahrt es für dich auf. Wer zwischen zwei Partien aufgibt, beendet die Kampagne ohne Sieger; während einer Partie kostet das nur diese Partie.',
      'SR-BETWEEN-07': 'Alle Entdecker kehren auf ihren Stapel zurück; er hat also wieder 20.',
      'SR-BETWEEN-08':
        'Auch Karten deines persönlichen Decks, die du verschrottet hast, sind in der nächsten Partie wieder da.',
    },
  },
  {
    id: 'SR-POST',
    title: 'Nach der Kampagne',
    rules: {
      'SR-POST-01': 'Ist die Kampagne entschieden, seht nach, wie viele Verbesserungen jeder von euch gemacht hat.',
      'SR-POST-02':
        'Hast du weniger als die möglichen 20, such dir weitere Karten im Handelsdeck aus und verbessere sie, bis du 20 hast. Eine Reihe, zu der keine Karte mehr passt, verfällt.',
      'SR-POST-03':
        'Fehlen euch beiden noch Verbesserungen, seid ihr abwechselnd dran; wer die Kampagne verloren hat, beginnt.',
      'SR-POST-04':
        'Wie zuvor gibt jede Reihe jedes Stickerbogens einen Sticker her, für ein Schiff oder für eine Basis.',
      'SR-POST-05':
        'Die Verbesserungen nach der Kampagne sind kostenlos. Weil du nichts erwirbst, wirkt auch keine Erwerbsfähigkeit.',
      'SR-POST-06': 'Öffnet nun das Post-Kampagnen-Paket: Seine 24 Karten werden ins Handelsdeck gemischt.',
      'SR-POST-07':
        'Das Handelsdeck hat jetzt 84 Karten und ist für Standardpartien ebenso da wie für alle anderen Modi.',
      'SR-POST-08':
        'Mit gedruckten Karten dürft ihr von nun an auch andere Star-Realms-Schachteln dazumischen. Orrery hat nur diese.',
    },
  },
];
