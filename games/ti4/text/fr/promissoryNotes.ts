import type { Vocabulary } from '../vocabulary.ts';

export const notes: Vocabulary['notes'] = {
  ceasefire: {
    name: 'Cessez-le-feu',
    text: 'Après que le propriétaire a activé un système avec vos unités : il ne peut pas y déplacer d’unités. Puis rendez ce billet.',
  },
  'political-secret': {
    name: 'Secret politique',
    text: 'Quand un projet est révélé : le propriétaire ne peut ni voter, ni jouer de cartes action, ni utiliser ses capacités de faction jusqu’à sa résolution. Puis rendez ce billet.',
  },
  'support-for-the-throne': {
    name: 'Soutien pour le trône',
    text: 'Posez-le aussitôt face visible devant vous et gagnez 1 point de victoire. Si vous activez un système avec des unités du propriétaire, ou s’il est éliminé, vous perdez ce point et rendez le billet.',
  },
  'trade-agreement': {
    name: 'Accord commercial',
    text: 'Quand le propriétaire réapprovisionne ses commodités : il vous les donne toutes. Puis rendez ce billet.',
  },
  alliance: {
    name: 'Alliance',
    text: 'Posez-le aussitôt face visible devant vous. Vous pouvez utiliser le commandant du propriétaire, une fois débloqué. Rendez-le si vous activez un système avec des unités du propriétaire.',
  },
  'strike-wing-ambuscade': {
    name: 'Embuscade de l’escadrille',
    text: 'Quand une de vos unités lance les dés pour une capacité d’unité : elle lance un dé de plus. Puis rendez ce billet.',
  },
  'war-funding': {
    name: 'Financement de guerre',
    text: 'Au début d’un round de combat spatial : le propriétaire perd 2 biens commerciaux, et vous pouvez relancer vos dés pendant ce round. Puis rendez ce billet.',
  },
  'raghs-call': {
    name: 'Appel de Ragh',
    text: 'Après avoir débarqué des unités sur une planète : toutes les troupes terrestres du propriétaire vont sur une autre planète qu’il contrôle. Puis rendez ce billet.',
  },
  'fires-of-the-gashlai': {
    name: 'Feux des Gashlai',
    text: 'Action : le propriétaire remet 1 pion de sa réserve de flotte dans ses renforts, et vous gagnez votre technologie de Soleil de Guerre. Puis rendez ce billet.',
  },
  'trade-convoys': {
    name: 'Convois marchands',
    text: 'Action : posez-le face visible devant vous. Vous pouvez faire des transactions avec des joueurs qui ne sont pas vos voisins. Rendez-le si vous activez un système avec des unités du propriétaire.',
  },
  'blood-pact': {
    name: 'Pacte de sang',
    text: 'Action : posez-le face visible devant vous. Quand vous et le propriétaire votez pour la même issue, vous ajoutez 4 votes. Rendez-le si vous activez un système avec des unités du propriétaire.',
  },
  'military-support': {
    name: 'Soutien militaire',
    text: 'Au début du tour du propriétaire : il remet 1 pion de sa réserve stratégique dans ses renforts, et vous pouvez placer 2 infanteries sur une planète que vous contrôlez. Puis rendez ce billet.',
  },
  'creuss-iff': {
    name: 'Identification Creuss',
    text: 'Au début de votre tour : placez ou déplacez un jeton de trou de ver de Creuss dans un système avec une planète que vous contrôlez ou dans un système non natal sans vaisseau d’un autre joueur. Puis rendez ce billet.',
  },
  'cybernetic-enhancements': {
    name: 'Améliorations cybernétiques',
    text: 'Au début de votre tour : le propriétaire remet 1 pion de sa réserve stratégique dans ses renforts, et vous en placez 1 de vos renforts dans la vôtre. Puis rendez ce billet.',
  },
  'scepter-of-dominion': {
    name: 'Sceptre de domination',
    text: 'Au début de la phase de stratégie : choisissez un système non natal avec vos unités. Chaque autre joueur qui a un pion sur le plateau du propriétaire y place un pion de ses renforts. Puis rendez ce billet.',
  },
  'promise-of-protection': {
    name: 'Promesse de protection',
    text: 'Action : posez-le face visible devant vous. Le propriétaire ne peut pas utiliser Pillage contre vous. Rendez-le si vous activez un système avec des unités du propriétaire.',
  },
  'gift-of-prescience': {
    name: 'Don de prescience',
    text: 'À la fin de la phase de stratégie : posez-le face visible devant vous et le pion Naalu sur votre carte stratégie. Vous êtes premier dans l’ordre d’initiative, et le propriétaire ne peut pas utiliser Télépathes. Rendez-le à la fin de la phase de statut.',
  },
  'black-market-forgery': {
    name: 'Contrefaçon du marché noir',
    text: 'Action : purgez 2 fragments de relique du même type pour gagner une relique. Puis rendez ce billet.',
  },
  antivirus: {
    name: 'Antivirus',
    text: 'Au début d’un combat : posez-le face visible devant vous. Le propriétaire ne peut pas utiliser Singularité technologique contre vous. Rendez-le si vous activez un système avec des unités du propriétaire.',
  },
  'the-cavalry': {
    name: 'La cavalerie',
    text: 'Au début d’un combat spatial contre un autre joueur que le propriétaire : pendant ce combat, un de vos vaisseaux autres que chasseurs a les Dégâts encaissés, la valeur de combat et le Barrage anti-chasseur du vaisseau amiral du propriétaire. Puis rendez ce billet.',
  },
  'tekklar-legion': {
    name: 'Légion Tekklar',
    text: 'Au début d’un combat terrestre : vos jets de combat ont +1 ; si votre adversaire est le propriétaire, les siens ont −1. Puis rendez ce billet.',
  },
  terraform: {
    name: 'Terraformation',
    text: 'Action : attachez-le à une planète que vous contrôlez, hors systèmes natals et sauf Mecatol Rex. La planète a 1 ressource et 1 influence de plus et les trois caractéristiques.',
  },
  'research-agreement': {
    name: 'Accord de recherche',
    text: 'Après que le propriétaire a recherché une technologie qui n’est pas de faction : vous la gagnez aussi. Puis rendez ce billet.',
  },
  crucible: {
    name: 'Creuset',
    text: 'Après avoir activé un système : vos vaisseaux ne lancent pas de dé pour les rifts gravitationnels pendant ce déplacement, et ceux qui en quittent ou traversent un ont encore +1 en mouvement. Puis rendez ce billet.',
  },
  acquiescence: {
    name: 'Acquiescement',
    text: 'À la fin de la phase de stratégie : échangez une de vos cartes stratégie contre une que le propriétaire a choisie. Puis rendez ce billet.',
  },
  'political-favor': {
    name: 'Faveur politique',
    text: 'Quand un projet est révélé : le propriétaire remet 1 pion de sa réserve stratégique dans ses renforts. Le projet est défaussé, puis le suivant est révélé et voté. Puis rendez ce billet.',
  },
  'greyfire-mutagen': {
    name: 'Mutagène Griffeu',
    text: 'Après l’activation d’un système : le propriétaire ne peut utiliser ni capacités ni technologies de faction pendant cette action. Puis rendez ce billet.',
  },
  'spy-net': {
    name: 'Réseau d’espions',
    text: 'Au début de votre tour : regardez les cartes action du propriétaire et prenez-en une. Puis rendez ce billet.',
  },
  stymie: {
    name: 'Entrave',
    text: 'Action : posez-le face visible devant vous. Le propriétaire ne peut pas produire d’unités dans les systèmes non natals qui contiennent vos unités, ni à côté. Rendez-le si vous activez un système avec des unités du propriétaire.',
  },
  'dark-pact': {
    name: 'Pacte obscur',
    text: 'Action : posez-le face visible devant vous. Quand vous donnez au propriétaire autant de commodités que votre valeur de commodités, vous gagnez tous deux 1 bien commercial. Rendez-le si vous activez un système avec des unités du propriétaire.',
  },
};
