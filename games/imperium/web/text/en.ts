/** What the screens of the Imperium editions say alike, in English. */
export const en = {
  // the map
  galaxy: 'Galaxy, {n, plural, one {# system} other {# systems}}',
  minimap: 'The whole galaxy: tap to go there',
  zoom: 'Zoom',
  nearer: 'Nearer',
  further: 'Further',
  fit: 'Whole galaxy',
  'level.far': 'Far',
  'level.normal': 'Normal',
  'level.near': 'Near',
  layers: 'Layers',
  'layer.control': 'Control',
  'layer.reach': 'Reach of fleets',
  'layer.cover': 'Cannon cover',
  'layer.values': 'Planet values',
  'layer.wormholes': 'Wormholes',
  points: 'Victory points, {n} to win',
  pointsShort: 'points',
  damaged: '{n} damaged',
  nobodys: 'nobody’s',
  worth: '{resources, plural, one {# resource} other {# resources}}, {influence} influence',
  exhausted: 'exhausted',
  active: 'active system',
  tokenOf: 'command token of {name}',
  canChoose: 'can be chosen',

  // the inspector
  close: 'Close',
  inSpace: 'In space',
  worthOf: 'worth {n, plural, one {# resource} other {# resources}}',
  resources: 'Resources',
  influence: 'Influence',
  cannon: 'Cannons',
  tokens: 'Tokens',
  speaker: 'Speaker',
  bot: 'Bot',
} as const;

export type MessageId = keyof typeof en;
export type Messages = { [Id in MessageId]: string };
