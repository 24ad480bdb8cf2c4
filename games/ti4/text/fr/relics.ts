import type { Vocabulary } from '../vocabulary.ts';

export const relics: Vocabulary['relics'] = {
  'dominus-orb': {
    name: 'Orbe Dominus',
    text: 'Avant de déplacer des unités dans une action tactique, vous pouvez purger cette carte : les unités peuvent quitter, par déplacement ou transport, des systèmes avec vos pions commandement.',
  },
  'maw-of-worlds': {
    name: 'Gueule des mondes',
    text: 'Au début de la phase de projet, vous pouvez purger cette carte et épuiser toutes vos planètes pour gagner la technologie de votre choix.',
  },
  'scepter-of-emelpar': {
    name: 'Sceptre d’Emelpar',
    text: 'Quand vous devriez dépenser un pion de votre réserve stratégique, vous pouvez épuiser cette carte pour en dépenser un de vos renforts à la place.',
  },
  'shard-of-the-throne': {
    name: 'Éclat du trône',
    text: 'Cette carte vous donne 1 point de victoire. Un joueur qui vous prend une planète légendaire ou une planète de votre système natal prend la carte et le point.',
  },
  'stellar-converter': {
    name: 'Convertisseur stellaire',
    text: 'Action : choisissez une planète à côté de vos unités qui ont Bombardement : ni à vous, ni dans un système natal, ni légendaire, ni Mecatol Rex. Détruisez toutes ses unités et la planète elle-même, puis purgez cette carte.',
  },
  'the-codex': {
    name: 'Le Codex',
    text: 'Action : purgez cette carte pour prendre jusqu’à 3 cartes action de votre choix dans la défausse.',
  },
  'the-crown-of-emphidia': {
    name: 'La Couronne d’Emphidia',
    text: 'Après une action tactique, vous pouvez épuiser cette carte pour explorer une planète que vous contrôlez. À la fin de la phase de statut, vous pouvez la purger, si vous contrôlez la planète du Tombeau d’Emphidia, pour gagner 1 point de victoire.',
  },
  'the-crown-of-thalnos': {
    name: 'La Couronne de Thalnos',
    text: 'Une fois par round de combat, vous pouvez relancer vos dés avec +1 ; chacune de vos unités qui rate sa relance est détruite.',
  },
  'the-obsidian': {
    name: 'L’Obsidienne',
    text: 'Piochez un objectif secret. Vous pouvez avoir et valider un objectif secret de plus.',
  },
  'the-prophets-tears': {
    name: 'Les Larmes du prophète',
    text: 'Quand vous recherchez une technologie, vous pouvez épuiser cette carte pour ignorer un prérequis ou piocher une carte action.',
  },
};
