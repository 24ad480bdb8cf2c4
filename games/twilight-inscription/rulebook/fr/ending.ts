import type { RuleChapter } from '@orrery/kernel';

export const ending: readonly RuleChapter[] = [
  {
    id: 'INS-END',
    title: 'Fin de partie et score',
    rules: {
      'INS-END-01':
        'Une fois « Un trône à prendre » résolu, on cesse de jouer et chacun calcule le score de ses fiches.',
      'INS-END-02':
        'Fiche par fiche, faites le total de vos Avantages PV revendiqués et notez-le dans la case « Fiche ».',
      'INS-END-03':
        'Sur Navigation, cela comprend les PV notés pour les Reliques et Mecatol Rex. Sur Affrontement, les PV négatifs des Guerres perdues sont déduits.',
      'INS-END-04':
        'Ajoutez ce que contient la case « Objectif », si vous avez atteint l’Objectif de la fiche. Cela donne le « Sous-total ».',
      'INS-END-05':
        'Sur Industrie, chaque paire de Marchandises non dépensées augmente le sous-total de 1 ; une Marchandise isolée ne compte pas.',
      'INS-END-06':
        'Vos quatre sous-totaux réunis forment votre score final, inscrit près du nom de votre faction sur la fiche Mecatol Rex.',
      'INS-END-07':
        'Les factions qui n’ont jamais atteint Mecatol Rex rejoignent alors la liste. Elles n’en tirent aucune récompense.',
      'INS-END-08': 'Le meilleur score final l’emporte. Votes, Planètes et Spécialités inutilisés ne valent rien.',
      'INS-END-09':
        'En cas d’égalité, les Votes tranchent : celui qui en a revendiqué le plus l’emporte, dépensés ou non.',
      'INS-END-10': 'Ceux que même cela ne départage pas forment une coalition et gagnent ensemble.',
    },
  },
  {
    id: 'INS-SOLO',
    title: 'Parties en solo et à deux joueurs',
    rules: {
      'INS-SOLO-01':
        'Si vous jouez seul ou à deux, une faction IA se joint à la partie. Le revers de la fiche Mecatol Rex, sa face IA, montre où elle en est.',
      'INS-SOLO-02':
        'La face IA compte six pistes, une pour chaque résultat Point Fort possible : Matériaux, Influence ou Recherche, une ou deux fois.',
      'INS-SOLO-03':
        'Quatre des six sont des pistes But. Des deux autres, dans notre jeu, Matériaux simple est la piste Force et Influence simple la piste Votes.',
      'INS-SOLO-04':
        'Hormis ce chapitre, rien ne change. Seuls la mise en place et les Événements Conseil se déroulent autrement.',
      'INS-SOLO-05':
        'Pour la mise en place, présentez la face IA. Les Projets des Stades II, III et IV forment trois paquets mélangés, dont toutes les cartes restent en jeu.',
      'INS-SOLO-06':
        'À deux, un dé noir fixe vos places pour toute la partie. S’il montre Influence, l’Orateur est assis à gauche de l’autre joueur ; sinon, à sa droite.',
      'INS-SOLO-07':
        'La faction IA occupe le côté libre de chacun de vous. Vous livrez donc une Guerre l’un contre l’autre et une contre l’IA.',
      'INS-SOLO-08': 'Décidez de la résistance de l’IA : Facile, Intermédiaire ou Difficile.',
      'INS-SOLO-09': 'En Facile, les pistes restent telles qu’imprimées.',
      'INS-SOLO-10':
        'En Intermédiaire, l’IA a une icône d’avance sur toutes les pistes But, et une de plus dans les sections de la piste Force pour les Stades II et III.',
      'INS-SOLO-11':
        'En Difficile, l’avance est de deux icônes sur toutes les pistes But, et d’une de plus dans les sections des Stades II et III, pour la piste Force comme pour la piste Votes.',
      'INS-SOLO-12':
        'Après chaque jet, l’IA avance : pour chaque dé Point Fort, on barre la prochaine icône libre de la piste de son résultat, au besoin dans la section d’un Stade ultérieur. Vous utilisez les dés comme d’habitude. Si la piste Force ou la piste Votes est pleine, le résultat est ignoré.',
      'INS-SOLO-13':
        'Des Buts jalonnent les pistes But. Quand l’IA a barré tout ce qui précède un But, elle le revendique.',
      'INS-SOLO-14':
        'Un But qui est un Objectif est ainsi atteint par l’IA. Sa carte est retournée, sauf si c’était déjà fait.',
      'INS-SOLO-15': 'Si le But est Mecatol Rex, la faction IA remplit l’emplacement libre le plus haut de la fiche.',
      'INS-SOLO-16': 'L’IA ne marque rien pour ses Buts. Elle vous souffle simplement la première place.',
      'INS-SOLO-17':
        'Atteignez un Objectif ou Mecatol Rex dans le round où l’IA y parvient, et vous êtes réputé à égalité avec elle : la meilleure récompense est à vous. Entre deux joueurs humains, c’est toujours l’étape qui compte.',
      'INS-SOLO-18':
        'Une fois une piste But épuisée, ses résultats se lisent comme celui imprimé à son extrémité. Si cette autre piste est pleine aussi, on continue à partir d’elle, mais jamais deux fois sur la même.',
      'INS-SOLO-19':
        'Partout où vous n’avez pas de voisin humain, vous affrontez la Force de l’IA. Si vous êtes seul, c’est le cas dans les deux Guerres.',
      'INS-SOLO-20':
        'Regardez la section de la piste Force pour le Stade de l’Événement : le nombre inscrit au-dessus de sa dernière icône barrée est la Force de l’IA. Sans icône barrée, ce serait 0.',
      'INS-SOLO-21':
        'Les Guerres finies, le reste de cette section est rayé d’une ligne. Les icônes rayées ne comptent pas, et les résultats suivants passent à la section d’après.',
      'INS-SOLO-22':
        'Lors d’un Événement Conseil, vous revendiquez vos Votes normalement. Après quoi cinq étapes particulières remplacent le vote habituel.',
      'INS-SOLO-23': 'À l’étape 1, on révèle le premier Projet du Stade ; seule compte son issue « Approuvé ».',
      'INS-SOLO-24':
        'À l’étape 2, on pioche des Projets du même Stade jusqu’à en trouver un qui diffère du premier par l’Étoile : sans Étoile si le premier en a une, avec Étoile s’il n’en a pas. Ceux qui ne conviennent pas sont défaussés.',
      'INS-SOLO-25': 'Le Projet trouvé à l’étape 2 est le contre-Projet ; seule compte son issue « Rejeté ».',
      'INS-SOLO-26': 'À l’étape 3, vous choisissez seulement combien de Votes émettre. Vous ne prenez aucun parti.',
      'INS-SOLO-27':
        'Une fois les Votes des joueurs émis, les icônes libres de la section de ce Stade sur la piste Votes sont rayées, et un dé noir est jeté pour l’IA.',
      'INS-SOLO-28':
        'L’IA émet le nombre inscrit au-dessus de la dernière icône barrée de la section, et davantage selon le dé : ici aucun pour Matériaux, 1 pour Recherche, 2 pour Influence.',
      'INS-SOLO-29':
        'À l’étape 4, vos Votes sont comparés à ceux de l’IA. C’est seulement si vous en avez émis davantage que vous obtenez la bonne issue, celle à l’Étoile ; une égalité ne suffit pas et vous vaut la mauvaise.',
      'INS-SOLO-30':
        'À deux, chacun résout sa propre issue sans que l’autre soit concerné. Là où choisirait celui qui a émis le plus de Votes, vous choisissez pour vous-même, que vous ayez battu l’IA ou non.',
      'INS-SOLO-31': 'À l’étape 5, vous barrez les Votes que vous avez émis, tout comme dans une partie à plusieurs.',
      'INS-SOLO-32':
        'Le plus haut total de PV gagne, mais seulement avec un rang au-dessus de « Défaite » ; si personne n’y parvient, personne ne gagne. Une égalité entre deux joueurs se départage comme à l’ordinaire.',
      'INS-SOLO-33':
        'Votre score vous vaut un rang. L’échelle monte de 20 en 20 points : Oubliés dans les Années Sombres, Détail de l’histoire galactique (40), Territoire émergent (60), Puissance galactique (80), Autorité dominante (100), Surpasse les Lazax (120). La même table sert pour un joueur et pour deux.',
      'INS-SOLO-34':
        'Pour gagner, il faut 40 points en Facile, 60 en Intermédiaire et 80 en Difficile. Le meilleur rang accessible y est respectivement celui de 80, 100 et 120 points.',
    },
  },
];
