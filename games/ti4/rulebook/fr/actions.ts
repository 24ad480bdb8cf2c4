import type { RuleChapter } from '@orrery/kernel';

export const actions: readonly RuleChapter[] = [
  {
    id: 'TI4-ACT',
    title: 'Phase d’action',
    rules: {
      'TI4-ACT-01':
        'Dans l’ordre d’initiative, chacun prend un tour avec une action. On tourne jusqu’à ce que tous aient passé.',
      'TI4-ACT-02':
        'Il y a trois sortes d’action : stratégique, avec votre propre carte stratégie ; tactique, avec un pion de votre réserve tactique ; et d’élément de jeu, une capacité marquée « Action » sur une carte ou un plateau faction.',
      'TI4-ACT-03':
        'Vous ne pouvez pas passer avant d’avoir utilisé votre carte stratégie, ou les deux si vous en avez deux.',
      'TI4-ACT-04': 'Au lieu d’une action, vous pouvez passer ; si aucune action n’est possible, vous le devez.',
      'TI4-ACT-05':
        'Après avoir passé, vous n’avez plus de tour dans cette manche, mais vous pouvez encore utiliser les compétences secondaires des cartes stratégie des autres.',
      'TI4-ACT-06':
        'Dans le tour où vous passez, vous pouvez encore utiliser les effets de début de tour et faire des transactions avec vos voisins.',
      'TI4-ACT-07': 'Pendant votre tour, vous pouvez échanger avec vos voisins.',
      'TI4-ACT-08':
        'Après avoir passé, vous pouvez encore jouer des cartes et utiliser des capacités qui ne sont pas des actions, quand leur moment vient.',
      'TI4-ACT-09': 'Si tous les autres ont passé, vous continuez à prendre des tours ; chacun a son début et sa fin.',
      'TI4-ACT-10': 'La phase finit quand le dernier joueur passe, après la fin de ce tour.',
      'TI4-ACT-11':
        'La fin d’une action vient avant la fin du tour. Les capacités de fin de tour s’utilisent quand vous passez, et aussi quand un effet met fin à votre tour plus tôt.',
      'TI4-ACT-12':
        'Plusieurs actions dans un tour ont en commun un début et une fin de tour, et une transaction avec chaque voisin.',
      'TI4-ACT-13':
        'Vous ne pouvez commencer une action d’élément de jeu que si elle peut être appliquée entièrement. Si elle est annulée, elle n’utilise pas votre action : faites-en une autre ou passez.',
      'TI4-ACT-14': 'Si la deuxième action d’un tour est annulée, vous pouvez finir le tour sans elle.',
      'TI4-ACT-15':
        'Le joueur actif est celui dont c’est le tour. Dans les actions stratégiques et d’élément de jeu, aucun système n’est actif, sauf si un effet le dit.',
    },
  },
  {
    id: 'TI4-TACT',
    title: 'Action tactique',
    rules: {
      'TI4-TACT-01':
        'Étape 1, activation : placez un pion commandement de votre réserve tactique dans un système qui n’en a pas des vôtres. C’est le système actif ; les pions des autres ne comptent pas.',
      'TI4-TACT-02':
        'Étape 2, déplacement : déplacez des vaisseaux dans le système actif, autant que vous pouvez et voulez, ou aucun.',
      'TI4-TACT-03':
        'Étape 3, combat spatial : il a lieu si deux joueurs ont des vaisseaux dans le système actif après le déplacement et les tirs de canon spatial. Des SDP ou des troupes terrestres seuls n’en causent pas.',
      'TI4-TACT-04':
        'Étape 4, invasion : bombardement, débarquement, canon spatial en défense, combat terrestre, contrôle.',
      'TI4-TACT-05':
        'Étape 5, production : elle a lieu dans chaque action tactique, même après un combat ou si rien n’a bougé.',
      'TI4-TACT-06':
        'Le pion agit comme un aimant : il attire les vaisseaux à portée vers le système actif, mais ceux qui sont dans un système avec un de vos pions y restent.',
      'TI4-TACT-07': 'Le système reste actif jusqu’à la fin de l’action tactique.',
      'TI4-TACT-08':
        'Ce qui se produit quand vous activez vient avant ce qui se produit après l’activation ; les deux viennent avant le déplacement.',
      'TI4-TACT-09':
        'Si un effet met fin à votre tour après l’activation, les étapes suivantes n’ont pas lieu et le pion reste.',
      'TI4-TACT-10': 'Les cinq étapes se suivent dans l’ordre, même si l’une ne fait rien.',
      'TI4-TACT-11': 'Un pion placé dans un système par un autre effet ne l’active pas et ne déclenche rien.',
      'TI4-TACT-12': 'Après l’étape 5 viennent le moment après l’action tactique et la fin de l’action.',
    },
  },
];
