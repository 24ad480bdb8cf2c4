import type { Vocabulary } from '../vocabulary.ts';

export const actionCards: Vocabulary['actionCards'] = {
  'ancient-burial-sites': {
    name: 'Uralte Grabstätten',
    text: 'Zu Beginn der Agendaphase: Wähle einen Spieler. Alle kulturellen Planeten unter seiner Kontrolle werden erschöpft.',
  },
  'assassinate-representative': {
    name: 'Attentat auf den Abgeordneten',
    text: 'Nachdem eine Agenda aufgedeckt wurde: Wähle einen Spieler, der darüber nicht abstimmen darf.',
  },
  bribery: {
    name: 'Bestechung',
    text: 'Nachdem der Sprecher abgestimmt hat: Gib beliebig viele Handelswaren aus. Jede ist 1 weitere Stimme für die Alternative, die du gewählt hast.',
  },
  bunker: {
    name: 'Bunker',
    text: 'Zu Beginn eines Einmarschs: Jeder Wurf für Bombardement gegen deine Planeten erhält −4, bis der Einmarsch endet.',
  },
  'confusing-legal-text': {
    name: 'Verwirrender Gesetzestext',
    text: 'Wenn du durch eine Agenda gewählt wirst: Bestimme einen anderen Spieler, der statt deiner gewählt ist.',
  },
  'construction-rider': {
    name: 'Zusatzklausel Infrastruktur',
    text: 'Nachdem eine Agenda aufgedeckt wurde: Gib eine Prognose ab, statt abzustimmen. Trifft sie ein, platziere 1 Raumwerft auf einem Planeten unter deiner Kontrolle.',
  },
  'courageous-to-the-end': {
    name: 'Mutig bis zuletzt',
    text: 'Nachdem dein Schiff im Raumkampf zerstört wurde: Würfle mit 2 Würfeln. Für jeden, der den Kampfwert des Schiffs erreicht, zerstört dein Gegner dort eines seiner Schiffe nach eigener Wahl.',
  },
  'cripple-defenses': {
    name: 'Verteidigung lahmlegen',
    text: 'Wähle einen Planeten. Alle PVS darauf werden zerstört.',
  },
  'diplomacy-rider': {
    name: 'Zusatzklausel Diplomatie',
    text: 'Nachdem eine Agenda aufgedeckt wurde: Gib eine Prognose ab, statt abzustimmen. Trifft sie ein, wähle ein System mit einem Planeten unter deiner Kontrolle; jeder andere Spieler legt dort einen Kommandomarker aus dem Nachschub hin.',
  },
  'direct-hit': {
    name: 'Volltreffer',
    text: 'Nachdem ein Schiff eines anderen Spielers Schadensresistenz gegen einen deiner Treffer eingesetzt hat: Zerstöre dieses Schiff.',
  },
  disable: {
    name: 'Abschaltung',
    text: 'Zu Beginn eines Einmarschs in einem System mit gegnerischen PVS: Bis er endet, haben diese PVS weder Planetaren Schild noch Weltraumkanone.',
  },
  'distinguished-councilor': {
    name: 'Angesehener Ratsherr',
    text: 'Nachdem du abgestimmt hast: 5 weitere Stimmen für diese Alternative.',
  },
  'economic-initiative': {
    name: 'Wirtschaftsinitiative',
    text: 'Mache alle kulturellen Planeten unter deiner Kontrolle spielbereit.',
  },
  'emergency-repairs': {
    name: 'Notreparatur',
    text: 'Zu Beginn oder am Ende einer Kampfrunde: Repariere alle deine Einheiten mit Schadensresistenz im aktiven System.',
  },
  'experimental-battlestation': {
    name: 'Experimentelle Kampfstation',
    text: 'Nachdem ein anderer Spieler Schiffe ins aktive System bewegt hat: Eine deiner Raumwerften dort oder in einem angrenzenden System schießt auf sie mit Weltraumkanone 5, drei Würfel.',
  },
  'fighter-prototype': {
    name: 'Jäger-Prototyp',
    text: 'Zu Beginn der ersten Runde eines Raumkampfs: Die Kampfwürfe deiner Jäger erhalten in dieser Runde +2.',
  },
  'fire-team': {
    name: 'Feuertrupp',
    text: 'Nachdem deine Bodentruppen in einer Runde des Bodenkampfs gewürfelt haben: Wirf beliebig viele dieser Würfel neu.',
  },
  'flank-speed': {
    name: 'Volle Fahrt',
    text: 'Nachdem du ein System aktiviert hast: Deine Schiffe haben in dieser Aktion Bewegung +1.',
  },
  'focused-research': { name: 'Gezielte Forschung', text: 'Gib 4 Handelswaren aus, um 1 Technologie zu erforschen.' },
  'frontline-deployment': {
    name: 'Einsatz an der Front',
    text: 'Platziere 3 Infanterien auf einem Planeten unter deiner Kontrolle.',
  },
  'ghost-ship': {
    name: 'Geisterschiff',
    text: 'Platziere 1 Zerstörer in einem System mit Wurmloch, das kein Heimatsystem ist und keine fremden Schiffe enthält.',
  },
  'imperial-rider': {
    name: 'Zusatzklausel Imperium',
    text: 'Nachdem eine Agenda aufgedeckt wurde: Gib eine Prognose ab, statt abzustimmen. Trifft sie ein, erhältst du 1 Siegpunkt.',
  },
  'in-the-silence-of-space': {
    name: 'Durch die Stille des Alls',
    text: 'Nachdem du ein System aktiviert hast: Wähle ein System. Deine Schiffe dort dürfen sich in dieser Aktion durch Systeme mit fremden Schiffen bewegen.',
  },
  'industrial-initiative': {
    name: 'Industrieinitiative',
    text: 'Erhalte 1 Handelsware für jeden industriellen Planeten unter deiner Kontrolle.',
  },
  infiltrate: {
    name: 'Unterwanderung',
    text: 'Wenn du die Kontrolle über einen Planeten erhältst: Ersetze jedes PVS und jede Raumwerft darauf durch deine eigenen.',
  },
  insubordination: {
    name: 'Befehlsverweigerung',
    text: 'Ein anderer Spieler deiner Wahl legt 1 Kommandomarker aus seinem Taktikpool in den Nachschub zurück.',
  },
  intercept: {
    name: 'Abfangmanöver',
    text: 'Nachdem dein Gegner einen Rückzug angesagt hat: Er kann sich in dieser Kampfrunde nicht zurückziehen.',
  },
  'leadership-rider': {
    name: 'Zusatzklausel Führungsstärke',
    text: 'Nachdem eine Agenda aufgedeckt wurde: Gib eine Prognose ab, statt abzustimmen. Trifft sie ein, erhältst du 3 Kommandomarker.',
  },
  'lost-star-chart': {
    name: 'Verlorene Sternenkarte',
    text: 'Nachdem du ein System aktiviert hast: Alle Systeme mit Alpha- oder Beta-Wurmloch grenzen in dieser Aktion aneinander an.',
  },
  'lucky-shot': {
    name: 'Glückstreffer',
    text: 'Zerstöre ein Schlachtschiff, einen Kreuzer oder einen Zerstörer eines anderen Spielers in einem System, in dem du einen Planeten kontrollierst.',
  },
  'maneuvering-jets': {
    name: 'Manövrierdüsen',
    text: 'Bevor du Treffer einer Weltraumkanone eines anderen Spielers zuteilst: Negiere 1 davon.',
  },
  'mining-initiative': {
    name: 'Bergbauinitiative',
    text: 'Erhalte so viele Handelswaren, wie ein Planet unter deiner Kontrolle Ressourcen hat.',
  },
  'morale-boost': {
    name: 'Moralschub',
    text: 'Zu Beginn einer Kampfrunde: Die Kampfwürfe deiner Einheiten erhalten in dieser Runde +1.',
  },
  parley: {
    name: 'Verhandlung',
    text: 'Nachdem ein anderer Spieler Einheiten auf einen Planeten unter deiner Kontrolle entsandt hat: Diese Einheiten kehren in den Weltraumbereich zurück und können in dieser Aktion nicht mehr landen.',
  },
  plague: {
    name: 'Seuche',
    text: 'Wähle einen Planeten eines anderen Spielers. Würfle für jede Infanterie darauf; jede 6 oder mehr zerstört eine.',
  },
  'political-stability': {
    name: 'Politische Stabilität',
    text: 'Wenn du in der Statusphase deine Strategiekarten zurückgeben würdest: Behalte sie. In der nächsten Strategiephase wählst du keine.',
  },
  'politics-rider': {
    name: 'Zusatzklausel Politik',
    text: 'Nachdem eine Agenda aufgedeckt wurde: Gib eine Prognose ab, statt abzustimmen. Trifft sie ein, ziehe 3 Aktionskarten und werde Sprecher.',
  },
  'public-disgrace': {
    name: 'Öffentliche Schande',
    text: 'Wenn ein anderer Spieler eine Strategiekarte wählt: Er muss eine andere nehmen, falls es eine gibt.',
  },
  'reactor-meltdown': {
    name: 'Kernschmelze',
    text: 'Zerstöre eine Raumwerft eines anderen Spielers, die in keinem Heimatsystem steht.',
  },
  reparations: {
    name: 'Wiedergutmachung',
    text: 'Nachdem ein anderer Spieler einen deiner Planeten übernommen hat: Erschöpfe einen seiner Planeten und mache einen von deinen spielbereit.',
  },
  'repeal-law': { name: 'Gesetz aufheben', text: 'Lege ein Gesetz ab, das im Spiel ist.' },
  'rise-of-a-messiah': {
    name: 'Ein Messias erhebt sich',
    text: 'Platziere 1 Infanterie auf jedem Planeten unter deiner Kontrolle.',
  },
  sabotage: {
    name: 'Sabotage',
    text: 'Wenn ein anderer Spieler eine Aktionskarte ausspielt, außer Sabotage: Negiere sie.',
  },
  salvage: {
    name: 'Bergungsgut',
    text: 'Nachdem du einen Raumkampf gewonnen hast: Dein Gegner gibt dir alle seine Massenprodukte.',
  },
  'shields-holding': {
    name: 'Die Schilde halten',
    text: 'Bevor du deinen Schiffen im Raumkampf Treffer zuteilst: Negiere bis zu 2 davon.',
  },
  'signal-jamming': {
    name: 'Störsignal',
    text: 'Wähle ein System, das kein Heimatsystem ist und in oder neben dem eines deiner Schiffe liegt, und einen anderen Spieler: Einer seiner Kommandomarker aus dem Nachschub kommt dorthin.',
  },
  'skilled-retreat': {
    name: 'Geschickter Rückzug',
    text: 'Zu Beginn einer Runde des Raumkampfs: Bewege alle deine Schiffe in ein angrenzendes System ohne fremde Schiffe. Der Kampf endet ohne Sieger, und ein Kommandomarker aus deinem Nachschub geht mit.',
  },
  spy: { name: 'Spion', text: 'Ein anderer Spieler deiner Wahl gibt dir eine zufällige seiner Aktionskarten.' },
  summit: { name: 'Gipfeltreffen', text: 'Zu Beginn der Strategiephase: Erhalte 2 Kommandomarker.' },
  'tactical-bombardment': {
    name: 'Taktisches Bombardement',
    text: 'Wähle ein System mit deinen Einheiten, die Bombardement haben. Alle Planeten anderer Spieler dort werden erschöpft.',
  },
  'technology-rider': {
    name: 'Zusatzklausel Technologie',
    text: 'Nachdem eine Agenda aufgedeckt wurde: Gib eine Prognose ab, statt abzustimmen. Trifft sie ein, erforsche 1 Technologie.',
  },
  'trade-rider': {
    name: 'Zusatzklausel Handel',
    text: 'Nachdem eine Agenda aufgedeckt wurde: Gib eine Prognose ab, statt abzustimmen. Trifft sie ein, erhältst du 5 Handelswaren.',
  },
  'unexpected-action': {
    name: 'Unerwartete Aktion',
    text: 'Nimm einen deiner Kommandomarker vom Spielplan zurück in deinen Nachschub.',
  },
  'unstable-planet': {
    name: 'Instabiler Planet',
    text: 'Wähle einen gefährlichen Planeten: Er wird erschöpft, und bis zu 3 Infanterien darauf werden zerstört.',
  },
  upgrade: {
    name: 'Aufrüstung',
    text: 'Nachdem du ein System mit deinen Schiffen aktiviert hast: Ersetze einen deiner Kreuzer dort durch ein Schlachtschiff.',
  },
  uprising: {
    name: 'Aufstand',
    text: 'Erschöpfe einen Planeten eines anderen Spielers, der in keinem Heimatsystem liegt, und erhalte so viele Handelswaren, wie er Ressourcen hat.',
  },
  veto: {
    name: 'Veto',
    text: 'Wenn eine Agenda aufgedeckt wird: Sie wird abgelegt, und über die nächste wird abgestimmt.',
  },
  'war-effort': { name: 'Kriegsanstrengung', text: 'Platziere 1 Kreuzer in einem System mit deinen Schiffen.' },
  'warfare-rider': {
    name: 'Zusatzklausel Kriegsführung',
    text: 'Nachdem eine Agenda aufgedeckt wurde: Gib eine Prognose ab, statt abzustimmen. Trifft sie ein, platziere 1 Schlachtschiff in einem System mit deinen Schiffen.',
  },
  'archaeological-expedition': {
    name: 'Archäologische Expedition',
    text: 'Decke 3 Karten des Erkundungsstapels eines Merkmals auf, das einer deiner Planeten hat. Behalte die Reliktfragmente, lege den Rest ab.',
  },
  'confounding-legal-text': {
    name: 'Irreführender Gesetzestext',
    text: 'Wenn ein anderer Spieler durch eine Agenda gewählt wird: Du bist statt seiner gewählt.',
  },
  'coup-detat': {
    name: 'Staatsstreich',
    text: 'Wenn ein anderer Spieler eine Strategieaktion durchführen würde: Sein Zug endet. Die Aktion findet nicht statt, die Strategiekarte bleibt spielbereit.',
  },
  'deadly-plot': {
    name: 'Tödliche Verschwörung',
    text: 'Wenn eine Alternative eintreten würde, für die du weder gestimmt noch sie vorausgesagt hast: Lege die Agenda wirkungslos ab und erschöpfe dann alle deine Planeten.',
  },
  'decoy-operation': {
    name: 'Täuschungsmanöver',
    text: 'Nachdem ein anderer Spieler ein System mit deinen Gebäuden aktiviert hat: Versetze bis zu 2 deiner Bodentruppen von irgendwo auf einen Planeten, den du dort kontrollierst.',
  },
  'diplomatic-pressure': {
    name: 'Diplomatischer Druck',
    text: 'Wenn eine Agenda aufgedeckt wird: Ein anderer Spieler deiner Wahl gibt dir eine Vertragskarte von seiner Hand, die er aussucht.',
  },
  'divert-funding': {
    name: 'Umgeleitete Gelder',
    text: 'Lege eine deiner Technologien, keine Aufwertung und keine Fraktionstechnologie, in deinen Stapel zurück; erforsche dann eine andere.',
  },
  'exploration-probe': {
    name: 'Erkundungssonde',
    text: 'Erkunde einen Wilder-Raum-Marker in oder neben einem System mit deinen Schiffen.',
  },
  'manipulate-investments': {
    name: 'Manipulierte Investitionen',
    text: 'Zu Beginn der Strategiephase: Lege 5 Handelswaren aus dem Vorrat auf Strategiekarten, auf mindestens 3 verschiedene.',
  },
  'nav-suite': {
    name: 'Navigationssystem',
    text: 'Nachdem du ein System aktiviert hast: Deine Schiffe missachten bei ihrer Bewegung in dieser Aktion alle Anomalien.',
  },
  'refit-troops': { name: 'Truppen umrüsten', text: 'Ersetze 1 oder 2 deiner Infanterien, egal wo, durch Mechs.' },
  'reveal-prototype': {
    name: 'Enthüllter Prototyp',
    text: 'Zu Beginn eines Kampfs: Gib 4 Ressourcen aus, um eine Aufwertung für den Typ einer deiner beteiligten Einheiten zu erforschen.',
  },
  'reverse-engineer': {
    name: 'Nachbau',
    text: 'Nachdem ein anderer Spieler eine Aktionskarte abgelegt hat, die als Aktion gespielt wird: Nimm sie vom Ablagestapel.',
  },
  rout: {
    name: 'In die Flucht geschlagen',
    text: 'Zu Beginn des Schritts, in dem Rückzüge angesagt werden, wenn du Verteidiger bist: Dein Gegner muss einen Rückzug ansagen, falls er kann.',
  },
  scuttle: {
    name: 'Selbstversenkung',
    text: 'Lege 1 oder 2 deiner Schiffe außer Jägern in den Nachschub zurück und erhalte Handelswaren in Höhe ihrer gemeinsamen Kosten.',
  },
  'seize-artifact': {
    name: 'Artefakt beschlagnahmen',
    text: 'Ein Nachbar gibt dir eines seiner Reliktfragmente nach deiner Wahl.',
  },
  waylay: {
    name: 'Auflauern',
    text: 'Bevor du für Jägerabwehr würfelst: Ihre Treffer gelten gegen alle Schiffe des Gegners, nicht nur gegen Jäger.',
  },
};
