import type { RuleChapter } from '@orrery/kernel';

export const status: readonly RuleChapter[] = [
  {
    id: 'TI3-STATUS',
    title: 'Phase de Statut',
    rules: {
      'TI3-STATUS-01':
        'La Phase de Statut compte sept étapes : objectifs, réparations, retrait des compteurs du plateau, planètes dégagées, nouvelles cartes et nouveaux compteurs, réorganisation des compteurs, retour des cartes Stratégie.',
      'TI3-STATUS-02':
        'Étape 1 : dans l’ordre de jeu, chacun peut accomplir un Objectif Public rempli, son Objectif Secret, ou les deux.',
      'TI3-STATUS-03': 'Étape 2 : tous les vaisseaux endommagés, de tous les joueurs, sont remis à neuf.',
      'TI3-STATUS-04':
        'Étape 3 : vous reprenez du plateau tous vos compteurs de Commandement, qui rejoignent les renforts.',
      'TI3-STATUS-05': 'Étape 4 : toutes les planètes engagées sont dégagées.',
      'TI3-STATUS-06':
        'Étape 5 : vous piochez une carte Action, dans l’ordre de jeu, et recevez deux compteurs de Commandement, ou ce qu’il en reste dans vos renforts ; vous choisissez leurs zones. Si le paquet est épuisé, la défausse est mélangée pour en former un nouveau.',
      'TI3-STATUS-07':
        'Étape 6 : vous pouvez déplacer à votre guise les compteurs de Commandement de votre Feuille de Race entre ses trois zones. Si l’ordre importe, c’est l’ordre de jeu qui vaut.',
      'TI3-STATUS-08':
        'Si votre Approvisionnement de la Flotte diminue à cette étape, chaque flotte devenue trop grande perd aussitôt son surplus.',
      'TI3-STATUS-09':
        'Étape 7 : les cartes Stratégie reviennent au centre, face active visible, prêtes pour le prochain choix. Les compteurs Bonus des cartes délaissées restent en place.',
      'TI3-STATUS-10':
        'À tout moment de cette phase, vous pouvez dissoudre de vos propres unités ; elles rejoignent vos renforts.',
      'TI3-STATUS-11':
        'C’est aussi le moment d’annuler vos Accords Commerciaux et, avec l’option des Chefs, de décider du sort de vos captifs.',
      'TI3-STATUS-12':
        'Le tour est alors terminé. Si personne n’a gagné, le suivant s’ouvre par une Phase de Stratégie.',
    },
  },
  {
    id: 'TI3-WIN',
    title: 'Victoire',
    rules: {
      'TI3-WIN-01':
        'Dix points de victoire donnent la partie. La barre s’arrête là : nul n’en a plus de dix ni moins de zéro.',
      'TI3-WIN-02':
        'Les objectifs s’accomplissent dans l’ordre de jeu, et le premier arrivé à dix gagne seul. Peu importe que d’autres, après lui, aient pu en faire autant.',
      'TI3-WIN-03':
        'Suprématie et Domination sont à part : si l’une d’elles est visible et que vous êtes le premier à la remplir à l’étape 1 de la Phase de Statut, vous gagnez aussitôt.',
      'TI3-WIN-04':
        'Quand Empire révèle « Fin du Jeu », la partie s’arrête net ; celui qui l’a révélée ne reçoit plus les 2 points. Le plus grand nombre de points de victoire l’emporte et, à égalité, le premier dans l’ordre de jeu de ce tour.',
      'TI3-WIN-05':
        'Les points obtenus à d’autres moments, par Empire, des cartes ou des compteurs Domaine, font gagner tout autant s’ils mènent à dix.',
    },
  },
  {
    id: 'TI3-ELIM',
    title: 'Élimination',
    rules: {
      'TI3-ELIM-01':
        'Sans planète ni Force Terrestre, vous êtes éliminé. Tout ce qui est à vous quitte la partie : unités, compteurs, cartes et Marchandises, et vos Accords Commerciaux prennent fin. Le dernier joueur en lice gagne.',
      'TI3-ELIM-02':
        'Une fois éliminé, vous ne choisissez plus de cartes Stratégie et ne jouez plus de cartes Action. Une carte Stratégie non résolue le reste, et les objectifs que vous avez accomplis restent marqués.',
      'TI3-ELIM-03':
        'Une seule Force Terrestre, où qu’elle soit, vous garde en jeu, même à bord d’un Carrier et toutes vos planètes perdues.',
    },
  },
  {
    id: 'TI3-SYSTEMS',
    title: 'Systèmes et planètes',
    rules: {
      'TI3-SYSTEMS-01':
        'Il y a trois types de systèmes, reconnaissables à leur bordure intérieure : jaune pour les Systèmes-Mères, rouge pour les Systèmes Spéciaux, ni l’une ni l’autre pour les systèmes de base.',
      'TI3-SYSTEMS-02':
        'Chaque race a son Système-Mère, d’où elle part. Ceux des races que personne ne joue restent dans la boîte.',
      'TI3-SYSTEMS-03': 'Un Système Spécial est un Champ d’Astéroïdes, une Nébuleuse ou une Supernova.',
      'TI3-SYSTEMS-04':
        'Les Champs d’Astéroïdes arrêtent les vaisseaux. Seuls passent ceux dont le propriétaire a les Déflecteurs antimasse, une technologie bleue.',
      'TI3-SYSTEMS-05':
        'Même avec les Déflecteurs antimasse, on ne fait que traverser : impossible de s’arrêter parmi les astéroïdes.',
      'TI3-SYSTEMS-06': 'Un Champ d’Astéroïdes ne s’active jamais.',
      'TI3-SYSTEMS-07':
        'La Nébuleuse aide le défenseur : chaque dé de combat de sa flotte y reçoit +1 pendant les rounds de bataille spatiale. Les autres dés, ceux du tir de barrage ou des PDS, n’en profitent pas.',
      'TI3-SYSTEMS-08':
        'Une Nébuleuse ne se traverse pas. Les vaisseaux n’y entrent que si elle est le système qu’on active.',
      'TI3-SYSTEMS-09':
        'Sortir d’une Nébuleuse est lent : un vaisseau qui en part a un potentiel de mouvement de 1, sans que technologie ni carte Action n’y change rien.',
      'TI3-SYSTEMS-10':
        'Tenez-vous loin des Supernovas : nul vaisseau n’y entre ni n’y passe, et personne ne peut les activer.',
      'TI3-SYSTEMS-11':
        'Un système de base compte jusqu’à deux planètes, parfois aucune. Quelques-uns ont en plus un Wormhole, Alpha ou Beta.',
      'TI3-SYSTEMS-12':
        'Mecatol Rex est un système de base comme les autres, si ce n’est qu’il est toujours au centre et jamais distribué.',
      'TI3-SYSTEMS-13':
        'Les Wormholes de même lettre se rejoignent : tous les systèmes Alpha sont adjacents entre eux, tous les systèmes Beta aussi.',
      'TI3-SYSTEMS-14': 'Des systèmes ainsi reliés sont voisins à tous égards, pour une Action Transfert aussi.',
      'TI3-SYSTEMS-15': 'Un Wormhole sans pareil sur le plateau ne mène nulle part.',
      'TI3-SYSTEMS-16':
        'Une planète a un nom, une valeur en ressources et une en influence, et parfois une spécificité technologique. Chacune des 51 planètes a sa carte.',
      'TI3-SYSTEMS-17':
        'Les ressources achètent unités et technologies. L’influence achète des compteurs de Commandement, paie certaines cartes Action et fait votre poids au Conseil Galactique.',
      'TI3-SYSTEMS-18':
        'Quand une planète devient vôtre, sa carte vous revient aussitôt : elle prouve que vous la contrôlez.',
      'TI3-SYSTEMS-19':
        'Un système est « vide » si personne, vous compris, n’y a d’unité, ni dans l’espace ni sur une planète. Planètes, marqueurs de Contrôle et compteurs de Commandement n’y changent rien.',
      'TI3-SYSTEMS-20': 'Un Système Spécial ne passe jamais pour vide.',
    },
  },
];
