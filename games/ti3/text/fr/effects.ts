import type { StrategyCard } from '../../content/strategyCards.ts';

/** What every technology does, in a sentence. */
export const technologyEffects: { readonly [technology: string]: string } = {
  'antimass-deflectors': 'Vos vaisseaux peuvent traverser les champs d’astéroïdes, sans s’y arrêter.',
  'xrd-transporters': 'Vos Carriers ont +1 en mouvement.',
  'type-iv-drive': 'Vos Croiseurs et Dreadnoughts ont +1 en mouvement.',
  'advanced-fighters':
    'Vos Chasseurs ont +1 au combat, un mouvement de 2 et se passent de Carrier ; ceux en trop comptent dans l’Approvisionnement de la Flotte.',
  'light-wave-deflector': 'Vos vaisseaux peuvent traverser les systèmes où se trouvent des vaisseaux ennemis.',
  'fleet-logistics':
    'Après une Action Tactique, vous pouvez en faire une seconde dans le même tour, avec son propre compteur.',
  'hylar-v-assault-laser': 'Vos Croiseurs et Destroyers ont +1 à tous leurs jets de combat.',
  'deep-space-cannon': 'Vos PDS tirent aussi dans les systèmes adjacents.',
  'war-sun': 'Vous pouvez construire des War Suns.',
  'magen-defense-grid': 'Vos PDS ont +1 à tous leurs jets ; vos Forces Terrestres en défense auprès d’un PDS ont +1.',
  'assault-cannon': 'Avant une bataille spatiale, chacun de vos Dreadnoughts peut tirer une fois, sans riposte.',
  'graviton-negator':
    'Vos Dreadnoughts peuvent bombarder des planètes avec PDS ; vos Chasseurs peuvent participer à une invasion, puis remontent.',
  'stasis-capsules': 'Chacun de vos Croiseurs et Dreadnoughts peut transporter 1 Force Terrestre.',
  'neural-motivator': 'Vous piochez 1 carte Action de plus à chaque Phase de Statut.',
  cybernetics: 'Vos Chasseurs ont +1 à tous leurs jets de combat.',
  'gen-synthesis':
    'Vos Forces Terrestres ont +1 en invasion ; chaque perte revient sur une planète de votre Système-Mère sur 5+.',
  'dacxive-animators':
    'Après une invasion gagnée, un dé par Force Terrestre perdue de part et d’autre : chaque 6+ vous en donne une sur la planète.',
  'x-89-bacterial-weapon':
    'Au lieu d’un bombardement, détruisez toutes les Forces Terrestres ennemies de la planète ; défaussez ensuite toutes vos cartes Action.',
  'enviro-compensator': 'Chacun de vos Space Docks a +1 en capacité de production.',
  'sarween-tools': 'Chaque fois que vous produisez à un Space Dock, vous avez 1 ressource de plus.',
  'micro-technology': 'Chacun de vos Accords Commerciaux vous rapporte 1 Marchandise de plus.',
  'integrated-economy':
    'Les unités de vos Space Docks peuvent être placées dans des systèmes adjacents que vous avez activés, vides ou amis.',
  'graviton-laser-system': 'Vous pouvez relancer une fois chaque dé manqué de vos PDS.',
  'transit-diodes':
    'En tant qu’action : 1 compteur de la Réserve de Commandement (selon les réponses de l’éditeur, de la Réserve Stratégique) déplace jusqu’à 4 de vos Forces Terrestres d’une de vos planètes à une autre.',
};

/** Both abilities of every Strategy Card. */
export const strategyTexts: { readonly [C in StrategyCard]: { readonly primary: string; readonly secondary: string } } =
  {
    initiative: {
      primary:
        'Vous prenez le marqueur de Porte-parole. Ce tour-ci, les capacités secondaires des autres ne vous coûtent aucun compteur.',
      secondary: 'Aucune : ce n’est pas une Action Stratégique.',
    },
    diplomacy: {
      primary:
        'Choisissez un adversaire : jusqu’à la fin du tour, aucun de vous deux ne peut activer un système où l’autre a des unités.',
      secondary: 'Dégagez jusqu’à 2 de vos planètes engagées hors de votre Système-Mère.',
    },
    political: {
      primary:
        'Piochez 3 cartes Action et recevez 1 compteur de Commandement. Un ordre du jour est voté ; puis vous arrangez les trois suivants.',
      secondary: 'Piochez 1 carte Action.',
    },
    logistics: {
      primary: 'Recevez 4 compteurs de Commandement, à répartir à votre gré.',
      secondary: 'Achetez autant de compteurs de Commandement que voulu, 3 d’influence chacun.',
    },
    trade: {
      primary:
        'Soit 3 Marchandises, celles de vos Accords Commerciaux, et de nouveaux accords avec votre aval ; soit tous les Accords Commerciaux sont rompus.',
      secondary: 'Recevez les Marchandises de vos Accords Commerciaux.',
    },
    warfare: {
      primary: 'Reprenez un de vos compteurs de Commandement du plateau dans votre Réserve de Commandement.',
      secondary:
        'Déplacez jusqu’à 2 Croiseurs ou Destroyers, chacun vers un système adjacent vide hors Systèmes-Mères, et placez-y un compteur.',
    },
    technology: {
      primary: 'Recevez une technologie dont vous avez les prérequis.',
      secondary: 'Pour 8 ressources, moins vos spécificités, recevez une technologie dont vous avez les prérequis.',
    },
    imperial: {
      primary: 'Révélez l’Objectif Public suivant, puis recevez 2 points de victoire.',
      secondary: 'Construisez des unités, sans Space Dock, dans un système où vous avez un Space Dock, sans l’activer.',
    },
  };
