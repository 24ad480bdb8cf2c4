import type { RuleChapter } from '@orrery/kernel';

export const technology: readonly RuleChapter[] = [
  {
    id: 'TI4-TECH',
    title: 'Technologies et recherche',
    rules: {
      'TI4-TECH-01':
        'Les technologies améliorent vos unités ou vous donnent des capacités ; la plupart viennent de la carte stratégie Technologie.',
      'TI4-TECH-02':
        'Il y a quatre couleurs : biotique, vert ; propulsion, bleu ; militaire, rouge ; cybernétique, jaune.',
      'TI4-TECH-03':
        'Pour rechercher une technologie, vous devez posséder des technologies des couleurs demandées. Pour chacune qui manque, vous pouvez épuiser une planète de cette spécialité.',
      'TI4-TECH-04': 'Vos technologies sont visibles ; certaines ont une capacité utilisée comme une action.',
      'TI4-TECH-05':
        'Chaque technologie que vous possédez, hors améliorations d’unité, compte comme un prérequis de sa couleur. Elle n’est pas consommée.',
      'TI4-TECH-06': 'Les améliorations d’unité n’ont pas de couleur et ne servent pas de prérequis.',
      'TI4-TECH-07':
        'Rechercher exige les prérequis, gagner non. Seule la recherche déclenche ce qui parle de recherche.',
      'TI4-TECH-08': 'Vous ne pouvez pas rechercher les technologies d’autres factions, ni une que vous possédez.',
      'TI4-TECH-09':
        'Une planète doit être disponible pour utiliser sa spécialité, et couvre un symbole. Plusieurs planètes et capacités se combinent.',
      'TI4-TECH-10':
        'Une technologie épuisée est restaurée en phase de statut. Ce qu’elle fait en permanence, elle le fait aussi épuisée.',
      'TI4-TECH-11':
        'Si vous recherchez deux technologies l’une après l’autre, la première peut servir de prérequis à la seconde.',
      'TI4-TECH-12': 'Une technologie remise dans votre pioche puis regagnée arrive disponible.',
    },
  },
  {
    id: 'TI4-EXP',
    title: 'Exploration et frontière',
    rules: {
      'TI4-EXP-01': 'Explorer une planète, c’est piocher une carte de la pioche de sa caractéristique et l’appliquer.',
      'TI4-EXP-02': 'Vous piochez une carte pour chaque planète gagnée.',
      'TI4-EXP-03':
        'Vous trouvez des fragments de relique, des attachements, placés sous la carte planète avec leur jeton sur la planète, ou des événements immédiats.',
      'TI4-EXP-04': 'Mecatol Rex et les planètes natales ne sont jamais explorées.',
      'TI4-EXP-05':
        'Les systèmes sans planète ont des jetons Frontière. Pour les explorer, il faut Captage d’énergie sombre ou un autre effet.',
      'TI4-EXP-06': 'Sur une planète à plusieurs caractéristiques, vous choisissez la pioche.',
      'TI4-EXP-07':
        'Si vous explorez plusieurs choses à la fois, vous choisissez l’ordre et finissez chacune avant la suivante.',
      'TI4-EXP-08':
        'Une carte qui n’est ni gardée, ni attachée, ni mise en jeu va dans la défausse de sa propre pioche.',
      'TI4-EXP-09': 'Un jeton Frontière exploré est retiré. Seuls certains effets en apportent de nouveaux.',
      'TI4-EXP-10':
        'Avec Captage d’énergie sombre, vous explorez la frontière à la fin de votre action tactique, si vous y avez alors un vaisseau. C’est obligatoire.',
      'TI4-EXP-11': 'Une planète n’est explorée de nouveau que par des effets qui le disent.',
      'TI4-EXP-12': 'Un attachement pioché est attaché à la planète, que cela vous plaise ou non.',
      'TI4-EXP-13': 'Entre la révélation de la carte et son effet, des transactions sont possibles.',
    },
  },
  {
    id: 'TI4-REL',
    title: 'Reliques',
    rules: {
      'TI4-REL-01': 'Comme action, vous pouvez changer trois fragments de relique d’un type en une relique.',
      'TI4-REL-02': 'Les fragments s’échangent, pas les reliques.',
      'TI4-REL-03': 'Reliques et fragments sont visibles devant vous.',
      'TI4-REL-04':
        'Les fragments inconnus comptent comme n’importe quel type, mais l’un du type indiqué doit être parmi ceux purgés. Là où l’on demande deux fragments, deux inconnus suffisent.',
      'TI4-REL-05':
        'Une relique vient du dessus de sa pioche et se pose face visible. Si la pioche est vide, vous ne gagnez rien, mais vous pouvez quand même purger des fragments.',
      'TI4-REL-06': 'Les reliques font ce qu’elles disent ; beaucoup se purgent elles-mêmes.',
      'TI4-REL-07': 'Quand un joueur est éliminé, ses fragments vont aux défausses et ses reliques sont purgées.',
    },
  },
  {
    id: 'TI4-LEAD',
    title: 'Personnages',
    rules: {
      'TI4-LEAD-01': 'Chaque faction a un agent, un commandant et un héros.',
      'TI4-LEAD-02': 'L’agent s’utilise dès le début et s’épuise ainsi.',
      'TI4-LEAD-03': 'Le commandant doit être débloqué ; sa capacité dure ensuite.',
      'TI4-LEAD-04': 'Par le billet Alliance, un autre joueur peut aussi utiliser votre commandant.',
      'TI4-LEAD-05': 'Le héros doit être débloqué et s’utilise une fois dans la partie.',
      'TI4-LEAD-06': 'Les agents sont restaurés en phase de statut. Les commandants et héros ne s’épuisent jamais.',
      'TI4-LEAD-07':
        'Un commandant se débloque dès que sa condition est remplie, mais pas au milieu d’une capacité. Il n’agit pas sur l’événement qui l’a débloqué.',
      'TI4-LEAD-08': 'Ce qui est débloqué le reste.',
      'TI4-LEAD-09':
        'Un héros se débloque avec trois objectifs validés de toute sorte. Les points venus d’ailleurs ne comptent pas.',
      'TI4-LEAD-10': 'Un héros utilisé est purgé, sauf s’il dit qu’il reste, attaché ou jusqu’à la fin de la manche.',
      'TI4-LEAD-11': 'Vous continuez d’utiliser votre commandant tant qu’un autre joueur a votre Alliance.',
      'TI4-LEAD-12': 'Celui qui a votre Alliance n’utilise le commandant qu’une fois débloqué.',
    },
  },
];
