import type { LeaderKind } from '../../content/leaders.ts';
import type { LeaderNews } from '../../shapes.ts';
import type { Named } from '../vocabulary.ts';

export const leaders: { readonly [K in LeaderKind]: Named } = {
  admiral: {
    name: 'Amiral',
    effect:
      'Le vaisseau de l’Amiral lance un dé de plus en bataille spatiale. Un Dreadnought avec un Amiral avance d’un système de plus. Une flotte qui se défend contre un Amiral ne se replie que si elle en a un aussi.',
  },
  agent: {
    name: 'Agent',
    effect:
      'Débarqué avec des Forces Terrestres : les PDS ne tirent pas sur elles, et vous pouvez reprendre PDS et Space Docks de la planète. Vous pouvez sacrifier l’Agent pour annuler une carte Action qui vient d’être jouée.',
  },
  diplomat: {
    name: 'Diplomate',
    effect:
      'Vous pouvez retarder une invasion de sa planète, pas deux fois en deux tours. Une flotte avec un Diplomate peut traverser des vaisseaux ennemis si leur propriétaire le permet.',
  },
  general: {
    name: 'Général',
    effect:
      'Débarqué avec des Forces Terrestres : relancez jusqu’à 2 de vos dés à chaque round de l’invasion. Sur votre planète : bombardements à -4, vos Forces Terrestres à +1.',
  },
  scientist: {
    name: 'Scientifique',
    effect:
      'Sur votre planète : sa spécificité technologique réduit de 2, un nouveau Space Dock coûte 2 de moins, les PDS ont +1, et avec un PDS les War Suns ne peuvent la bombarder.',
  },
};

/** What happens to a leader of a player: by whom, and where. */
export const news = (what: LeaderNews, leader: string, of: string, by: string, place: string): string =>
  ({
    posted: `${leader} de ${of} : commence à ${place}.`,
    boarded: `${leader} de ${of} : embarque pour ${place}.`,
    landed: `${leader} de ${of} : débarque sur ${place}.`,
    killed: `${leader} de ${of} : tué.`,
    escaped: `${leader} de ${of} : s’échappe vers ${place}.`,
    captured: `${leader} de ${of} : capturé par ${by}.`,
    executed: `${leader} de ${of} : exécuté par ${by}.`,
    handedOver: `${leader} de ${of} : remis à ${by}.`,
    sacrificed: `${leader} de ${of} : sacrifié.`,
  })[what];
