import type { Vocabulary } from '../vocabulary.ts';

export const legendaryPlanets: Vocabulary['legendaryPlanets'] = {
  primor: {
    name: 'L’Atrament',
    text: 'À la fin de votre tour, vous pouvez épuiser cette carte pour placer jusqu’à 2 infanteries sur une planète que vous contrôlez.',
  },
  'hopes-end': {
    name: 'Arsenal impérial',
    text: 'À la fin de votre tour, vous pouvez épuiser cette carte pour placer 1 méca sur une planète que vous contrôlez ou piocher une carte action.',
  },
  mallice: {
    name: 'Quartier général Exterrix',
    text: 'À la fin de votre tour, vous pouvez épuiser cette carte pour gagner 2 biens commerciaux ou convertir toutes vos commodités en biens commerciaux.',
  },
  mirage: {
    name: 'Académie de vol de Mirage',
    text: 'À la fin de votre tour, vous pouvez épuiser cette carte pour placer jusqu’à 2 chasseurs dans un système avec vos vaisseaux.',
  },
};

export const layouts: Vocabulary['layouts'] = {
  three: 'Trois joueurs',
  four: 'Quatre joueurs',
  five: 'Cinq joueurs',
  'five-hyperlanes': 'Cinq joueurs avec hypervoies',
  six: 'Six joueurs',
  'six-large': 'Six joueurs, grande galaxie',
  seven: 'Sept joueurs',
  'seven-alternate': 'Sept joueurs, galaxie réduite',
  eight: 'Huit joueurs',
  'eight-alternate': 'Huit joueurs, galaxie réduite',
};
