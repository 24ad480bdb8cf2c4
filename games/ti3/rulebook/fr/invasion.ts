import type { RuleChapter } from '@orrery/kernel';

export const invasion: readonly RuleChapter[] = [
  {
    id: 'TI3-LAND',
    title: 'Débarquements planétaires',
    rules: {
      'TI3-LAND-01':
        'À l’étape 5, vous pouvez débarquer Forces Terrestres et PDS de vos transporteurs sur les planètes du système activé.',
      'TI3-LAND-02':
        'S’il y a plusieurs planètes, répartissez vos unités à votre gré. Dès que le combat d’invasion commence, chacun reste où il est.',
      'TI3-LAND-03': 'Sur une planète à vous, les arrivants rejoignent simplement la garnison.',
      'TI3-LAND-04':
        'Une planète neutre devient vôtre dès qu’une de vos Forces Terrestres y pose le pied. Vous recevez sa carte Planète, engagée.',
      'TI3-LAND-05':
        'Il faut des Forces Terrestres pour gagner une planète. Des PDS posés sur une planète neutre ou ennemie sont perdus si vos Forces Terrestres ne la prennent pas en même temps.',
      'TI3-LAND-06':
        'Là où se tiennent des Forces Terrestres ennemies, votre débarquement annonce un combat à l’étape suivante.',
      'TI3-LAND-07':
        'Une planète ennemie sans Forces Terrestres tombe sans combat : le marqueur de Contrôle s’en va et la carte vous revient, engagée. S’il s’y trouve des PDS, ils tirent toutefois une fois sur vos troupes avant cela.',
      'TI3-LAND-08':
        'Une planète que vous venez de gagner ne sert pas encore : sa carte arrive toujours engagée, que l’ancien propriétaire l’ait utilisée ou non.',
      'TI3-LAND-09':
        'Vous pouvez débarquer des PDS avec vos envahisseurs. Ils ne combattent pas, ne servent pas de pertes, et disparaissent si le dernier envahisseur tombe. La limite de deux PDS par planète vaut ici aussi.',
      'TI3-LAND-10':
        'Ce que vous tenez, vous le gardez : même sans une seule unité, une planète reste sous votre contrôle jusqu’à ce qu’un autre la prenne ou qu’un effet en décide autrement.',
    },
  },
  {
    id: 'TI3-INVADE',
    title: 'Combat d’invasion',
    rules: {
      'TI3-INVADE-01':
        'Sur chaque planète où vos Forces Terrestres ont débarqué parmi celles de l’ennemi, il y a combat d’invasion. Personne ne peut l’éviter.',
      'TI3-INVADE-02':
        'Si plusieurs planètes sont disputées, vous choisissez la suivante ; chaque combat va à son terme avant qu’un autre ne commence.',
      'TI3-INVADE-03': 'Une fois au sol, plus d’échappatoire : aucun camp ne peut quitter un combat d’invasion.',
      'TI3-INVADE-04': 'Deux choses viennent d’abord : vos vaisseaux bombardent, puis les PDS du défenseur répondent.',
      'TI3-INVADE-05':
        'Bombardement : chacun de vos Dreadnoughts dans le système peut lancer un dé, chaque War Sun trois. Tout résultat atteignant la valeur de combat du vaisseau tue une Force Terrestre ennemie, qui ne riposte plus.',
      'TI3-INVADE-06':
        'Les Dreadnoughts appuient une invasion, rien d’autre : ils ne bombardent que là où vos troupes ont débarqué pendant cette action.',
      'TI3-INVADE-07': 'Un seul PDS ennemi sur la planète forme un bouclier planétaire qu’aucun Dreadnought ne perce.',
      'TI3-INVADE-08':
        'Aucun bouclier n’arrête une War Sun. Elle peut même bombarder une planète ennemie où vous ne débarquez personne, mais cela seul ne change jamais qui la contrôle.',
      'TI3-INVADE-09':
        'Chaque vaisseau bombarde au plus une fois par action, tous ses dés contre une seule planète. Si vous en envahissez plusieurs, vous décidez quel vaisseau aide où.',
      'TI3-INVADE-10':
        'Puis chaque PDS de la planète peut tirer une fois sur les envahisseurs. Un résultat atteignant sa valeur de combat, 6 en général, tue une Force Terrestre, qui ne riposte pas. Cela vaut même si le bombardement n’a laissé aucun défenseur.',
      'TI3-INVADE-11':
        'Les PDS n’ont qu’une salve contre les envahisseurs, avant le premier round, et qui ne se répète pas dans ce combat. Si elle tue tous les envahisseurs, l’invasion a échoué.',
      'TI3-INVADE-12':
        'À chaque round, les deux camps lancent ensemble un dé par Force Terrestre sur la planète, puis chacun retire autant des siennes que l’autre a infligé de dégâts. Une Force Terrestre touche d’ordinaire sur 8 ou plus.',
      'TI3-INVADE-13': 'PDS et Space Docks ne lancent pas de dé dans ces rounds : c’est l’affaire des seules troupes.',
      'TI3-INVADE-14': 'On combat jusqu’à ce qu’un seul camp, ou aucun, ait encore des Forces Terrestres sur place.',
      'TI3-INVADE-15':
        'Votre invasion réussit s’il ne reste aucun défenseur et qu’au moins une de vos Forces Terrestres tient encore.',
      'TI3-INVADE-16':
        'Tout ce que l’ennemi y avait construit, PDS et Space Docks, est alors détruit, et vous recevez la carte Planète, engagée.',
      'TI3-INVADE-17':
        'Si les dernières troupes des deux camps meurent ensemble, le défenseur a tenu. Il garde la planète, ses PDS et son Space Dock ; les PDS que vous aviez débarqués sont perdus.',
      'TI3-INVADE-18':
        'Si vos troupes sont anéanties et qu’il reste des défenseurs, vous avez échoué, et les PDS que vous aviez apportés sont perdus.',
      'TI3-INVADE-19': 'Tout ce qui est détruit rejoint les renforts de son propriétaire.',
      'TI3-INVADE-20':
        'Envahir un partenaire met fin sur-le-champ à votre Accord Commercial, même s’il n’y avait sur la planète qu’un marqueur de Contrôle.',
    },
  },
];
