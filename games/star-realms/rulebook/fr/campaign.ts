import type { RuleChapter } from '@orrery/kernel';

export const campaign: readonly RuleChapter[] = [
  {
    id: 'SR-CAMP',
    title: 'Préparer la campagne',
    rules: {
      'SR-CAMP-01':
        'La campagne se raconte en 12 scénarios, toujours avec les deux mêmes joueurs. Chaque scénario a son enveloppe, fermée jusqu’à ce que vienne son tour ; dans Orrery, leur contenu est de notre invention.',
      'SR-CAMP-02':
        'Les scénarios se jouent dans l’ordre de leurs numéros. Le premier s’intitule « La Naissance d’un Empire ».',
      'SR-CAMP-03': 'Tant que dure la campagne, les cartes d’autres boîtes de Star Realms n’y participent pas.',
      'SR-CAMP-04':
        'Avant la première partie, chacun prend une faction, Fédération du Commerce ou Empire Galactique, et lui reste fidèle jusqu’au bout. Dans Orrery, les deux souhaits sont dévoilés ensemble.',
      'SR-CAMP-05':
        'Si vous voulez tous deux la même faction, le sort désigne l’un de vous et l’autre prend celle qui reste.',
      'SR-CAMP-06':
        'L’enveloppe Capsule de votre faction garde ce que vous avez gagné et débloqué. Au début de chaque partie, on en sort tout ; Orrery s’en charge.',
      'SR-CAMP-07': 'Chaque partie s’ouvre sur l’enveloppe du scénario à jouer.',
      'SR-CAMP-08': 'Si l’enveloppe contient des planches d’autocollants, celle de votre faction est pour vous.',
      'SR-CAMP-09':
        'Les cartes Point de Victoire de l’enveloppe attendent à côté. Vous en remportez une dès que vous remplissez sa condition.',
      'SR-CAMP-10': 'L’Empire Galactique ouvre la toute première partie.',
      'SR-CAMP-11':
        'Ensuite, c’est celui qui a pris la carte Point de Victoire principale du dernier scénario qui commence.',
      'SR-CAMP-12':
        'Chaque face de la grande carte Scénario appartient à une faction : on joue toute la partie avec celle du premier joueur. Au scénario 1, cela ne change rien.',
      'SR-CAMP-13':
        'Vient ensuite le texte de la grande carte Scénario. Il peut changer des règles ou laisser le premier joueur en choisir une ; le choix se fait sur-le-champ, ou dès que la mise en place le permet.',
      'SR-CAMP-14':
        'S’il existe une petite carte Scénario pour ce choix, elle reste à côté de la grande en guise de rappel.',
      'SR-CAMP-15':
        'Le Deck Personnel de l’Empire Galactique a 11 cartes : huit Éclaireurs, une Viper, le Chasseur Impérial et le Contrebandier.',
      'SR-CAMP-16':
        'La Fédération du Commerce a elle aussi 11 cartes dans son Deck Personnel : huit Éclaireurs, une Viper, la Police du Système et la Navette de la Fédération.',
      'SR-CAMP-17':
        'Pour le reste, les joueurs commencent comme toujours : 50 points d’Influence, 3 cartes pour le premier et 5 pour le second, à moins que la carte Scénario n’en décide autrement.',
      'SR-CAMP-18':
        'Le plateau aussi est celui que vous connaissez, avec ses Prospecteurs, une pile Commerce bien mélangée et une Ligne d’Achat complète.',
      'SR-CAMP-19':
        'Au début de la campagne, la pile Commerce a trois parts égales : 20 cartes du Consortium, 20 du Royaume et 20 des Charognards.',
      'SR-CAMP-20':
        'L’ordre complet : factions (une seule fois), Capsules, puis l’enveloppe avec autocollants, cartes Point de Victoire, premier joueur, carte Scénario et choix ; après cela les Decks Personnels, les joueurs et enfin le plateau.',
    },
  },
];
