import type { Vocabulary } from '../vocabulary.ts';

export const notes: Vocabulary['notes'] = {
  ceasefire: {
    name: 'Waffenstillstand',
    text: 'Nachdem der Besitzer ein System mit deinen Einheiten aktiviert hat: Er kann keine Einheiten dorthin bewegen. Gib die Karte dann zurück.',
  },
  'political-secret': {
    name: 'Politisches Geheimnis',
    text: 'Wenn eine Agenda aufgedeckt wird: Der Besitzer kann nicht abstimmen, keine Aktionskarten ausspielen und keine Fraktionsfähigkeiten nutzen, bis sie ausgeführt ist. Gib die Karte dann zurück.',
  },
  'support-for-the-throne': {
    name: 'Unterstützung für den Thron',
    text: 'Lege die Karte sofort offen vor dir aus und erhalte 1 Siegpunkt. Aktivierst du ein System mit Einheiten des Besitzers oder scheidet er aus, verlierst du den Punkt und gibst die Karte zurück.',
  },
  'trade-agreement': {
    name: 'Handelsabkommen',
    text: 'Wenn der Besitzer Massenprodukte auffüllt: Er gibt dir alle seine Massenprodukte. Gib die Karte dann zurück.',
  },
  alliance: {
    name: 'Allianz',
    text: 'Lege die Karte sofort offen vor dir aus. Du kannst den Commander des Besitzers nutzen, sobald er freigeschaltet ist. Gib sie zurück, wenn du ein System mit Einheiten des Besitzers aktivierst.',
  },
  'strike-wing-ambuscade': {
    name: 'Hinterhalt des Geschwaders',
    text: 'Wenn eine deiner Einheiten für eine Einheitenfähigkeit würfelt: Sie wirft einen Würfel mehr. Gib die Karte dann zurück.',
  },
  'war-funding': {
    name: 'Kriegsfinanzierung',
    text: 'Zu Beginn einer Runde des Raumkampfs: Der Besitzer verliert 2 Handelswaren, und du darfst in dieser Runde beliebig viele deiner Würfel neu werfen. Gib die Karte dann zurück.',
  },
  'raghs-call': {
    name: 'Raghs Ruf',
    text: 'Nachdem du Einheiten auf einen Planeten entsandt hast: Alle Bodentruppen des Besitzers dort kommen auf einen anderen Planeten, den er kontrolliert. Gib die Karte dann zurück.',
  },
  'fires-of-the-gashlai': {
    name: 'Feuer der Gashlai',
    text: 'Aktion: Der Besitzer legt 1 Marker seines Flottenpools in den Nachschub, und du erhältst deine Kriegssonnen-Technologie. Gib die Karte dann zurück.',
  },
  'trade-convoys': {
    name: 'Handelskonvois',
    text: 'Aktion: Lege die Karte offen vor dir aus. Du kannst auch mit Spielern Transaktionen abschließen, die nicht deine Nachbarn sind. Gib sie zurück, wenn du ein System mit Einheiten des Besitzers aktivierst.',
  },
  'blood-pact': {
    name: 'Blutpakt',
    text: 'Aktion: Lege die Karte offen vor dir aus. Stimmt ihr beide, du und der Besitzer, für dieselbe Alternative, kommen 4 Stimmen von dir hinzu. Gib sie zurück, wenn du ein System mit Einheiten des Besitzers aktivierst.',
  },
  'military-support': {
    name: 'Militärische Unterstützung',
    text: 'Zu Beginn des Zuges des Besitzers: Er legt 1 Marker seines Strategiepools in den Nachschub, und du darfst 2 Infanterien auf einem Planeten unter deiner Kontrolle platzieren. Gib die Karte dann zurück.',
  },
  'creuss-iff': {
    name: 'Creuss-Kennung',
    text: 'Zu Beginn deines Zuges: Lege oder versetze einen Creuss-Wurmlochmarker in ein System mit einem Planeten unter deiner Kontrolle oder in ein System ohne fremde Schiffe, das kein Heimatsystem ist. Gib die Karte dann zurück.',
  },
  'cybernetic-enhancements': {
    name: 'Kybernetische Verbesserungen',
    text: 'Zu Beginn deines Zuges: Der Besitzer legt 1 Marker seines Strategiepools in den Nachschub, und du legst 1 aus deinem Nachschub in deinen. Gib die Karte dann zurück.',
  },
  'scepter-of-dominion': {
    name: 'Zepter der Herrschaft',
    text: 'Zu Beginn der Strategiephase: Wähle ein System mit deinen Einheiten, das kein Heimatsystem ist. Jeder andere Spieler mit einem Marker auf dem Bogen des Besitzers legt dort einen aus dem Nachschub hin. Gib die Karte dann zurück.',
  },
  'promise-of-protection': {
    name: 'Schutzversprechen',
    text: 'Aktion: Lege die Karte offen vor dir aus. Der Besitzer kann Plünderung nicht gegen dich einsetzen. Gib sie zurück, wenn du ein System mit Einheiten des Besitzers aktivierst.',
  },
  'gift-of-prescience': {
    name: 'Gabe der Vorsehung',
    text: 'Am Ende der Strategiephase: Lege die Karte offen vor dir aus und den Naalu-Marker auf deine Strategiekarte. Du bist Erster in der Initiativereihenfolge, und der Besitzer kann Telepathie nicht nutzen. Gib sie am Ende der Statusphase zurück.',
  },
  'black-market-forgery': {
    name: 'Fälschung vom Schwarzmarkt',
    text: 'Aktion: Vernichte 2 Reliktfragmente derselben Art, um ein Relikt zu erhalten. Gib die Karte dann zurück.',
  },
  antivirus: {
    name: 'Antivirus',
    text: 'Zu Beginn eines Kampfs: Lege die Karte offen vor dir aus. Der Besitzer kann Technologische Singularität nicht gegen dich einsetzen. Gib sie zurück, wenn du ein System mit Einheiten des Besitzers aktivierst.',
  },
  'the-cavalry': {
    name: 'Die Kavallerie',
    text: 'Zu Beginn eines Raumkampfs gegen einen anderen als den Besitzer: In diesem Kampf hat eines deiner Schiffe außer Jägern Schadensresistenz, Kampfwert und Jägerabwehr des Flaggschiffs des Besitzers. Gib die Karte dann zurück.',
  },
  'tekklar-legion': {
    name: 'Tekklar-Legion',
    text: 'Zu Beginn eines Bodenkampfs: Deine Kampfwürfe erhalten darin +1; ist der Besitzer dein Gegner, erhalten seine −1. Gib die Karte dann zurück.',
  },
  terraform: {
    name: 'Terraforming',
    text: 'Aktion: Lege die Karte einem Planeten unter deiner Kontrolle an, der in keinem Heimatsystem liegt und nicht Mecatol Rex ist. Er hat 1 Ressource und 1 Einfluss mehr und alle drei Planetenmerkmale.',
  },
  'research-agreement': {
    name: 'Forschungsabkommen',
    text: 'Nachdem der Besitzer eine Technologie erforscht hat, die keine Fraktionstechnologie ist: Du erhältst sie auch. Gib die Karte dann zurück.',
  },
  crucible: {
    name: 'Schmelztiegel',
    text: 'Nachdem du ein System aktiviert hast: Deine Schiffe würfeln bei dieser Bewegung nicht für Gravitationsstrudel, und die einen verlassen oder durchqueren, haben nochmals Bewegung +1. Gib die Karte dann zurück.',
  },
  acquiescence: {
    name: 'Duldung',
    text: 'Am Ende der Strategiephase: Tausche eine deiner Strategiekarten gegen eine, die der Besitzer gewählt hat. Gib die Karte dann zurück.',
  },
  'political-favor': {
    name: 'Politischer Gefallen',
    text: 'Wenn eine Agenda aufgedeckt wird: Der Besitzer legt 1 Marker seines Strategiepools in den Nachschub. Die Agenda wird abgelegt, und über die nächste wird abgestimmt. Gib die Karte dann zurück.',
  },
  'greyfire-mutagen': {
    name: 'Graufeuer-Mutagen',
    text: 'Nachdem ein System aktiviert wurde: Der Besitzer kann in dieser Aktion weder Fraktionsfähigkeiten noch Fraktionstechnologien nutzen. Gib die Karte dann zurück.',
  },
  'spy-net': {
    name: 'Spionagenetz',
    text: 'Zu Beginn deines Zuges: Sieh dir die Aktionskarten des Besitzers an und nimm eine. Gib die Karte dann zurück.',
  },
  stymie: {
    name: 'Behinderung',
    text: 'Aktion: Lege die Karte offen vor dir aus. Der Besitzer kann in oder neben Systemen mit deinen Einheiten, die keine Heimatsysteme sind, keine Einheiten produzieren. Gib sie zurück, wenn du ein System mit Einheiten des Besitzers aktivierst.',
  },
  'dark-pact': {
    name: 'Dunkler Pakt',
    text: 'Aktion: Lege die Karte offen vor dir aus. Gibst du dem Besitzer so viele Massenprodukte, wie dein Wert für Massenprodukte beträgt, erhaltet ihr beide 1 Handelsware. Gib sie zurück, wenn du ein System mit Einheiten des Besitzers aktivierst.',
  },
};
