import type { RuleChapter } from '@orrery/kernel';

export const notesComponents: readonly RuleChapter[] = [
  {
    id: 'TI4-CTE',
    title: 'Précisions sur les technologies et les unités',
    rules: {
      'TI4-CTE-01':
        'Les Déflecteurs antimasse affaiblissent les canons spatiaux avant le combat comme sur les planètes.',
      'TI4-CTE-02':
        'Canon d’assaut est obligatoire. Il exige trois vaisseaux autres que chasseurs quand il s’applique et détruit directement.',
      'TI4-CTE-03':
        'Algorithme de développement IA compte encore comme technologie rouge quand il est épuisé pour son propre effet.',
      'TI4-CTE-04': 'Bio-stimulants restaure une planète avec une spécialité ou une autre technologie.',
      'TI4-CTE-05': 'Animateurs dacxifs exige un combat terrestre que vous avez gagné.',
      'TI4-CTE-06':
        'Captage d’énergie sombre vous fait explorer à la fin de l’action tactique. Sa retraite exige un système sans aucune unité d’un autre joueur.',
      'TI4-CTE-07':
        'Blindage en duranium est obligatoire à chaque round. Il ne répare que des unités du combat qui n’ont pas utilisé Dégâts encaissés dans ce round, dégâts antérieurs compris.',
      'TI4-CTE-08': 'Logistique de flotte s’utilise dès le tour où vous la gagnez.',
      'TI4-CTE-09': 'Système laser à gravitons s’épuise avant le jet de cette salve.',
      'TI4-CTE-10':
        'Économie intégrée : les unités se paient, pas plus au total que les ressources de la planète. Des vaisseaux ne sont possibles que là où les autres n’en ont pas.',
      'TI4-CTE-11':
        'Une infanterie détruite, non retirée, et sauvée par son jet attend sur la carte. Au début de votre prochain tour, elle revient sur une planète natale que vous contrôlez, sinon dans vos renforts.',
      'TI4-CTE-12':
        'Déflecteur à ondes lumineuses laisse passer les vaisseaux des autres ; tout autre obstacle demeure.',
      'TI4-CTE-13':
        'Grille défensive Magen exige une unité qui a Bouclier planétaire à ce moment. Elle arrête les jets de combat adverses de ce round.',
      'TI4-CTE-14':
        'Stimulateur neuronal et Hypermétabolisme ne changent que ce que donne la phase de statut elle-même.',
      'TI4-CTE-15': 'Surcharge plasma ajoute un dé à un bombardement et un à chaque salve de canon spatial.',
      'TI4-CTE-16': 'Intelligence prédictive ne marche que disponible.',
      'TI4-CTE-17':
        'Psychoarchéologie : chaque planète remplace un symbole par recherche. On peut épuiser des planètes pour des biens commerciaux en phase d’action quand rien n’est en cours, chacune étant un gain à part.',
      'TI4-CTE-18': 'Outils Sarween et autres exigent une utilisation de Production.',
      'TI4-CTE-19': 'Réseau de drones Scanlink regarde les unités présentes sur la planète quand vous activez.',
      'TI4-CTE-20': 'Routines d’auto-assemblage exige une planète que vous contrôlez dans le système.',
      'TI4-CTE-21': 'Relais à fronde doit produire un vaisseau, qui se paie.',
      'TI4-CTE-22':
        'Diodes de transit prend des troupes terrestres de partout, même des systèmes avec vos pions et de l’espace. Les dégâts restent.',
      'TI4-CTE-23':
        'Sans la technologie, aucun Soleil de Guerre ne peut être produit, placé ou gardé ; une faction fait exception.',
      'TI4-CTE-24': 'Arme bactérienne X-89 est une action et ignore Bouclier planétaire.',
    },
  },
  {
    id: 'TI4-CRX',
    title: 'Précisions sur reliques, exploration et billets',
    rules: {
      'TI4-CRX-01':
        'La Couronne de Thalnos ne vaut que pour les dés de combat. Une unité qui a relancé et n’a aucune touche est détruite directement à la fin des jets.',
      'TI4-CRX-02':
        'Orbe Dominus s’utilise avant le déplacement. Dans cette action, vos pions n’empêchent aucune unité de se déplacer ou d’être transportée.',
      'TI4-CRX-03': 'Gueule des mondes gagne une technologie quels que soient ses prérequis.',
      'TI4-CRX-04':
        'Sceptre d’Emelpar peut remplacer tout pion de la réserve stratégique que vous dépenseriez. Ce qui attend la dépense d’un tel pion ne se produit pas.',
      'TI4-CRX-05':
        'Éclat du trône change de main aussitôt que son propriétaire perd une planète légendaire ou natale ; le point suit.',
      'TI4-CRX-06':
        'Convertisseur stellaire exige une planète d’un système adjacent que vous ne contrôlez pas. Un système qui n’a plus de planète compte comme vide.',
      'TI4-CRX-07': 'Le Codex prend ses cartes ouvertement dans la défausse.',
      'TI4-CRX-08': 'L’Obsidienne augmente d’un votre limite d’objectifs secrets.',
      'TI4-CRX-09': 'Les Larmes du prophète ne réagit qu’à la recherche.',
      'TI4-CRX-10':
        'Zone démilitarisée renvoie les structures dans les renforts et les troupes terrestres dans l’espace, où elles demandent de la capacité. Dès lors rien n’y débarque, n’y est placé ni produit, et sa carte planète s’échange en phase de projet.',
      'TI4-CRX-11': 'Appareil énigmatique reste chez vous jusqu’à ce que vous utilisiez son action, au prix entier.',
      'TI4-CRX-12': 'Mercenaires indépendants : une planète paie avec ses ressources ou son influence, pas les deux.',
      'TI4-CRX-13':
        'Vous choisissez la face de Tempête ionique en la plaçant. Elle se retourne à la fin d’un déplacement ou d’une retraite où un vaisseau l’a utilisée, et alors seulement ; s’il y a un autre trou de ver semblable, vous dites lequel sert.',
      'TI4-CRX-14':
        'Mirage devient une planète légendaire de ce système. Celui qui la trouve prend sa carte disponible.',
      'TI4-CRX-15':
        'Un centre de recherche donne sa spécialité, ou une ressource et une influence de plus si la planète en a déjà une.',
      'TI4-CRX-16':
        'Si une carte demande un méca ou le retrait d’une infanterie et que vous n’avez ou ne faites ni l’un ni l’autre, il ne se passe rien.',
      'TI4-CRX-17':
        'Cessez-le-feu arrête le déplacement vers le système actif, mais pas les unités déjà là, la production ni les canons spatiaux.',
      'TI4-CRX-18':
        'Secret politique arrête votes, cartes action et capacités de faction facultatives de son propriétaire pour ce projet, mais pas personnages, technologies ni capacités permanentes.',
      'TI4-CRX-19':
        'Si deux joueurs échangent Soutien pour le trône, le joueur actif gagne d’abord le point, ou le premier dans l’ordre de l’orateur.',
      'TI4-CRX-20':
        'Accord commercial se joue quand son propriétaire se réapprovisionne et rapporte toutes ces commodités ; il n’est pas nécessaire d’être voisins.',
    },
  },
];
