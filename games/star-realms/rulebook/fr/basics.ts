import type { RuleChapter } from '@orrery/kernel';

export const basics: readonly RuleChapter[] = [
  {
    id: 'SR-GEN',
    title: 'Le but du jeu',
    rules: {
      'SR-GEN-01':
        'Tout tourne autour de trois valeurs : le Commerce paie de nouvelles cartes, le Combat frappe les adversaires et leurs Bases, et l’Influence est à la fois votre score et votre vie.',
      'SR-GEN-02':
        'Vous commencez avec 50 points d’Influence. Seuls les modes Hydre, L’Empereur et Raid, ainsi que certaines cartes Scénario, prévoient d’autres valeurs.',
      'SR-GEN-03':
        'Dès que votre Influence tombe à zéro ou en dessous, vous êtes vaincu. Orrery le vérifie juste après chaque changement, en laissant s’achever ceux qui vont ensemble, et n’affiche jamais de valeur inférieure à 0.',
      'SR-GEN-04':
        'Dans le jeu de base, la victoire revient à qui fait tomber tous ses adversaires à zéro. L’égalité est impossible, car rien ne vous coûte d’Influence pendant votre propre tour. Pour qu’aucune partie ne s’éternise, Orrery y met fin après la manche 100 (ou 50 ou 200, au choix de la table) : la plus haute Influence l’emporte et, à égalité, le dernier dans l’ordre du tour.',
      'SR-GEN-05': 'L’Influence n’a pas de plafond : vous pouvez monter bien au-delà de votre valeur de départ.',
      'SR-GEN-06': 'Quand une carte et ces règles se contredisent, suivez la carte.',
      'SR-GEN-07':
        'Ces règles générales valent dans la campagne et dans tous les autres modes, tant qu’un mode ne les modifie pas.',
      'SR-GEN-08':
        'Un conseil : si vous découvrez Star Realms, faites d’abord une partie simple avec les règles générales, puis lancez-vous dans la campagne.',
    },
  },
  {
    id: 'SR-SETUP',
    title: 'Préparer une partie standard',
    rules: {
      'SR-SETUP-01': 'Le hasard décide qui commence.',
      'SR-SETUP-02':
        'Tout le monde débute à 50 points d’Influence. Autour d’une table, on tournerait un cadran de score ; ici, Orrery tient le compte.',
      'SR-SETUP-03':
        'Votre Deck Personnel compte 8 Éclaireurs et 2 Vipers. Une fois mélangé, il forme votre Deck, face cachée devant vous.',
      'SR-SETUP-04': 'Les cartes de Deck Personnel dont personne n’a besoin restent dans la boîte, hors du jeu.',
      'SR-SETUP-05':
        'Commencer est un avantage : le premier joueur ne pioche donc que 3 cartes au départ, le second 5. Une mauvaise main ne s’échange pas.',
      'SR-SETUP-06': 'Votre main de départ vient de votre propre Deck Personnel et de nulle part ailleurs.',
      'SR-SETUP-07': 'Chaque carte que vous piochez rejoint aussitôt votre main.',
      'SR-SETUP-08': 'Regardez votre main autant que vous voulez ; celle de l’adversaire vous est cachée.',
      'SR-SETUP-09': 'Les cartes que vous jouez restent face visible dans un espace à vous : votre zone « En jeu ».',
      'SR-SETUP-10':
        'Vous avez aussi votre propre Défausse. Vide au départ, elle est face visible, et chacun peut la parcourir quand il le souhaite.',
      'SR-SETUP-11': 'Un seul plateau, au milieu, sert à tout le monde.',
      'SR-SETUP-12': 'Les 20 Prospecteurs forment une seule pile, visible, à leur place sur le plateau.',
      'SR-SETUP-13':
        'Les 60 autres cartes du paquet Campagne, mélangées et posées face cachée sur le plateau, sont la pile Commerce. Une partie ordinaire prend des cartes neuves ; une table ouverte depuis une campagne prend les cartes de cette campagne, avec leurs améliorations.',
      'SR-SETUP-14':
        'Entre les Prospecteurs et la pile Commerce se trouve la Ligne d’Achat, avec ses cinq emplacements. Révélez-y cinq cartes de la pile Commerce ; leurs actions « À l’acquisition » ne font rien pour l’instant.',
      'SR-SETUP-15': 'La Casse a sa place derrière la pile Commerce. Aucune carte ne s’y trouve au début.',
      'SR-SETUP-16':
        'Ce que vous retirez va dans la Casse, bien visible, et ne revient plus de toute la partie. Seuls les Prospecteurs retournent sur leur pile.',
    },
  },
  {
    id: 'SR-TURN',
    title: 'Le déroulement d’un tour',
    rules: {
      'SR-TURN-01':
        'Vous et vos adversaires jouez chacun à votre tour. Si une carte demande quelque chose à un autre joueur, par exemple de défausser, il répond aussitôt, au milieu de votre tour.',
      'SR-TURN-02':
        'Un tour passe toujours par la Phase Principale, puis la Phase de Défausse, puis la Phase de Pioche.',
      'SR-TURN-03':
        'Pendant votre Phase Principale, tout cela est permis, autant que vous voulez et sans ordre imposé : jouer des cartes, utiliser ce que savent faire vos Bases et Vaisseaux en jeu, acheter de nouvelles cartes avec du Commerce, attaquer adversaires ou Bases avec du Combat.',
      'SR-TURN-04':
        'Rien n’est obligatoire dans la Phase Principale. Elle dure jusqu’à ce que vous la déclariez terminée.',
      'SR-TURN-05': 'Dès que vous avez pioché vos nouvelles cartes, votre tour est fini.',
      'SR-TURN-06': 'À trois ou plus, le tour passe dans le sens horaire. Les modes en équipe ont leur propre ordre.',
    },
  },
  {
    id: 'SR-PLAY',
    title: 'Jouer des cartes',
    rules: {
      'SR-PLAY-01': 'Jouer une carte est gratuit : elle passe de votre main à votre zone « En jeu », face visible.',
      'SR-PLAY-02': 'Les cartes sont surtout de deux sortes : les Vaisseaux et les Bases.',
      'SR-PLAY-03':
        'L’action Primaire d’un Vaisseau a lieu à l’instant où vous le jouez. Suivez son texte dans l’ordre et faites ce qui est possible ; seul ce qui commence par « vous pouvez » est facultatif. Rien d’autre ne se passe avant qu’elle soit terminée.',
      'SR-PLAY-04':
        'Les actions Allié et Retirer d’un Vaisseau dépendent de vous : pendant la Phase Principale, utilisez l’une, l’autre, les deux ou aucune, dès que ce qu’elles demandent est réuni.',
      'SR-PLAY-05':
        'Vos Vaisseaux restent devant vous jusqu’à ce que la Phase de Défausse les envoie dans votre Défausse.',
      'SR-PLAY-06':
        'Vous pouvez garder des cartes en main, mais pas pour le tour suivant : la Phase de Défausse les emporte.',
    },
  },
];
