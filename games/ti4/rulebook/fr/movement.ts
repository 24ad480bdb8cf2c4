import type { RuleChapter } from '@orrery/kernel';

export const movement: readonly RuleChapter[] = [
  {
    id: 'TI4-ADJ',
    title: 'Adjacence et trous de ver',
    rules: {
      'TI4-ADJ-01': 'Les systèmes avec le même type de trou de ver, alpha, bêta ou gamma, sont adjacents entre eux.',
      'TI4-ADJ-02':
        'Un système est une tuile : un système normal avec 1 à 3 planètes, une anomalie ou de l’espace vide, chacun parfois avec un trou de ver.',
      'TI4-ADJ-03':
        'Deux systèmes sont adjacents si leurs tuiles partagent un côté, s’ils ont des trous de ver semblables ou si une hypervoie les relie. Cela vaut toujours dans les deux sens.',
      'TI4-ADJ-04':
        'Aucun système n’est adjacent à lui-même, même avec deux trous de ver semblables, ni aucune unité au système où elle est. Une planète est adjacente à son propre système et à tous ceux qui lui sont adjacents.',
      'TI4-ADJ-05':
        'Les trous de ver delta relient la Porte de Creuss et le système de Creuss ; les règles habituelles s’y appliquent.',
      'TI4-ADJ-06':
        'Plusieurs trous de ver d’un type dans un système sont bien plusieurs trous de ver. Cela n’importe que là où l’on doit savoir lequel est utilisé.',
      'TI4-ADJ-07':
        'Si deux systèmes sont adjacents de plusieurs façons, celui qui se déplace choisit laquelle un vaisseau emprunte.',
      'TI4-ADJ-08':
        'Les tuiles hypervoie ne sont pas des systèmes : rien ne peut s’y trouver ni les viser. Les systèmes reliés par une ligne à travers elles sont adjacents à tous égards.',
      'TI4-ADJ-09': 'Deux voies d’une tuile qui se rencontrent seulement au même côté ne s’y rejoignent pas.',
      'TI4-ADJ-10':
        'Seuls des trous de ver mènent à l’Œil du trou de ver. Sa face inactive a un trou de ver gamma, sa face active alpha, bêta et gamma.',
      'TI4-ADJ-11':
        'L’Œil passe sur sa face active après qu’une unité y est déplacée ou placée, ou que quelqu’un prend Mallice. Après un déplacement, il tourne à la fin de cette étape, si bien que seuls les canons spatiaux reliés par gamma l’atteignent pendant cette action.',
      'TI4-ADJ-12': 'Ce qui est dans l’Œil y reste quand il tourne. Il ne revient jamais en arrière.',
      'TI4-ADJ-13': 'Un trou de ver seul ne fait pas d’un système une anomalie.',
    },
  },
  {
    id: 'TI4-MOVE',
    title: 'Déplacement et transport',
    rules: {
      'TI4-MOVE-01':
        'Un vaisseau ne peut pas quitter un système qui a un de vos pions commandement, sauf le système actif.',
      'TI4-MOVE-02': 'Tout vaisseau qui se déplace doit finir dans le système actif.',
      'TI4-MOVE-03': 'Un vaisseau entre au plus dans autant de systèmes que sa valeur de mouvement.',
      'TI4-MOVE-04':
        'Il ne peut pas traverser un système avec des vaisseaux d’un autre joueur. Les troupes terrestres et les structures ne l’arrêtent pas.',
      'TI4-MOVE-05':
        'Les chasseurs et les troupes terrestres sont transportés par des vaisseaux avec capacité, jamais plus qu’elle ne permet.',
      'TI4-MOVE-06':
        'Si vous laissez une planète sans unité, vous en gardez le contrôle, indiqué par un marqueur contrôle.',
      'TI4-MOVE-07':
        'Vous annoncez quels vaisseaux se déplacent et ce qu’ils portent avant que l’un d’eux bouge ; ils arrivent ensemble.',
      'TI4-MOVE-08':
        'Un vaisseau peut traverser des systèmes avec vos propres pions, et quitter le système actif puis y revenir, si sa valeur de mouvement suffit.',
      'TI4-MOVE-09':
        'Un trajet va d’un système adjacent au suivant. Un vaisseau entre dans le système actif ; les autres sur son trajet, il les traverse.',
      'TI4-MOVE-10':
        'Dans une action tactique, un vaisseau peut embarquer des unités à son départ, dans les systèmes qu’il traverse et dans le système actif, mais pas ailleurs où se trouve un de vos pions commandement.',
      'TI4-MOVE-11':
        'Les unités embarquées restent avec le vaisseau jusqu’à l’arrivée ; elles sont ensuite dans la partie espace.',
      'TI4-MOVE-12':
        'Un vaisseau n’embarque jamais plus que sa capacité. Mais il peut laisser derrière lui des unités alors trop nombreuses ; elles sont retirées.',
      'TI4-MOVE-13':
        'Vous pouvez embarquer des troupes terrestres sur une planète du système actif pour les débarquer sur une autre.',
      'TI4-MOVE-14':
        'Une unité capable de se déplacer seule, comme un chasseur amélioré, le fait ou est transportée tout du long.',
      'TI4-MOVE-15':
        'De simples chasseurs, quel que soit leur niveau, empêchent les vaisseaux des autres de traverser.',
      'TI4-MOVE-16':
        'Un déplacement par une capacité ne demande pas de valeur de mouvement et ne suit que les limites qu’elle indique ; les anomalies s’appliquent. Les unités d’un système avec votre pion ne sont pas transportées, sauf si la capacité le permet ou si ce système est actif.',
      'TI4-MOVE-17':
        'Un bonus de mouvement ne sert à rien quand un vaisseau ne peut aller que dans un système adjacent, comme en retraite.',
      'TI4-MOVE-18':
        'Quand les vaisseaux sont arrivés, les limites de capacité et de réserve de flotte sont vérifiées ; puis les canons spatiaux tirent.',
    },
  },
  {
    id: 'TI4-ANOM',
    title: 'Anomalies galactiques',
    rules: {
      'TI4-ANOM-01': 'Il y en a quatre : champ d’astéroïdes, supernova, nébuleuse et rift gravitationnel.',
      'TI4-ANOM-02':
        'Les vaisseaux ne peuvent ni entrer dans un champ d’astéroïdes ni le traverser sans un effet comme les Déflecteurs antimasse.',
      'TI4-ANOM-03':
        'Les vaisseaux ne peuvent ni entrer dans une supernova ni la traverser, sauf si une capacité de faction le permet.',
      'TI4-ANOM-04':
        'Les vaisseaux n’entrent dans une nébuleuse que si elle est le système actif, et ne la traversent jamais.',
      'TI4-ANOM-05':
        'Un vaisseau qui part d’une nébuleuse a une valeur de mouvement de 1 pour ce déplacement ; d’autres effets peuvent encore l’augmenter.',
      'TI4-ANOM-06': 'Dans un combat spatial en nébuleuse, le défenseur ajoute 1 à chaque jet de combat.',
      'TI4-ANOM-07':
        'Un vaisseau qui quitte ou traverse un rift gravitationnel a 1 de mouvement en plus, mais un dé est lancé juste avant sa sortie : de 1 à 3, il est retiré du plateau. Il ne compte pas comme détruit.',
      'TI4-ANOM-08': 'Une anomalie le reste même avec des planètes ou des trous de ver.',
      'TI4-ANOM-09':
        'Des effets peuvent faire d’un système une anomalie, ou deux à la fois ; toutes leurs règles s’appliquent alors. Plusieurs rifts gravitationnels dans un système comptent pour un.',
      'TI4-ANOM-10': 'Entrer dans un rift gravitationnel ne donne pas de bonus et ne demande pas de jet.',
      'TI4-ANOM-11':
        'Chaque fois qu’un vaisseau quitte un rift sur son trajet, il gagne 1 et doit lancer un dé, même si c’est deux fois le même.',
      'TI4-ANOM-12':
        'On lance pour les vaisseaux, pas pour ce qu’ils portent ; la charge d’un vaisseau perdu est retirée avec lui. Une unité qui devait être embarquée plus loin reste où elle est.',
      'TI4-ANOM-13': 'Tout le déplacement est annoncé avant les jets des rifts gravitationnels.',
      'TI4-ANOM-14':
        'Une retraite hors d’un rift gravitationnel demande aussi les jets. Si aucun vaisseau n’arrive, aucun pion commandement n’est placé.',
      'TI4-ANOM-15':
        'Personne ne bat en retraite dans une nébuleuse, une supernova ou un champ d’astéroïdes sans la permission voulue : l’Empyréen en nébuleuse, Réacteur magmus en supernova, Déflecteurs antimasse dans les astéroïdes.',
      'TI4-ANOM-16': 'Un vaisseau qu’un effet met dans une anomalie interdite peut y rester et la quitter normalement.',
      'TI4-ANOM-17':
        'Le bonus d’une nébuleuse ne vaut que pour les jets de combat en combat spatial, pas pour les capacités d’unité ni le combat terrestre.',
      'TI4-ANOM-18': 'Les systèmes vides et ceux avec un trou de ver ne sont pas des anomalies.',
    },
  },
  {
    id: 'TI4-CAP',
    title: 'Capacité et réserve de flotte',
    rules: {
      'TI4-CAP-01':
        'Les pions de votre réserve de flotte indiquent combien de vaisseaux autres que chasseurs vous pouvez avoir dans un même système.',
      'TI4-CAP-02': 'Les chasseurs, les troupes terrestres et les structures ne comptent pas.',
      'TI4-CAP-03':
        'Les chasseurs et les troupes terrestres dans l’espace ont besoin de capacité ; ce qui n’en a pas est perdu. Pendant un combat, la capacité n’est pas vérifiée, seulement à sa fin.',
      'TI4-CAP-04':
        'La limite de flotte vaut à tout moment, même en combat : les vaisseaux autres que chasseurs en trop sont retirés aussitôt, et vous choisissez lesquels.',
      'TI4-CAP-05':
        'Si votre réserve de flotte diminue, les vaisseaux en trop sont retirés aussitôt dans chaque système.',
      'TI4-CAP-06':
        'Les unités retirées pour la capacité ou la réserve de flotte ne sont pas détruites et ne déclenchent pas ce qu’une destruction déclencherait.',
      'TI4-CAP-07':
        'Toute la capacité de vos vaisseaux dans un système limite ensemble vos chasseurs et troupes terrestres dans sa partie espace ; les troupes sur les planètes ne comptent pas.',
      'TI4-CAP-08':
        'Un dock spatial offre en plus de la place pour 3 chasseurs dans son système ; ceux de certaines factions diffèrent.',
      'TI4-CAP-09':
        'Hors combat, la capacité vaut à tout moment : après le déplacement avant les tirs de canon spatial, et de nouveau après les touches de chaque joueur.',
      'TI4-CAP-10':
        'Dans un combat, elle est vérifiée une fois, quand le vainqueur est connu. On peut donc gagner avec des chasseurs qui sont ensuite retirés.',
      'TI4-CAP-11':
        'Les chasseurs capables de se déplacer seuls peuvent compter dans votre réserve de flotte plutôt que dans la capacité, chacun comme un vaisseau sauf indication contraire.',
      'TI4-CAP-12': 'Les unités qui ne font que traverser un système n’y comptent pas.',
      'TI4-CAP-13':
        'Vous pouvez produire ou placer des vaisseaux au-delà de la limite, mais le surplus est retiré aussitôt.',
      'TI4-CAP-14': 'Les pions de la réserve de flotte ne se dépensent pas, sauf si un effet le dit.',
    },
  },
];
