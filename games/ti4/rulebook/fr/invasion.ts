import type { RuleChapter } from '@orrery/kernel';

export const invasion: readonly RuleChapter[] = [
  {
    id: 'TI4-INV',
    title: 'Invasion et combat terrestre',
    rules: {
      'TI4-INV-01':
        'Avant le débarquement, les unités de l’attaquant qui ont Bombardement peuvent tirer sur les troupes terrestres ; le défenseur choisit les pertes.',
      'TI4-INV-02':
        'Puis l’attaquant peut débarquer des troupes terrestres de la partie espace sur des planètes du système actif, réparties à sa guise.',
      'TI4-INV-03':
        'Les troupes terrestres viennent par vaisseau ; sans vaisseau dans le système, elles ne peuvent pas être dans sa partie espace.',
      'TI4-INV-04':
        'Le combat terrestre se joue par rounds comme dans l’espace : chaque troupe terrestre lance ses dés, et chaque camp choisit ses pertes.',
      'TI4-INV-05':
        'Personne ne bat en retraite d’un combat terrestre. Il dure jusqu’à ce qu’un camp au plus ait des troupes terrestres ; les deux peuvent être anéantis.',
      'TI4-INV-06':
        'L’attaquant prend le contrôle de chaque planète où il lui reste une troupe terrestre, et sa carte, épuisée. Les structures des autres y sont détruites.',
      'TI4-INV-07':
        'Les étapes d’une invasion sont : bombardement, débarquement, canon spatial en défense, combat terrestre, prise de contrôle.',
      'TI4-INV-08':
        'Seul le joueur actif bombarde, et alors avec toutes les unités qui le peuvent. Avant le jet, désignez une planète par unité ; tous ses dés vont contre elle.',
      'TI4-INV-09':
        'Une planète avec une unité qui a Bouclier planétaire ne peut pas être bombardée ; les autres planètes du système le peuvent.',
      'TI4-INV-10':
        'Les Soleils de Guerre et certains vaisseaux amiraux privent de Bouclier planétaire les unités des autres joueurs dans leur système. Toute unité peut alors bombarder, et ce qui exige le bouclier ne marche plus.',
      'TI4-INV-11':
        'Le bombardement n’est pas un combat. Les mécas peuvent utiliser Dégâts encaissés contre lui, et les touches en trop sont perdues.',
      'TI4-INV-12':
        'Si aucune troupe terrestre ne débarque, les autres étapes sont omises, sauf si un effet a mis des troupes adverses sur la même planète.',
      'TI4-INV-13':
        'Personne ne peut débarquer sur Mecatol Rex tant que le pion Gardiens y est, ni là où un effet l’interdit.',
      'TI4-INV-14': 'Les unités sont sur la planète dès leur débarquement.',
      'TI4-INV-15':
        'D’abord les canons spatiaux tirent sur toutes les planètes, puis viennent les combats terrestres dans l’ordre choisi par le joueur actif, puis le contrôle de toutes les planètes.',
      'TI4-INV-16':
        'Les moments de début et de fin d’un combat terrestre et de ses rounds sont ceux d’un combat spatial.',
      'TI4-INV-17':
        'Celui à qui il reste des troupes terrestres gagne. Si personne n’en a, personne ne gagne, et le défenseur garde le contrôle avec un marqueur contrôle.',
      'TI4-INV-18': 'Vous ne pouvez valider qu’un objectif secret par combat ; chaque combat terrestre compte à part.',
      'TI4-INV-19':
        'Si un autre effet amène les unités de deux joueurs sur une planète, elles combattent à la prochaine étape d’invasion sur place.',
    },
  },
  {
    id: 'TI4-CTRL',
    title: 'Contrôle des planètes',
    rules: {
      'TI4-CTRL-01': 'Si vous débarquez sur une planète sans résistance, vous en prenez le contrôle.',
      'TI4-CTRL-02': 'Vous prenez épuisée la carte d’une planète que vous gagnez.',
      'TI4-CTRL-03':
        'Sans unité, votre contrôle est indiqué par un marqueur contrôle et dure jusqu’à ce qu’un autre joueur le prenne.',
      'TI4-CTRL-04': 'Si vous gagnez une planète qu’aucun autre joueur ne contrôlait, vous l’explorez.',
      'TI4-CTRL-05': 'Vous contrôlez vos planètes natales dès le début.',
      'TI4-CTRL-06': 'Vous ne pouvez pas prendre le contrôle d’une planète qui est déjà à vous.',
      'TI4-CTRL-07':
        'La carte planète vient de la pioche ou du joueur qui l’avait. Les attachements restent avec elle, dans leur état.',
      'TI4-CTRL-08':
        'Hors invasion, vous perdez une planète quand vous n’y avez pas d’unité et qu’un autre joueur en a ; il la gagne aussitôt.',
      'TI4-CTRL-09':
        'Plusieurs planètes gagnées ensemble le sont une par une, dans l’ordre voulu ; vous explorez chacune avant la suivante.',
      'TI4-CTRL-10': 'Quand vous perdez une planète, votre marqueur contrôle en disparaît.',
    },
  },
  {
    id: 'TI4-CUST',
    title: 'Mecatol Rex et les Gardiens',
    rules: {
      'TI4-CUST-01':
        'Mecatol Rex est au centre et siège du conseil. Tant que le pion Gardiens s’y trouve, il n’y a pas de phase de projet.',
      'TI4-CUST-02':
        'Pour le prendre, activez le système, ayez une troupe terrestre à débarquer et dépensez 6 influence. Vous prenez le pion et gagnez aussitôt 1 point de victoire.',
      'TI4-CUST-03':
        'Le pion part avant le débarquement, et au moins une troupe terrestre doit ensuite débarquer sur Mecatol Rex. Si aucune ne le peut, le pion reste.',
      'TI4-CUST-04': 'Les vaisseaux peuvent entrer dans le système tant que le pion y est.',
      'TI4-CUST-05': 'À partir de la manche où le pion est pris, il y a une phase de projet.',
      'TI4-CUST-06':
        'Le pion n’est pas un attachement. Mecatol Rex n’a pas de caractéristique, n’est pas légendaire et ne peut pas être explorée.',
    },
  },
];
