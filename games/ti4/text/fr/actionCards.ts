import type { Vocabulary } from '../vocabulary.ts';

export const actionCards: Vocabulary['actionCards'] = {
  'ancient-burial-sites': {
    name: 'Sépultures antiques',
    text: 'Au début de la phase de projet : choisissez un joueur. Toutes les planètes culturelles qu’il contrôle sont épuisées.',
  },
  'assassinate-representative': {
    name: 'Assassinat du représentant',
    text: 'Après la révélation d’un projet : choisissez un joueur, qui ne peut pas voter sur ce projet.',
  },
  bribery: {
    name: 'Corruption',
    text: 'Après le vote de l’orateur : dépensez autant de biens commerciaux que vous voulez. Chacun est un vote de plus pour l’issue que vous avez choisie.',
  },
  bunker: {
    name: 'Bunker',
    text: 'Au début d’une invasion : appliquez −4 à chaque jet de Bombardement contre vos planètes jusqu’à la fin de cette invasion.',
  },
  'confusing-legal-text': {
    name: 'Texte de loi confus',
    text: 'Quand vous êtes élu par un projet : choisissez un autre joueur, qui est élu à votre place.',
  },
  'construction-rider': {
    name: 'Avenant Construction',
    text: 'Après la révélation d’un projet : prédisez son issue au lieu de voter. Si vous avez raison, placez un dock spatial sur une planète que vous contrôlez.',
  },
  'courageous-to-the-end': {
    name: 'Courage jusqu’au bout',
    text: 'Après la destruction d’un de vos vaisseaux en combat spatial : lancez 2 dés. Pour chacun qui atteint la valeur de combat de ce vaisseau, votre adversaire détruit un de ses vaisseaux sur place, à son choix.',
  },
  'cripple-defenses': {
    name: 'Sabotage des défenses',
    text: 'choisissez une planète. Tous les SDP qui s’y trouvent sont détruits.',
  },
  'diplomacy-rider': {
    name: 'Avenant Diplomatie',
    text: 'Après la révélation d’un projet : prédisez son issue au lieu de voter. Si vous avez raison, choisissez un système avec une planète que vous contrôlez ; chaque autre joueur y place un pion commandement de ses renforts.',
  },
  'direct-hit': {
    name: 'Coup au but',
    text: 'Après qu’un vaisseau d’un autre joueur a utilisé Dégâts encaissés contre une de vos touches : détruisez ce vaisseau.',
  },
  disable: {
    name: 'Neutralisation',
    text: 'Au début d’une invasion dans un système avec des SDP adverses : jusqu’à sa fin, ces SDP n’ont ni Bouclier planétaire ni Canon spatial.',
  },
  'distinguished-councilor': {
    name: 'Conseiller émérite',
    text: 'Après avoir voté : 5 votes de plus pour cette issue.',
  },
  'economic-initiative': {
    name: 'Initiative économique',
    text: 'restaurez toutes les planètes culturelles que vous contrôlez.',
  },
  'emergency-repairs': {
    name: 'Réparations d’urgence',
    text: 'Au début ou à la fin d’un round de combat : réparez toutes vos unités avec Dégâts encaissés dans le système actif.',
  },
  'experimental-battlestation': {
    name: 'Station de combat expérimentale',
    text: 'Après qu’un autre joueur a déplacé des vaisseaux dans le système actif : un de vos docks spatiaux de ce système ou d’un système adjacent tire sur eux au Canon spatial 5, avec trois dés.',
  },
  'fighter-prototype': {
    name: 'Prototype de chasseur',
    text: 'Au début du premier round d’un combat spatial : les jets de combat de vos chasseurs ont +2 pendant ce round.',
  },
  'fire-team': {
    name: 'Équipe de tir',
    text: 'Après le jet de vos troupes terrestres dans un round de combat terrestre : relancez autant de ces dés que vous voulez.',
  },
  'flank-speed': {
    name: 'En avant toute',
    text: 'Après avoir activé un système : vos vaisseaux ont +1 en mouvement pendant cette action.',
  },
  'focused-research': {
    name: 'Recherche ciblée',
    text: 'dépensez 4 biens commerciaux pour rechercher une technologie.',
  },
  'frontline-deployment': {
    name: 'Renforts au front',
    text: 'placez 3 infanteries sur une planète que vous contrôlez.',
  },
  'ghost-ship': {
    name: 'Vaisseau fantôme',
    text: 'placez un destroyer dans un système avec un trou de ver, hors systèmes natals, sans vaisseau d’un autre joueur.',
  },
  'imperial-rider': {
    name: 'Avenant Intrigue',
    text: 'Après la révélation d’un projet : prédisez son issue au lieu de voter. Si vous avez raison, gagnez 1 point de victoire.',
  },
  'in-the-silence-of-space': {
    name: 'Dans le silence de l’espace',
    text: 'Après avoir activé un système : choisissez un système. Vos vaisseaux qui s’y trouvent peuvent traverser des systèmes avec des vaisseaux d’autres joueurs pendant cette action.',
  },
  'industrial-initiative': {
    name: 'Initiative industrielle',
    text: 'gagnez un bien commercial par planète industrielle que vous contrôlez.',
  },
  infiltrate: {
    name: 'Infiltration',
    text: 'Quand vous prenez le contrôle d’une planète : remplacez chaque SDP et dock spatial qui s’y trouve par les vôtres.',
  },
  insubordination: {
    name: 'Insubordination',
    text: 'un autre joueur de votre choix remet un pion commandement de sa réserve tactique dans ses renforts.',
  },
  intercept: {
    name: 'Interception',
    text: 'Après que votre adversaire a annoncé sa retraite : il ne peut pas battre en retraite pendant ce round.',
  },
  'leadership-rider': {
    name: 'Avenant Gouvernance',
    text: 'Après la révélation d’un projet : prédisez son issue au lieu de voter. Si vous avez raison, gagnez 3 pions commandement.',
  },
  'lost-star-chart': {
    name: 'Carte stellaire perdue',
    text: 'Après avoir activé un système : tous les systèmes avec un trou de ver alpha ou bêta sont adjacents entre eux pendant cette action.',
  },
  'lucky-shot': {
    name: 'Coup de chance',
    text: 'détruisez un cuirassé, croiseur ou destroyer d’un autre joueur dans un système où vous contrôlez une planète.',
  },
  'maneuvering-jets': {
    name: 'Propulseurs de manœuvre',
    text: 'Avant d’attribuer les touches d’un Canon spatial d’un autre joueur : annulez-en une.',
  },
  'mining-initiative': {
    name: 'Initiative minière',
    text: 'gagnez autant de biens commerciaux que les ressources d’une planète que vous contrôlez.',
  },
  'morale-boost': {
    name: 'Regain de moral',
    text: 'Au début d’un round de combat : les jets de combat de vos unités ont +1 pendant ce round.',
  },
  parley: {
    name: 'Pourparlers',
    text: 'Après qu’un autre joueur a débarqué des unités sur une planète que vous contrôlez : elles retournent dans la partie espace et ne peuvent plus débarquer pendant cette action.',
  },
  plague: {
    name: 'Peste',
    text: 'choisissez une planète d’un autre joueur. Lancez un dé par infanterie qui s’y trouve ; chaque 6 ou plus en détruit une.',
  },
  'political-stability': {
    name: 'Stabilité politique',
    text: 'Quand vous devriez rendre vos cartes stratégie en phase de statut : gardez-les. Vous n’en choisissez pas dans la prochaine phase de stratégie.',
  },
  'politics-rider': {
    name: 'Avenant Politique',
    text: 'Après la révélation d’un projet : prédisez son issue au lieu de voter. Si vous avez raison, piochez 3 cartes action et devenez orateur.',
  },
  'public-disgrace': {
    name: 'Disgrâce publique',
    text: 'Quand un autre joueur choisit une carte stratégie : il doit en prendre une autre, s’il en reste.',
  },
  'reactor-meltdown': {
    name: 'Fusion du réacteur',
    text: 'détruisez un dock spatial d’un autre joueur hors d’un système natal.',
  },
  reparations: {
    name: 'Réparations de guerre',
    text: 'Après qu’un autre joueur a pris une planète que vous contrôliez : épuisez une de ses planètes et restaurez une des vôtres.',
  },
  'repeal-law': { name: 'Abrogation', text: 'défaussez une loi en jeu.' },
  'rise-of-a-messiah': {
    name: 'Avènement d’un messie',
    text: 'placez une infanterie sur chaque planète que vous contrôlez.',
  },
  sabotage: { name: 'Sabotage', text: 'Quand un autre joueur joue une carte action autre que Sabotage : annulez-la.' },
  salvage: {
    name: 'Récupération',
    text: 'Après avoir gagné un combat spatial : votre adversaire vous donne toutes ses commodités.',
  },
  'shields-holding': {
    name: 'Boucliers tenus',
    text: 'Avant d’attribuer des touches à vos vaisseaux en combat spatial : annulez-en jusqu’à 2.',
  },
  'signal-jamming': {
    name: 'Brouillage',
    text: 'choisissez un système hors systèmes natals, avec un de vos vaisseaux dedans ou à côté, et un autre joueur : un pion commandement de ses renforts y est placé.',
  },
  'skilled-retreat': {
    name: 'Retraite habile',
    text: 'Au début d’un round de combat spatial : déplacez tous vos vaisseaux dans un système adjacent sans vaisseau d’un autre joueur. Le combat finit sans vainqueur, et un pion commandement de vos renforts les accompagne.',
  },
  spy: { name: 'Espion', text: 'un autre joueur de votre choix vous donne une de ses cartes action au hasard.' },
  summit: { name: 'Sommet', text: 'Au début de la phase de stratégie : gagnez 2 pions commandement.' },
  'tactical-bombardment': {
    name: 'Bombardement tactique',
    text: 'choisissez un système avec vos unités qui ont Bombardement. Toutes les planètes des autres joueurs y sont épuisées.',
  },
  'technology-rider': {
    name: 'Avenant Technologie',
    text: 'Après la révélation d’un projet : prédisez son issue au lieu de voter. Si vous avez raison, recherchez une technologie.',
  },
  'trade-rider': {
    name: 'Avenant Commerce',
    text: 'Après la révélation d’un projet : prédisez son issue au lieu de voter. Si vous avez raison, gagnez 5 biens commerciaux.',
  },
  'unexpected-action': {
    name: 'Action inattendue',
    text: 'reprenez un de vos pions commandement du plateau dans vos renforts.',
  },
  'unstable-planet': {
    name: 'Planète instable',
    text: 'choisissez une planète dangereuse : elle est épuisée et jusqu’à 3 infanteries y sont détruites.',
  },
  upgrade: {
    name: 'Mise à niveau',
    text: 'Après avoir activé un système avec vos vaisseaux : remplacez un de vos croiseurs sur place par un cuirassé.',
  },
  uprising: {
    name: 'Insurrection',
    text: 'épuisez une planète d’un autre joueur hors d’un système natal et gagnez autant de biens commerciaux que ses ressources.',
  },
  veto: { name: 'Veto', text: 'Quand un projet est révélé : il est défaussé, puis le suivant est révélé et voté.' },
  'war-effort': { name: 'Effort de guerre', text: 'placez un croiseur dans un système avec vos vaisseaux.' },
  'warfare-rider': {
    name: 'Avenant Guerre',
    text: 'Après la révélation d’un projet : prédisez son issue au lieu de voter. Si vous avez raison, placez un cuirassé dans un système avec vos vaisseaux.',
  },
  'archaeological-expedition': {
    name: 'Expédition archéologique',
    text: 'révélez 3 cartes de la pioche exploration d’une caractéristique que possède une de vos planètes. Gardez les fragments de relique, défaussez le reste.',
  },
  'confounding-legal-text': {
    name: 'Texte de loi trompeur',
    text: 'Quand un autre joueur est élu par un projet : vous êtes élu à sa place.',
  },
  'coup-detat': {
    name: 'Coup d’État',
    text: 'Quand un autre joueur va effectuer une action stratégique : son tour prend fin. L’action n’a pas lieu et la carte stratégie reste disponible.',
  },
  'deadly-plot': {
    name: 'Complot mortel',
    text: 'Quand une issue que vous n’avez ni votée ni prédite va être appliquée : défaussez le projet sans effet, puis épuisez toutes vos planètes.',
  },
  'decoy-operation': {
    name: 'Opération leurre',
    text: 'Après qu’un autre joueur a activé un système avec vos structures : déplacez jusqu’à 2 de vos troupes terrestres, de n’importe où, vers une planète que vous y contrôlez.',
  },
  'diplomatic-pressure': {
    name: 'Pression diplomatique',
    text: 'Quand un projet est révélé : un autre joueur de votre choix vous donne un billet à ordre de sa main, à son choix.',
  },
  'divert-funding': {
    name: 'Fonds détournés',
    text: 'remettez une de vos technologies dans votre pioche, ni amélioration d’unité ni technologie de faction ; puis recherchez-en une autre.',
  },
  'exploration-probe': {
    name: 'Sonde d’exploration',
    text: 'explorez un jeton Frontière dans un système avec vos vaisseaux ou à côté.',
  },
  'manipulate-investments': {
    name: 'Manipulation des investissements',
    text: 'Au début de la phase de stratégie : placez 5 biens commerciaux de la réserve sur des cartes stratégie, au moins 3 différentes.',
  },
  'nav-suite': {
    name: 'Suite de navigation',
    text: 'Après avoir activé un système : vos vaisseaux ignorent les anomalies quand ils se déplacent pendant cette action.',
  },
  'refit-troops': { name: 'Rééquipement', text: 'remplacez 1 ou 2 de vos infanteries, n’importe où, par des mécas.' },
  'reveal-prototype': {
    name: 'Prototype dévoilé',
    text: 'Au début d’un combat : dépensez 4 ressources pour rechercher une amélioration du type d’une de vos unités qui y participent.',
  },
  'reverse-engineer': {
    name: 'Rétro-ingénierie',
    text: 'Après qu’un autre joueur a défaussé une carte action qui se joue comme une action : prenez-la dans la défausse.',
  },
  rout: {
    name: 'Déroute',
    text: 'Au début de l’étape d’annonce des retraites, si vous êtes le défenseur : votre adversaire doit annoncer une retraite, s’il le peut.',
  },
  scuttle: {
    name: 'Sabordage',
    text: 'remettez 1 ou 2 de vos vaisseaux autres que chasseurs dans vos renforts et gagnez autant de biens commerciaux que leur coût total.',
  },
  'seize-artifact': {
    name: 'Artefact saisi',
    text: 'un voisin vous donne un de ses fragments de relique, à votre choix.',
  },
  waylay: {
    name: 'Guet-apens',
    text: 'Avant votre jet de Barrage anti-chasseur : ses touches comptent contre tous les vaisseaux adverses, pas seulement les chasseurs.',
  },
};
