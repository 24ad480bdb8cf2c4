import type { Language } from '@orrery/kernel';

/** What `play` and `replay` say themselves. */
export interface Text {
  you: string;
  seed: (seed: number) => string;
  done: string;
  offer: string;
  notAChoice: (most: number) => string;
  help: string;
  undone: string;
  nothingToUndo: string;
  saved: (file: string) => string;
  saveWhere: string;
  notSaved: (why: string) => string;
  ended: string;
  bye: string;
  wins: (names: string) => string;
  scores: (scores: string) => string;
}

export const TEXT: { [L in Language]: Text } = {
  en: {
    you: 'you',
    seed: (seed) => `This table has the seed ${seed}. Type a number to answer, help for more.`,
    done: 'that is all',
    offer: 'at any time',
    notAChoice: (most) => `Type a number from 1 to ${most}, or help.`,
    help: 'A number answers. undo takes your last answer back, log shows what happened, view shows the table, save FILE writes the match, quit leaves.',
    undone: 'Taken back.',
    nothingToUndo: 'There is nothing to take back.',
    saved: (file) => `Saved in ${file}; npx orrery replay ${file} shows it.`,
    saveWhere: 'Say where: save FILE',
    notSaved: (why) => `It could not be saved: ${why}`,
    ended: 'No more input: the match stops here, unfinished.',
    bye: 'Goodbye: the match stops here, unfinished.',
    wins: (names) => `The match is over. Won by: ${names}.`,
    scores: (scores) => `Scores: ${scores}.`,
  },
  fr: {
    you: 'vous',
    seed: (seed) => `Cette table a la graine ${seed}. Tapez un nombre pour répondre, help pour en savoir plus.`,
    done: 'c’est tout',
    offer: 'à tout moment',
    notAChoice: (most) => `Tapez un nombre de 1 à ${most}, ou help.`,
    help: 'Un nombre répond. undo reprend votre dernière réponse, log montre ce qui s’est passé, view montre la table, save FICHIER écrit la partie, quit quitte.',
    undone: 'Repris.',
    nothingToUndo: 'Il n’y a rien à reprendre.',
    saved: (file) => `Enregistré dans ${file} ; npx orrery replay ${file} le montre.`,
    saveWhere: 'Dites où : save FICHIER',
    notSaved: (why) => `L’enregistrement a échoué : ${why}`,
    ended: 'Plus d’entrée : la partie s’arrête ici, inachevée.',
    bye: 'Au revoir : la partie s’arrête ici, inachevée.',
    wins: (names) => `La partie est terminée. Victoire : ${names}.`,
    scores: (scores) => `Scores : ${scores}.`,
  },
  de: {
    you: 'du',
    seed: (seed) => `Dieser Tisch hat den Startwert ${seed}. Eine Zahl antwortet, help erklärt mehr.`,
    done: 'das ist alles',
    offer: 'jederzeit',
    notAChoice: (most) => `Tippe eine Zahl von 1 bis ${most} oder help.`,
    help: 'Eine Zahl antwortet. undo nimmt deine letzte Antwort zurück, log zeigt den Verlauf, view zeigt den Tisch, save DATEI schreibt die Partie, quit beendet.',
    undone: 'Zurückgenommen.',
    nothingToUndo: 'Es gibt nichts zurückzunehmen.',
    saved: (file) => `Gespeichert in ${file}; npx orrery replay ${file} zeigt es.`,
    saveWhere: 'Sag wohin: save DATEI',
    notSaved: (why) => `Speichern ging nicht: ${why}`,
    ended: 'Keine Eingabe mehr: die Partie endet hier, unvollendet.',
    bye: 'Auf Wiedersehen: die Partie endet hier, unvollendet.',
    wins: (names) => `Die Partie ist beendet. Gewonnen: ${names}.`,
    scores: (scores) => `Punkte: ${scores}.`,
  },
};
