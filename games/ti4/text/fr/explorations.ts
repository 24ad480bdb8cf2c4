import type { Vocabulary } from '../vocabulary.ts';

export const explorations: Vocabulary['explorations'] = {
  'cultural-relic-fragment': {
    name: 'Fragment de relique culturel',
    text: 'Gardez-le. Action : purgez 3 fragments de relique culturels pour gagner une relique.',
  },
  'demilitarized-zone': {
    name: 'Zone démilitarisée',
    text: 'Les structures de la planète retournent dans les renforts, ses troupes terrestres dans la partie espace. Plus aucune unité ne peut y débarquer, y être produite ou placée. La carte planète peut être échangée en phase de projet.',
  },
  'dyson-sphere': { name: 'Sphère de Dyson', text: 'La planète a 2 ressources et 1 influence de plus.' },
  freelancers: {
    name: 'Mercenaires indépendants',
    text: 'Vous pouvez produire 1 unité dans ce système ; l’influence peut payer comme des ressources.',
  },
  'gamma-wormhole': {
    name: 'Trou de ver gamma',
    text: 'Un trou de ver gamma s’ouvre dans ce système. Purgez cette carte.',
  },
  'mercenary-outfit': { name: 'Troupe de mercenaires', text: 'Vous pouvez placer 1 infanterie sur cette planète.' },
  'paradise-world': { name: 'Monde paradisiaque', text: 'La planète a 2 influence de plus.' },
  'tomb-of-emphidia': {
    name: 'Tombeau d’Emphidia',
    text: 'La planète a 1 influence de plus. La Couronne d’Emphidia en a besoin.',
  },
  'core-mine': {
    name: 'Mine du noyau',
    text: 'Si vous avez un méca sur la planète ou si vous en retirez une de vos infanteries, gagnez 1 bien commercial.',
  },
  expedition: {
    name: 'Expédition',
    text: 'Si vous avez un méca sur la planète ou si vous en retirez une de vos infanteries, restaurez la planète.',
  },
  'hazardous-relic-fragment': {
    name: 'Fragment de relique dangereux',
    text: 'Gardez-le. Action : purgez 3 fragments de relique dangereux pour gagner une relique.',
  },
  'lazax-survivors': { name: 'Survivants lazax', text: 'La planète a 1 ressource et 2 influence de plus.' },
  'mining-world': { name: 'Monde minier', text: 'La planète a 2 ressources de plus.' },
  'rich-world': { name: 'Monde riche', text: 'La planète a 1 ressource de plus.' },
  'volatile-fuel-source': {
    name: 'Carburant volatil',
    text: 'Si vous avez un méca sur la planète ou si vous en retirez une de vos infanteries, gagnez 1 pion commandement.',
  },
  'warfare-research-facility': {
    name: 'Centre de recherche militaire',
    text: 'La planète a une spécialité technologique rouge ; si elle en a déjà une, 1 ressource et 1 influence de plus à la place.',
  },
  'abandoned-warehouses': {
    name: 'Entrepôts abandonnés',
    text: 'Vous pouvez gagner 2 commodités ou convertir jusqu’à 2 de vos commodités en biens commerciaux.',
  },
  'biotic-research-facility': {
    name: 'Centre de recherche biotique',
    text: 'La planète a une spécialité technologique verte ; si elle en a déjà une, 1 ressource et 1 influence de plus à la place.',
  },
  'cybernetic-research-facility': {
    name: 'Centre de recherche cybernétique',
    text: 'La planète a une spécialité technologique jaune ; si elle en a déjà une, 1 ressource et 1 influence de plus à la place.',
  },
  'functioning-base': {
    name: 'Base opérationnelle',
    text: 'Vous pouvez gagner 1 commodité, ou dépenser 1 bien commercial ou 1 commodité pour piocher une carte action.',
  },
  'industrial-relic-fragment': {
    name: 'Fragment de relique industriel',
    text: 'Gardez-le. Action : purgez 3 fragments de relique industriels pour gagner une relique.',
  },
  'local-fabricators': {
    name: 'Fabricants locaux',
    text: 'Vous pouvez gagner 1 commodité, ou dépenser 1 bien commercial ou 1 commodité pour placer 1 méca sur cette planète.',
  },
  'propulsion-research-facility': {
    name: 'Centre de recherche en propulsion',
    text: 'La planète a une spécialité technologique bleue ; si elle en a déjà une, 1 ressource et 1 influence de plus à la place.',
  },
  'derelict-vessel': { name: 'Épave', text: 'Piochez un objectif secret.' },
  'enigmatic-device': {
    name: 'Appareil énigmatique',
    text: 'Gardez-la devant vous. Action : dépensez 6 ressources et purgez cette carte pour rechercher 1 technologie.',
  },
  'gamma-relay': { name: 'Relais gamma', text: 'Un trou de ver gamma s’ouvre dans ce système. Purgez cette carte.' },
  'ion-storm': {
    name: 'Tempête ionique',
    text: 'Placez ici la tempête ionique, trou de ver alpha ou bêta visible. Après un déplacement ou une retraite où un vaisseau a utilisé ce trou de ver, retournez-la.',
  },
  'lost-crew': { name: 'Équipage perdu', text: 'Piochez 2 cartes action.' },
  'merchant-station': {
    name: 'Station marchande',
    text: 'Vous pouvez réapprovisionner vos commodités ou les convertir toutes en biens commerciaux.',
  },
  mirage: {
    name: 'Mirage',
    text: 'La planète Mirage apparaît dans ce système et vous appartient, disponible, avec sa capacité légendaire. Purgez cette carte.',
  },
  'unknown-relic-fragment': {
    name: 'Fragment de relique inconnu',
    text: 'Gardez-le. Il compte comme un fragment de relique de n’importe quel type.',
  },
};
