import type { RuleChapter } from '@orrery/kernel';

export const technology: readonly RuleChapter[] = [
  {
    id: 'TI3-TECH',
    title: 'Technologie',
    rules: {
      'TI3-TECH-01':
        'Vous avez tous, dans un paquet à vous, les mêmes 24 cartes Technologie. Certaines sont à vous dès le départ, selon votre Feuille de Race.',
      'TI3-TECH-02':
        'Quand vous acquérez une technologie, posez sa carte face visible devant vous : elle agit désormais.',
      'TI3-TECH-03':
        'En général, les technologies s’obtiennent par la carte Stratégie du même nom. Quelques cartes Action, cartes Politique et autres effets en donnent aussi, et le Conseil peut vous en interdire pour un temps.',
      'TI3-TECH-04': 'Votre savoir n’est qu’à vous : une carte Technologie ne se donne jamais.',
      'TI3-TECH-05':
        'Il y a quatre domaines, chacun de sa couleur : rouge pour la guerre, vert pour la biotechnologie, bleu pour la propulsion, jaune pour les technologies générales.',
      'TI3-TECH-06':
        'Chaque chose en son temps : pour acquérir une technologie, il faut posséder ses prérequis. Si la carte en nomme deux avec ET, les deux ; avec OU, un seul suffit.',
      'TI3-TECH-07':
        'La carte Stratégie donne gratuitement une technologie à son détenteur, et en vend une à chacun des autres pour 8 ressources.',
      'TI3-TECH-08': 'Vous n’avez qu’une carte de chaque technologie : impossible de la posséder deux fois.',
      'TI3-TECH-09':
        'Les planètes à spécificité technologique aident à la recherche : quand vous achetez une technologie de leur couleur par la capacité secondaire, chacune, si elle est dégagée, retire 1 ressource du prix.',
      'TI3-TECH-10': 'Si vous avez plusieurs de ces planètes, leurs remises s’additionnent.',
      'TI3-TECH-11':
        'Une planète engagée n’aide pas, mais aider n’engage pas une planète. La remise se calcule avant le paiement : la même planète peut donc ensuite payer aussi.',
      'TI3-TECH-12':
        'Laser d’assaut Hylar V (rouge, sans prérequis) : vos Croiseurs et Destroyers ont +1 à leurs jets de combat. Un tel bonus vaut aussi pour les dés de tir de barrage et de bombardement.',
      'TI3-TECH-13':
        'Canon spatial lointain (rouge ; demande Laser d’assaut Hylar V) : vos PDS atteignent aussi les systèmes voisins du leur.',
      'TI3-TECH-14':
        'War Sun (rouge ; demande Canon spatial lointain ET Outils Sarween) : vous pouvez produire des War Suns.',
      'TI3-TECH-15':
        'Grille de défense Magen (rouge ; demande Canon spatial lointain) : vos PDS ont +1 à leurs jets, et de même vos Forces Terrestres quand elles défendent une planète dotée d’un PDS.',
      'TI3-TECH-16':
        'Canon d’assaut (rouge ; demande Canon spatial lointain ET Cybernétique) : chacun de vos Dreadnoughts peut tirer une fois avant qu’une bataille spatiale ne commence. Ses dégâts s’appliquent aussitôt, sans riposte ; si les deux camps ont ce canon, ils tirent ensemble.',
      'TI3-TECH-17':
        'Négateur gravitonique (rouge ; demande Canon d’assaut OU Animateurs dacxives) : vos Dreadnoughts bombardent malgré les PDS. Vos Chasseurs peuvent se joindre à un combat d’invasion et y servir de pertes, mais ils regagnent l’espace et ne prennent jamais seuls une planète.',
      'TI3-TECH-18':
        'Capsules de stase (vert ; demande Compensateur environnemental) : chacun de vos Croiseurs et Dreadnoughts a de la place pour une Force Terrestre.',
      'TI3-TECH-19':
        'Motivateur neuronal (vert ; demande Capsules de stase OU Microtechnologie) : en Phase de Statut, vous piochez une carte Action de plus.',
      'TI3-TECH-20':
        'Animateurs dacxives (vert ; demande Motivateur neuronal) : quand vous avez gagné un combat d’invasion, lancez un dé par Force Terrestre tombée, amie ou ennemie. Chaque 6 ou plus en place une nouvelle à vous sur la planète.',
      'TI3-TECH-21':
        'Cybernétique (vert ; demande Capsules de stase OU Déflecteurs antimasse) : vos Chasseurs ont +1 à leurs jets de combat.',
      'TI3-TECH-22':
        'Synthèse génétique (vert ; demande Cybernétique) : vos Forces Terrestres ont +1 en combat d’invasion. Lancez un dé pour chacune que vous perdez ; sur 5 ou plus, elle réapparaît sur une planète de votre Système-Mère.',
      'TI3-TECH-23':
        'Arme bactérienne X-89 (vert ; demande Canon d’assaut OU Diodes de transit) : là où un de vos Dreadnoughts ou une de vos War Suns pourrait bombarder, ce vaisseau peut à la place anéantir toutes les Forces Terrestres ennemies de la planète. Vous défaussez alors toutes vos cartes Action.',
      'TI3-TECH-24':
        'Compensateur environnemental (jaune, sans prérequis) : chacun de vos Space Docks peut produire une unité de plus.',
      'TI3-TECH-25':
        'Outils Sarween (jaune ; demande Compensateur environnemental) : chaque fois que vos Space Docks produisent, vous avez 1 ressource gratuite à y dépenser.',
      'TI3-TECH-26':
        'Microtechnologie (jaune ; demande Capsules de stase OU Outils Sarween) : chaque Accord Commercial vous donne 1 Marchandise de plus chaque fois que vos accords rapportent.',
      'TI3-TECH-27':
        'Économie intégrée (jaune ; demande Cybernétique ET Microtechnologie) : ce que vous produisez peut aussi apparaître à côté, dans un système adjacent que vous avez activé et qui est vide ou ami. Forces Terrestres et PDS peuvent aller sur toute planète à vous dans ce rayon.',
      'TI3-TECH-28':
        'Diodes de transit (jaune ; demande Déflecteur d’ondes lumineuses OU Animateurs dacxives) : en tant qu’action, payez un compteur de la Réserve de Commandement et envoyez jusqu’à quatre Forces Terrestres d’une de vos planètes à une autre.',
      'TI3-TECH-29':
        'Laser gravitonique (jaune ; demande Canon spatial lointain) : quand un de vos PDS rate, vous pouvez relancer ce dé une fois. Le second résultat compte.',
      'TI3-TECH-30':
        'Déflecteurs antimasse (bleu, sans prérequis) : vos vaisseaux peuvent traverser les Champs d’Astéroïdes, sans pouvoir s’y arrêter.',
      'TI3-TECH-31':
        'Transporteurs XRD (bleu ; demande Déflecteurs antimasse) : vos Carriers vont un système plus loin.',
      'TI3-TECH-32':
        'Propulsion de type IV (bleu ; demande Motivateur neuronal ET Transporteurs XRD) : vos Croiseurs et Dreadnoughts vont un système plus loin.',
      'TI3-TECH-33':
        'Chasseurs avancés (bleu ; demande Propulsion de type IV) : vos Chasseurs se déplacent seuls avec un mouvement de 2, se passent de ravitaillement, ont +1 à leurs jets et barrent la route à l’ennemi. Ceux qui dépassent la capacité du système comptent dans l’Approvisionnement de la Flotte.',
      'TI3-TECH-34':
        'Déflecteur d’ondes lumineuses (bleu ; demande Transporteurs XRD ET Grille de défense Magen) : les vaisseaux ennemis ne barrent plus votre route vers le système activé.',
      'TI3-TECH-35':
        'Logistique de flotte (bleu ; demande Négateur gravitonique) : après une Action Tactique, vous pouvez en accomplir une autre aussitôt, dans le même tour de jeu.',
      'TI3-TECH-36':
        'Logistique de flotte donne deux actions entières : chacune coûte son compteur de la Réserve de Commandement et suit toute la Séquence d’Activation. Les Actions Stratégiques et Transfert ne sont pas doublées.',
    },
  },
];
