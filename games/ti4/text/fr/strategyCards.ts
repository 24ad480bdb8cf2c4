import type { Vocabulary } from '../vocabulary.ts';

export const strategyCards: Vocabulary['strategyCards'] = {
  leadership: {
    name: 'Gouvernance',
    primary:
      'Gagnez 3 pions commandement. Puis vous pouvez dépenser de l’influence pour en gagner 1 de plus par tranche de 3.',
    secondary: 'Vous pouvez dépenser de l’influence pour gagner 1 pion commandement par tranche de 3.',
  },
  diplomacy: {
    name: 'Diplomatie',
    primary:
      'Choisissez un système avec une planète que vous contrôlez, sauf Mecatol Rex : chaque autre joueur y place un pion commandement de ses renforts. Puis restaurez jusqu’à 2 de vos planètes.',
    secondary: 'Dépensez 1 pion de votre réserve stratégique pour restaurer jusqu’à 2 de vos planètes.',
  },
  politics: {
    name: 'Politique',
    primary:
      'Choisissez un joueur autre que l’orateur, qui devient orateur. Piochez 2 cartes action. Regardez les 2 premiers projets et remettez chacun sur la pioche ou dessous.',
    secondary: 'Dépensez 1 pion de votre réserve stratégique pour piocher 2 cartes action.',
  },
  construction: {
    name: 'Construction',
    primary:
      'Placez 1 SDP ou 1 dock spatial sur une planète que vous contrôlez. Puis placez 1 SDP sur une planète que vous contrôlez.',
    secondary:
      'Placez 1 pion de votre réserve stratégique dans un système. Vous pouvez y placer 1 SDP ou 1 dock spatial sur une planète que vous contrôlez.',
  },
  trade: {
    name: 'Commerce',
    primary:
      'Gagnez 3 biens commerciaux. Réapprovisionnez vos commodités. Choisissez autant d’autres joueurs que vous voulez, qui utilisent la compétence secondaire sans dépenser de pion.',
    secondary: 'Dépensez 1 pion de votre réserve stratégique pour réapprovisionner vos commodités.',
  },
  warfare: {
    name: 'Guerre',
    primary:
      'Reprenez un de vos pions commandement du plateau et gagnez 1 pion. Puis vous pouvez redistribuer les pions de votre plateau de commandement.',
    secondary:
      'Dépensez 1 pion de votre réserve stratégique pour utiliser Production d’un dock spatial de votre système natal.',
  },
  technology: {
    name: 'Technologie',
    primary: 'Recherchez 1 technologie. Puis vous pouvez dépenser 6 ressources pour en rechercher 1 de plus.',
    secondary: 'Dépensez 1 pion de votre réserve stratégique et 4 ressources pour rechercher 1 technologie.',
  },
  imperial: {
    name: 'Intrigue',
    primary:
      'Vous pouvez valider un objectif public dont vous remplissez la condition. Gagnez 1 point de victoire si vous contrôlez Mecatol Rex ; sinon, piochez un objectif secret.',
    secondary: 'Dépensez 1 pion de votre réserve stratégique pour piocher un objectif secret.',
  },
};
