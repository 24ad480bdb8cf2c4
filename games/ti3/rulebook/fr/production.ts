import type { RuleChapter } from '@orrery/kernel';

export const production: readonly RuleChapter[] = [
  {
    id: 'TI3-PROD',
    title: 'Produire des unités',
    rules: {
      'TI3-PROD-01':
        'À la dernière étape, vos Space Docks du système activé peuvent produire des unités, et vous pouvez y construire de nouveaux Space Docks.',
      'TI3-PROD-02': 'Sans Space Dock dans le système, rien n’y est produit, sauf un Space Dock lui-même.',
      'TI3-PROD-03':
        'Un Space Dock produit jusqu’à deux unités de plus que la valeur en ressources de sa planète : cinq sur une planète de valeur 3, deux encore sur une de valeur 0. Les prix n’y changent rien, et deux docks d’un même système ont chacun leur limite.',
      'TI3-PROD-04':
        'Vous annoncez tout ce que vous voulez, additionnez les prix, payez en une fois, puis placez les unités. Qui paie trop ne reçoit rien en retour.',
      'TI3-PROD-05':
        'N’importe laquelle de vos planètes dégagées peut payer, de même que vos Marchandises. La planète du dock n’est pas tenue de contribuer.',
      'TI3-PROD-06': 'Les nouveaux vaisseaux apparaissent dans l’espace, dans le système du dock.',
      'TI3-PROD-07': 'Les nouvelles Forces Terrestres et les nouveaux PDS apparaissent sur la planète du dock.',
      'TI3-PROD-08':
        'Une ressource achète deux Chasseurs ou deux Forces Terrestres. Une unité seule coûte autant, et une paire mixte n’est pas à vendre.',
      'TI3-PROD-09':
        'Bon marché ou non, chaque Chasseur et chaque Force Terrestre occupe une place dans ce que le dock peut produire.',
      'TI3-PROD-10':
        'Vous ne pouvez produire ni plus de vaisseaux que votre Approvisionnement de la Flotte, ni plus de Chasseurs que le système n’en ravitaille.',
      'TI3-PROD-11':
        'Vous ne produisez que ce que vos renforts contiennent encore. Pour les Chasseurs et les Forces Terrestres, des jetons supplémentaires prennent le relais des figurines.',
      'TI3-PROD-12': 'Tant que vous ne possédez pas la technologie War Sun, vous ne produisez pas de War Sun.',
      'TI3-PROD-13':
        'Un seul vaisseau ennemi dans le système place vos Space Docks sous embargo : plus de vaisseaux. Forces Terrestres et PDS peuvent encore être produits.',
      'TI3-PROD-14': 'Deux PDS à vous sur une planète : jamais davantage.',
      'TI3-PROD-15':
        'Pour un nouveau Space Dock, il faut : un système que vous venez d’activer, à l’étape de production d’une Action Tactique ou Transfert ; une planète à vous sans interruption depuis le début de la Phase de Stratégie de ce tour et encore sans dock ; aucun vaisseau ennemi dans le système ; un dock dans vos renforts ; et 4 ressources.',
      'TI3-PROD-16':
        'Il ne faut pas de dock pour en construire un, et le nouveau ne prend rien sur ce que les autres peuvent produire. Vous n’avez besoin ni de vaisseaux ni de troupes sur place.',
      'TI3-PROD-17':
        'Un nouveau Space Dock se repose jusqu’à la fin du tour et se met au travail au tour suivant. Tout dock placé pendant ce tour compte comme nouveau.',
      'TI3-PROD-18': 'Une planète conquise pendant ce tour ne peut donc pas encore recevoir de Space Dock.',
    },
  },
  {
    id: 'TI3-TRANSFER',
    title: 'Action Transfert',
    rules: {
      'TI3-TRANSFER-01':
        'L’Action Transfert sert à vous regrouper entre deux systèmes adjacents : activer les deux, faire passer des vaisseaux, subir le tir des PDS, débarquer, et produire dans l’un d’eux.',
      'TI3-TRANSFER-02':
        'Le compteur du premier système vient de votre Réserve de Commandement, celui du second de vos renforts. Sans compteur dans les renforts, pas de transfert.',
      'TI3-TRANSFER-03': 'Les deux systèmes doivent se toucher, ou être reliés par des Wormholes.',
      'TI3-TRANSFER-04':
        'Il vous faut une unité dans chacun des deux, et aucun ennemi ne doit y en avoir, pas même une Force Terrestre ou un PDS. Un marqueur de Contrôle ennemi sur une planète vide ne gêne pas.',
      'TI3-TRANSFER-05': 'Aucun des deux ne doit porter d’avance un compteur à vous.',
      'TI3-TRANSFER-06':
        'Les vaisseaux peuvent passer dans les deux sens en même temps, chacun une fois, et seulement entre ces deux systèmes. Après quoi l’Approvisionnement de la Flotte et le ravitaillement des Chasseurs doivent être respectés des deux côtés.',
      'TI3-TRANSFER-07':
        'Chasseurs, Forces Terrestres et PDS ont besoin d’un Carrier ou d’une War Sun pour passer, comme lors d’une Action Tactique.',
      'TI3-TRANSFER-08':
        'Ensuite, les ennemis dont les PDS atteignent vos vaisseaux dans l’un des systèmes peuvent tirer. Un PDS qui atteint les deux doit en choisir un.',
      'TI3-TRANSFER-09':
        'Les Forces Terrestres et PDS à bord peuvent descendre sur vos propres planètes, dans l’un ou l’autre système.',
      'TI3-TRANSFER-10':
        'Vous ne pouvez débarquer ni sur une planète neutre, ni sur celle qui porte le marqueur de Contrôle d’un autre.',
      'TI3-TRANSFER-11':
        'Enfin, vos Space Docks de l’un des deux systèmes peuvent produire, et vous pouvez y construire un nouveau dock aux conditions habituelles. L’autre système n’a rien.',
      'TI3-TRANSFER-12':
        'Un transfert est pacifique : ni bataille, ni bombardement, ni combat d’invasion. Les compteurs Domaine restent tranquilles.',
    },
  },
];
