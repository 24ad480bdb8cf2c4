import type { RuleChapter } from '@orrery/kernel';

export const strategies: readonly RuleChapter[] = [
  {
    id: 'TI4-SC',
    title: 'Strategiekarten',
    rules: {
      'TI4-SC-01':
        'Es gibt acht, nach Initiative nummeriert: 1 Führungsstärke, 2 Diplomatie, 3 Politik, 4 Infrastruktur, 5 Handel, 6 Kriegsführung, 7 Technologie, 8 Imperium.',
      'TI4-SC-02': 'Wer die Karte hat, nutzt ihre primäre Fähigkeit; jeder andere Spieler darf die sekundäre nutzen.',
      'TI4-SC-03': 'Eine sekundäre Fähigkeit kostet einen Marker deines Strategiepools, außer die von Führungsstärke.',
      'TI4-SC-04': 'Führungsstärke, primär: Erhalte 3 Kommandomarker, dann beliebig viele weitere für je 3 Einfluss.',
      'TI4-SC-05':
        'Führungsstärke, sekundär: Erhalte beliebig viele Kommandomarker für je 3 Einfluss. Sie kostet keinen Marker.',
      'TI4-SC-06':
        'Diplomatie, primär: Wähle ein System mit einem Planeten unter deiner Kontrolle, nicht Mecatol Rex, und jeder andere Spieler legt dort einen Kommandomarker aus dem Nachschub hin. Mache dann kostenlos bis zu zwei deiner Planeten spielbereit.',
      'TI4-SC-07':
        'Diplomatie, sekundär: Gib einen Marker deines Strategiepools aus, um bis zu zwei deiner Planeten spielbereit zu machen.',
      'TI4-SC-08':
        'Politik, primär: Bestimme einen neuen Sprecher, ziehe zwei Aktionskarten, sieh dir dann die obersten zwei Agenden an und lege jede in beliebiger Folge auf oder unter den Stapel.',
      'TI4-SC-09': 'Politik, sekundär: Gib einen Marker deines Strategiepools aus, um zwei Aktionskarten zu ziehen.',
      'TI4-SC-10':
        'Infrastruktur, primär: Platziere ein PVS oder eine Raumwerft auf einem Planeten unter deiner Kontrolle, dann ein PVS auf einem Planeten unter deiner Kontrolle.',
      'TI4-SC-11':
        'Infrastruktur, sekundär: Lege einen Marker deines Strategiepools in ein beliebiges System und platziere ein PVS oder eine Raumwerft auf einem Planeten, den du dort kontrollierst. Liegt dort schon einer von dir, kommt der neue in den Nachschub.',
      'TI4-SC-12':
        'Handel, primär: Erhalte 3 Handelswaren, fülle deine Massenprodukte auf und bestimme dann beliebige andere Spieler, die die sekundäre Fähigkeit kostenlos nutzen müssen.',
      'TI4-SC-13': 'Handel, sekundär: Gib einen Marker deines Strategiepools aus, um deine Massenprodukte aufzufüllen.',
      'TI4-SC-14':
        'Kriegsführung, primär: Nimm einen deiner Kommandomarker vom Spielplan und erhalte einen für einen beliebigen Pool; verteile dann die Marker auf deinem Kommandobogen nach Belieben neu.',
      'TI4-SC-15':
        'Kriegsführung, sekundär: Gib einen Marker deines Strategiepools aus, um Produktion einer Raumwerft in deinem Heimatsystem einzusetzen. Der Marker kommt nicht auf den Spielplan.',
      'TI4-SC-16':
        'Technologie, primär: Erforsche eine Technologie; für 6 Ressourcen darfst du eine weitere erforschen.',
      'TI4-SC-17':
        'Technologie, sekundär: Gib einen Marker deines Strategiepools und 4 Ressourcen aus, um eine Technologie zu erforschen.',
      'TI4-SC-18':
        'Imperium, primär: Du darfst einen öffentlichen Auftrag werten, den du jetzt erfüllst. Erhalte dann einen Siegpunkt, wenn du Mecatol Rex kontrollierst; wenn nicht, ziehe einen geheimen Auftrag.',
      'TI4-SC-19':
        'Imperium, sekundär: Gib einen Marker deines Strategiepools aus, um einen geheimen Auftrag zu ziehen.',
      'TI4-SC-20':
        'Politik wechselt immer den Sprecher: Du kannst jeden bestimmen, auch dich, nur nicht den bisherigen.',
      'TI4-SC-21':
        'Die anderen nutzen die sekundäre Fähigkeit, wenn die primäre beendet ist, einer nach dem anderen im Uhrzeigersinn von deiner Linken an. Niemand muss.',
      'TI4-SC-22': 'Du nutzt nur von eigenen Karten die primäre und nur von fremden die sekundäre Fähigkeit.',
      'TI4-SC-23': 'Was eine Fähigkeit sagt, wird von oben nach unten ausgeführt.',
      'TI4-SC-24':
        'Wenn jeder die sekundäre Fähigkeit nutzen konnte, ist die Karte erschöpft und in dieser Runde nicht mehr nutzbar.',
      'TI4-SC-25':
        'Führungsstärke: Einfluss wird in Dreierportionen bezahlt; was bei einer Zahlung darüber hinausgeht, verfällt.',
      'TI4-SC-26':
        'Diplomatie: Ein Spieler ohne Marker im Nachschub nimmt einen vom Kommandobogen. Ein Spieler, der im System schon einen Marker hat, legt keinen hin.',
      'TI4-SC-27':
        'Diplomatie lässt sich auch nutzen, wenn es kein solches System gibt oder weniger als zwei Planeten erschöpft sind: Du tust, was möglich ist.',
      'TI4-SC-28': 'Politik: Die beiden Agenden darfst du niemandem zeigen.',
      'TI4-SC-29':
        'Infrastruktur: Beide Gebäude dürfen auf denselben Planeten oder auf zwei, mit oder ohne deine Marker im System. Auf einem Planeten stehen höchstens eine Raumwerft und zwei PVS, und du darfst Gebäude vom Spielplan zurücknehmen.',
      'TI4-SC-30':
        'Handel: Wer für die kostenlose sekundäre Fähigkeit bestimmt wird, muss sie nutzen, einmal, und kann nicht noch dafür zahlen.',
      'TI4-SC-31': 'Handel: Auch mit vollem Bestand aufzufüllen zählt als Auffüllen.',
      'TI4-SC-32':
        'Kriegsführung: Ohne eigenen Marker auf dem Spielplan erhältst du keinen, darfst aber trotzdem neu verteilen.',
      'TI4-SC-33':
        'Kriegsführung: Sobald die Marker verteilt sind, wird jedes System gegen deinen neuen Flottenpool geprüft.',
      'TI4-SC-34':
        'Imperium: Um damit einen öffentlichen Auftrag zu werten, musst du alle Planeten deines Heimatsystems kontrollieren; für den Punkt von Mecatol Rex nicht. Wer Mecatol Rex hält, nimmt den Punkt und kann nicht stattdessen ziehen.',
      'TI4-SC-35':
        'Imperium: Ein Spieler mit zu vielen geheimen Aufträgen gibt einen nicht gewerteten zurück, und der Stapel wird gemischt, bevor der Nächste zieht.',
      'TI4-SC-36':
        'Ein für eine sekundäre Fähigkeit ausgegebener Marker kommt in deinen Nachschub, außer die Karte legt ihn auf den Spielplan.',
      'TI4-SC-37':
        'Eine Strategiekarte liegt in der Mitte oder vor genau einem Spieler, dem sie gehört, bis sie in der Statusphase zurückgegeben wird.',
    },
  },
];
