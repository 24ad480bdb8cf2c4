import type { RuleChapter } from '@orrery/kernel';

export const movement: readonly RuleChapter[] = [
  {
    id: 'TI4-ADJ',
    title: 'Nachbarschaft und Wurmlöcher',
    rules: {
      'TI4-ADJ-01': 'Systeme mit derselben Art von Wurmloch, Alpha, Beta oder Gamma, grenzen aneinander an.',
      'TI4-ADJ-02':
        'Ein System ist eine Tafel: ein gewöhnliches System mit 1 bis 3 Planeten, eine Anomalie oder leerer Raum, jedes vielleicht mit einem Wurmloch.',
      'TI4-ADJ-03':
        'Zwei Systeme grenzen aneinander an, wenn ihre Tafeln eine Seite teilen, wenn sie gleiche Wurmlöcher haben oder eine Hyperraumroute sie verbindet. Das gilt immer in beide Richtungen.',
      'TI4-ADJ-04':
        'Kein System grenzt an sich selbst an, auch nicht mit zwei gleichen Wurmlöchern, und keine Einheit an das System, in dem sie ist. Ein Planet grenzt an sein eigenes System und an alle an, die an dieses angrenzen.',
      'TI4-ADJ-05':
        'Delta-Wurmlöcher verbinden das Creuss-Tor mit der Creuss-Heimat; für sie gelten die üblichen Regeln.',
      'TI4-ADJ-06':
        'Mehrere Wurmlöcher einer Art in einem System sind mehrere Wurmlöcher. Das ist nur wichtig, wo es darauf ankommt, welches benutzt wird.',
      'TI4-ADJ-07':
        'Grenzen zwei Systeme auf mehr als eine Art aneinander an, wählt, wer bewegt, welchen Weg ein Schiff nimmt.',
      'TI4-ADJ-08':
        'Tafeln mit Hyperraumrouten sind keine Systeme: Nichts kann dort sein, und nichts kann auf sie zielen. Systeme, die eine Linie über sie hinweg verbindet, grenzen in jeder Hinsicht aneinander an.',
      'TI4-ADJ-09': 'Zwei Routen einer Tafel, die nur an derselben Seite zusammentreffen, sind dort nicht verbunden.',
      'TI4-ADJ-10':
        'Zum Nexus führen nur Wurmlöcher. Seine inaktive Seite hat ein Gamma-Wurmloch, seine aktive Alpha, Beta und Gamma.',
      'TI4-ADJ-11':
        'Der Nexus wird auf die aktive Seite gedreht, nachdem eine Einheit dorthin bewegt oder platziert wurde oder jemand Mallice erhält. Nach einer Bewegung geschieht das am Ende dieses Schritts, sodass ihn in dieser Aktion nur Weltraumkanonen mit Gamma-Verbindung erreichen.',
      'TI4-ADJ-12': 'Was im Nexus ist, bleibt beim Drehen dort. Er wird nie zurückgedreht.',
      'TI4-ADJ-13': 'Ein Wurmloch allein macht ein System nicht zur Anomalie.',
    },
  },
  {
    id: 'TI4-MOVE',
    title: 'Bewegung und Transport',
    rules: {
      'TI4-MOVE-01':
        'Ein Schiff kann kein System verlassen, in dem ein Kommandomarker von dir liegt, außer dem aktiven.',
      'TI4-MOVE-02': 'Jedes Schiff, das sich bewegt, muss im aktiven System ankommen.',
      'TI4-MOVE-03': 'Ein Schiff betritt höchstens so viele Systeme wie sein Bewegungswert.',
      'TI4-MOVE-04':
        'Es kann nicht durch ein System mit Schiffen eines anderen Spielers. Bodentruppen und Gebäude halten es nicht auf.',
      'TI4-MOVE-05':
        'Jäger und Bodentruppen werden von Schiffen mit Kapazität transportiert, nie mehr, als sie erlaubt.',
      'TI4-MOVE-06':
        'Lässt du einen Planeten ohne Einheiten zurück, behältst du die Kontrolle, angezeigt durch einen Kontrollmarker.',
      'TI4-MOVE-07':
        'Du sagst an, welche Schiffe sich mit welcher Ladung bewegen, bevor eines fährt; sie kommen gemeinsam an.',
      'TI4-MOVE-08':
        'Ein Schiff darf durch Systeme mit deinen eigenen Markern und darf das aktive System verlassen und zurückkehren, wenn sein Bewegungswert reicht.',
      'TI4-MOVE-09':
        'Ein Weg führt von einem angrenzenden System zum nächsten. Ins aktive System bewegt sich ein Schiff hinein, durch alle anderen auf seinem Weg hindurch.',
      'TI4-MOVE-10':
        'In einer Taktikaktion kann ein Schiff Einheiten am Start, in durchquerten Systemen und im aktiven System aufnehmen, sonst aber nirgends, wo ein Kommandomarker von dir liegt.',
      'TI4-MOVE-11': 'Einheiten an Bord bleiben beim Schiff, bis es angekommen ist; dann sind sie im Weltraumbereich.',
      'TI4-MOVE-12':
        'Ein Schiff nimmt nie mehr auf als seine Kapazität. Es darf aber Einheiten zurücklassen, die dort dann zu viele sind; diese werden entfernt.',
      'TI4-MOVE-13':
        'Du darfst Bodentruppen auf einem Planeten des aktiven Systems aufnehmen, um sie dort auf einem anderen zu landen.',
      'TI4-MOVE-14':
        'Eine Einheit, die sich selbst bewegen kann, etwa ein aufgewerteter Jäger, tut dies oder wird den ganzen Weg transportiert.',
      'TI4-MOVE-15': 'Schon Jäger allein, gleich welcher Stufe, hindern fremde Schiffe an der Durchfahrt.',
      'TI4-MOVE-16':
        'Bewegung durch eine Fähigkeit braucht keinen Bewegungswert und folgt nur deren Grenzen; Anomalien gelten weiter. Einheiten in einem System mit deinem Marker dürfen nicht mitgenommen werden, außer die Fähigkeit erlaubt es oder das System ist aktiv.',
      'TI4-MOVE-17':
        'Ein Bonus auf Bewegung nützt nichts, wo ein Schiff nur in ein angrenzendes System darf, wie beim Rückzug.',
      'TI4-MOVE-18':
        'Sind die Schiffe angekommen, werden Kapazität und Flottenpool geprüft; dann feuern die Weltraumkanonen.',
    },
  },
  {
    id: 'TI4-ANOM',
    title: 'Anomalien',
    rules: {
      'TI4-ANOM-01': 'Es gibt vier Arten: Asteroidenfeld, Supernova, Nebel und Gravitationsstrudel.',
      'TI4-ANOM-02': 'Schiffe können nicht in ein Asteroidenfeld oder hindurch, ohne etwas wie Antimasse-Deflektoren.',
      'TI4-ANOM-03':
        'Schiffe können nicht in eine Supernova oder hindurch, außer eine Fähigkeit einer Fraktion erlaubt es.',
      'TI4-ANOM-04': 'In einen Nebel können Schiffe nur, wenn er das aktive System ist, und nie hindurch.',
      'TI4-ANOM-05':
        'Ein Schiff, das in einem Nebel startet, hat für diese Bewegung Bewegungswert 1; andere Effekte können ihn noch erhöhen.',
      'TI4-ANOM-06': 'In einem Raumkampf im Nebel zählt der Verteidiger zu jedem Kampfwurf 1 hinzu.',
      'TI4-ANOM-07':
        'Ein Schiff, das einen Gravitationsstrudel verlässt oder durchquert, hat 1 mehr Bewegung, doch kurz bevor es ihn verlässt, wird gewürfelt: Bei 1 bis 3 wird es vom Spielplan entfernt. Es gilt nicht als zerstört.',
      'TI4-ANOM-08': 'Eine Anomalie bleibt eine, auch wenn sie Planeten oder Wurmlöcher hat.',
      'TI4-ANOM-09':
        'Effekte können ein System zur Anomalie machen, auch zu zweien zugleich; dann gelten alle ihre Regeln. Mehrere Gravitationsstrudel in einem System zählen als einer.',
      'TI4-ANOM-10': 'In einen Gravitationsstrudel hineinzufahren bringt keinen Bonus und braucht keinen Wurf.',
      'TI4-ANOM-11':
        'Jedes Mal, wenn ein Schiff unterwegs einen Strudel verlässt, erhält es 1 und muss würfeln, auch wenn es zweimal derselbe ist.',
      'TI4-ANOM-12':
        'Gewürfelt wird für Schiffe, nicht für ihre Ladung; was ein verlorenes Schiff trägt, wird mit ihm entfernt. Eine Einheit, die es erst später aufgenommen hätte, bleibt, wo sie ist.',
      'TI4-ANOM-13': 'Die ganze Bewegung wird angesagt, bevor für Gravitationsstrudel gewürfelt wird.',
      'TI4-ANOM-14':
        'Auch ein Rückzug aus einem Gravitationsstrudel braucht die Würfe. Kommt kein Schiff an, wird kein Kommandomarker gelegt.',
      'TI4-ANOM-15':
        'Niemand zieht sich in Nebel, Supernova oder Asteroidenfeld zurück, ohne die Erlaubnis dafür: das Empyreum in einen Nebel, der Magmus-Reaktor in eine Supernova, Antimasse-Deflektoren in Asteroiden.',
      'TI4-ANOM-16':
        'Ein Schiff, das ein Effekt in eine verbotene Anomalie bringt, darf dort bleiben und sie wie üblich verlassen.',
      'TI4-ANOM-17':
        'Der Bonus eines Nebels gilt nur für Kampfwürfe im Raumkampf, nicht für Einheitenfähigkeiten oder Bodenkampf.',
      'TI4-ANOM-18': 'Leere Systeme und solche mit Wurmloch sind keine Anomalien.',
    },
  },
  {
    id: 'TI4-CAP',
    title: 'Kapazität und Flottenpool',
    rules: {
      'TI4-CAP-01':
        'Die Marker in deinem Flottenpool geben an, wie viele Schiffe außer Jägern du in einem System haben darfst.',
      'TI4-CAP-02': 'Jäger, Bodentruppen und Gebäude zählen dabei nicht.',
      'TI4-CAP-03':
        'Jäger und Bodentruppen im All brauchen Kapazität; was keine hat, geht verloren. Während eines Kampfs wird sie nicht geprüft, erst an dessen Ende.',
      'TI4-CAP-04':
        'Die Flottengrenze gilt jederzeit, auch im Kampf: Schiffe außer Jägern darüber werden sofort entfernt, und du wählst, welche.',
      'TI4-CAP-05': 'Wird dein Flottenpool kleiner, werden überzählige Schiffe sofort in jedem System entfernt.',
      'TI4-CAP-06':
        'Einheiten, die wegen Kapazität oder Flottenpool entfernt werden, sind nicht zerstört und lösen nichts aus, was eine Zerstörung auslösen würde.',
      'TI4-CAP-07':
        'Die Kapazität all deiner Schiffe in einem System zusammen begrenzt deine Jäger und Bodentruppen in dessen Weltraumbereich; Bodentruppen auf Planeten zählen nicht.',
      'TI4-CAP-08':
        'Eine Raumwerft gibt zusätzlich Platz für 3 Jäger in ihrem System; die mancher Fraktionen weichen ab.',
      'TI4-CAP-09':
        'Außerhalb des Kampfs gilt die Kapazität jederzeit: nach der Bewegung vor den Weltraumkanonen und wieder nach den Treffern jedes Spielers.',
      'TI4-CAP-10':
        'In einem Kampf wird sie einmal geprüft, wenn der Sieger feststeht. So kannst du mit Jägern gewinnen, die dann entfernt werden.',
      'TI4-CAP-11':
        'Jäger, die sich selbst bewegen können, dürfen statt gegen Kapazität gegen deinen Flottenpool zählen, jeder als ein Schiff, wenn nichts anderes dasteht.',
      'TI4-CAP-12': 'Einheiten, die ein System nur durchqueren, zählen dort nicht.',
      'TI4-CAP-13':
        'Du darfst Schiffe über die Grenze hinaus produzieren oder platzieren, doch der Überschuss wird sofort entfernt.',
      'TI4-CAP-14': 'Marker im Flottenpool werden nicht ausgegeben, außer ein Effekt sagt es.',
    },
  },
];
