import type { RuleChapter } from '@orrery/kernel';

export const battle: readonly RuleChapter[] = [
  {
    id: 'TI3-PDS',
    title: 'Tir des PDS',
    rules: {
      'TI3-PDS-01':
        'Les PDS ne tirent sur les vaisseaux qu’à un seul moment, l’étape 3 de la Séquence d’Activation : tous les vaisseaux sont arrivés et aucune bataille n’a commencé. L’Action Transfert connaît aussi cette étape.',
      'TI3-PDS-02':
        'Vos ennemis tirent d’abord : leurs PDS à portée peuvent viser vos vaisseaux dans le système activé, joueur après joueur dans le sens horaire à partir de vous, les pertes étant retirées chaque fois. Puis vos PDS à portée peuvent viser les vaisseaux ennemis qui s’y trouvent.',
      'TI3-PDS-03':
        'Un PDS couvre le système où il se trouve. Canon spatial lointain étend sa portée à tous les systèmes adjacents, y compris par Wormhole.',
      'TI3-PDS-04': 'Chaque PDS dispose d’un seul tir, un dé, dans cette étape. Personne n’est obligé de tirer.',
      'TI3-PDS-05':
        'Un PDS touche d’ordinaire sur 6 ou plus. Chaque dégât s’applique aussitôt, et ce qu’il détruit ne peut plus riposter.',
      'TI3-PDS-06':
        'Pendant l’action d’un autre, vos tirs ne peuvent viser que le joueur actif. Nul ne peut activer un système pour que les PDS de deux tiers se tirent dessus.',
      'TI3-PDS-07':
        'Tous les vaisseaux du joueur actif dans le système activé peuvent être visés, qu’ils viennent d’arriver ou qu’ils y soient depuis longtemps.',
      'TI3-PDS-08':
        'Joueur actif, vous pouvez faire tirer vos PDS sur toute flotte ennemie du système activé. Inutile d’y envoyer un vaisseau : activer le système rien que pour canonner une flotte à portée suffit.',
      'TI3-PDS-09':
        'Si vos vaisseaux sont touchés, c’est vous qui choisissez les pertes, Chasseurs compris. Un Dreadnought ou une War Sun intacts peuvent encaisser un dégât en devenant endommagés.',
      'TI3-PDS-10': 'Un PDS transporté par un vaisseau est démonté et ne tire pas.',
      'TI3-PDS-11': 'Un tir de PDS n’est pas une guerre : un Accord Commercial y survit.',
    },
  },
  {
    id: 'TI3-SPACE',
    title: 'Bataille spatiale',
    rules: {
      'TI3-SPACE-01':
        'Si, après le tir des PDS, un ennemi et vous avez tous deux des vaisseaux dans le système que vous avez activé, la bataille est inévitable. Un seul Chasseur ennemi suffit.',
      'TI3-SPACE-02':
        'Joueur actif, vous êtes l’attaquant ; l’ennemi dont les vaisseaux sont là est le défenseur. Si deux ennemis devaient partager le système, vous les affrontez l’un après l’autre, dans l’ordre de votre choix.',
      'TI3-SPACE-03': 'Les rounds se succèdent jusqu’à ce qu’un camp au plus ait encore des vaisseaux dans le système.',
      'TI3-SPACE-04':
        'Certaines choses précèdent le premier round, dans cet ordre : cartes Action jouées avant la bataille, Canon d’assaut, tir de barrage anti-Chasseurs et, si votre table les emploie, Tentatives de Sabotage.',
      'TI3-SPACE-05':
        'Tir de barrage anti-Chasseurs : chaque camp lance deux dés par Destroyer. Chaque résultat atteignant la valeur de combat du Destroyer, 9 en général, abat un Chasseur ennemi.',
      'TI3-SPACE-06':
        'Les Chasseurs abattus par le tir de barrage retournent aux renforts avant d’avoir pu agir ; la bataille se fera sans eux.',
      'TI3-SPACE-07':
        'Il n’y a qu’un tir de barrage par bataille, pas un à chaque round. Il ne touche que les Chasseurs, et les dégâts au-delà de leur nombre sont perdus.',
      'TI3-SPACE-08':
        'Un round de bataille se déroule ainsi : quelqu’un peut annoncer son départ, les deux camps lancent les dés, les deux retirent leurs pertes, puis celui qui l’avait annoncé s’en va.',
      'TI3-SPACE-09':
        'L’attaquant parle le premier et peut annoncer une fuite. S’il reste, le défenseur peut annoncer une retraite. Il faut à cet instant avoir un système où aller : pas d’annonce en l’air.',
      'TI3-SPACE-10':
        'On ne part qu’après les dés : personne ne quitte donc une bataille sans au moins un échange de tirs.',
      'TI3-SPACE-11':
        'Les deux camps lancent ensemble un dé par vaisseau, trois pour une War Sun. Chaque résultat atteignant la valeur de combat du vaisseau inflige un dégât. Les Carriers chargés lancent aussi.',
      'TI3-SPACE-12':
        'Chaque dégât infligé par l’autre camp vous coûte quelque chose. L’attaquant retire ses pertes d’abord, le défenseur ensuite.',
      'TI3-SPACE-13':
        'Pour un dégât, vous retirez un vaisseau ou vous endommagez un Dreadnought ou une War Sun encore intacts. Déjà endommagés, ils périssent au dégât suivant ; un même vaisseau peut prendre les deux d’un coup.',
      'TI3-SPACE-14': 'Lesquels de vos vaisseaux paient les dégâts, vous seul en décidez.',
      'TI3-SPACE-15':
        'Les pertes viennent après les jets des deux camps : chaque vaisseau a donc tiré pendant le round où il disparaît.',
      'TI3-SPACE-16':
        'Les vaisseaux perdus ne le sont pas pour toujours : ils rejoignent vos renforts et peuvent être reconstruits.',
      'TI3-SPACE-17': 'Les dégâts pour lesquels il ne reste aucun vaisseau sont sans effet.',
      'TI3-SPACE-18': 'À l’étape 4, la fuite ou la retraite annoncée est exécutée, si elle est encore possible.',
      'TI3-SPACE-19': 'Si l’autre camp n’a plus alors aucun vaisseau, il n’y a plus rien à fuir et la flotte reste.',
      'TI3-SPACE-20':
        'Toute la flotte part, vers un seul système adjacent qui porte votre compteur depuis plus tôt dans ce tour. Faute d’un tel système, elle reste et combat. Une flotte de Chasseurs seuls ne peut pas partir non plus.',
      'TI3-SPACE-21':
        'La destination doit être libre de vaisseaux ennemis. Ce que l’ennemi possède sur les planètes n’y fait pas obstacle.',
      'TI3-SPACE-22':
        'Approvisionnement de la Flotte et ravitaillement des Chasseurs valent aussi dans le nouveau système. Ce qui est en trop à l’arrivée est perdu.',
      'TI3-SPACE-23': 'Si des vaisseaux des deux camps se font encore face, le round suivant commence.',
      'TI3-SPACE-24':
        'Tant que les canons parlent, nul ne demande qui ravitaille les Chasseurs : ils combattent même sans leur Carrier. Ceux qui ne peuvent plus être ravitaillés sont retirés une fois la bataille finie.',
      'TI3-SPACE-25':
        'S’il vous reste des vaisseaux, vous passez aux débarquements. Si tous vos transporteurs sont perdus, il n’y a plus personne à débarquer.',
      'TI3-SPACE-26':
        'Deux partenaires qui s’affrontent dans l’espace ne le sont plus : leur Accord Commercial est rompu sur-le-champ.',
      'TI3-SPACE-27': 'Qui défend dans une Nébuleuse a +1 à ses dés de combat.',
    },
  },
];
