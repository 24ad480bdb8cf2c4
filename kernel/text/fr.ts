import type { TableWords } from '../languages.ts';

export const fr: TableWords = {
  rules: {
    'TABLE-FORM': 'Ce message n’est pas une commande que la table comprend.',
    'TABLE-SEAT': 'Cette place n’existe pas à cette table.',
    'TABLE-OVER': 'La partie est terminée.',
    'TABLE-STALE': 'La partie a avancé entre-temps ; regardez de nouveau avant de répondre.',
    'TABLE-REPEAT': 'Cette réponse a déjà été prise en compte.',
    'TABLE-ASK': 'Cette question n’est pas posée en ce moment.',
    'TABLE-TURN': 'Cette question s’adresse à une autre place.',
    'TABLE-WAIT': 'Autre chose doit être réglé d’abord.',
    'TABLE-OUT': 'Cette place est hors jeu.',
    'TABLE-HOLD': 'Aucune fenêtre de réaction minutée n’est ouverte.',
    'TABLE-DEAL': 'Cette offre n’existe pas.',
    'TABLE-DEALS': 'Au plus {most} offres peuvent rester ouvertes à la fois ; retirez-en une d’abord.',
    'TABLE-SHOW': 'On ne peut pas montrer de cartes ainsi.',
    'TABLE-SHOWN': 'Les personnes nommées ont déjà vu ces cartes.',
    'TABLE-FAULT':
      'Les règles ont échoué à cette réponse, et rien n’a changé. Essayez-en une autre, ou laissez la personne qui tient la table clore la question.',
    'TABLE-EARLY': 'Autre chose est arrivé entre-temps ; la réponse donnée d’avance ne compte pas.',
    'TABLE-UNDO': 'Il n’y a rien à reprendre jusqu’à ce point.',
    'TABLE-CONSENT': 'Personne ne demande votre accord.',
    'TABLE-WINDOW': 'Cela ne peut pas servir dans cette fenêtre de réaction.',
    'TABLE-ORDER': 'Choisissez lequel de vos effets obligatoires vient en premier.',
  },
  react: 'Réagir ?',
  pass: 'passer',
  order: 'Lequel de vos effets obligatoires vient en premier ?',
  seat: (n) => `Joueur ${n + 1}`,
};
