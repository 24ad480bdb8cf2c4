import type { Vocabulary } from '../vocabulary.ts';

export const relics: Vocabulary['relics'] = {
  'dominus-orb': {
    name: 'Dominus-Kugel',
    text: 'Bevor du in einer Taktikaktion Einheiten bewegst, darfst du diese Karte vernichten: Einheiten dürfen sich aus Systemen mit deinen Kommandomarkern bewegen und daraus transportiert werden.',
  },
  'maw-of-worlds': {
    name: 'Schlund der Welten',
    text: 'Zu Beginn der Agendaphase darfst du diese Karte vernichten und alle deine Planeten erschöpfen, um eine beliebige Technologie zu erhalten.',
  },
  'scepter-of-emelpar': {
    name: 'Zepter von Emelpar',
    text: 'Wenn du einen Marker deines Strategiepools ausgeben würdest, darfst du diese Karte erschöpfen, um stattdessen einen aus dem Nachschub auszugeben.',
  },
  'shard-of-the-throne': {
    name: 'Splitter des Throns',
    text: 'Für diese Karte hast du 1 Siegpunkt. Ein Spieler, der dir einen legendären Planeten oder einen Planeten deines Heimatsystems nimmt, nimmt Karte und Punkt.',
  },
  'stellar-converter': {
    name: 'Sternenkonverter',
    text: 'Aktion: Wähle einen Planeten neben deinen Einheiten, die Bombardement haben: keinen eigenen, keinen in einem Heimatsystem, keinen legendären, nicht Mecatol Rex. Zerstöre alle Einheiten darauf und den Planeten selbst, dann vernichte diese Karte.',
  },
  'the-codex': {
    name: 'Der Codex',
    text: 'Aktion: Vernichte diese Karte, um bis zu 3 Aktionskarten deiner Wahl vom Ablagestapel zu nehmen.',
  },
  'the-crown-of-emphidia': {
    name: 'Die Krone von Emphidia',
    text: 'Nach einer Taktikaktion darfst du diese Karte erschöpfen, um einen Planeten unter deiner Kontrolle zu erkunden. Am Ende der Statusphase darfst du sie, falls du den Planeten mit dem Grab von Emphidia kontrollierst, vernichten, um 1 Siegpunkt zu erhalten.',
  },
  'the-crown-of-thalnos': {
    name: 'Die Krone von Thalnos',
    text: 'Einmal je Kampfrunde darfst du beliebig viele deiner Würfel mit +1 neu werfen; jede deiner Einheiten, die dabei nicht trifft, wird zerstört.',
  },
  'the-obsidian': {
    name: 'Der Obsidian',
    text: 'Ziehe einen geheimen Auftrag. Du kannst einen geheimen Auftrag mehr haben und werten.',
  },
  'the-prophets-tears': {
    name: 'Die Tränen des Propheten',
    text: 'Wenn du eine Technologie erforschst, darfst du diese Karte erschöpfen, um eine Voraussetzung zu missachten oder eine Aktionskarte zu ziehen.',
  },
};
