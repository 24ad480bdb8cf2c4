/** The Expansion sheets: the common side B, then the eight sides A. */
import type { ExpansionLayout } from '../layouts.ts';
import { expansion } from './notation.ts';

export const EXPANSION_B: ExpansionLayout = expansion('B', {
  planets: `
      Arinam = MM/IM = com:triangle:1 population | focus:I vp1
      Meer = MIM/IRM = population spec:cybernetic | tg1 population vp1
      Lodor = IIM/MRI = councilor population | vote2 spec:propulsion vp1
      Wellon = MI/MM = population tg1 | com:diamond:1 vp1
      Quann = MIM/MRI/IMM = spec:warfare population vp2 | population faction focus:M
      Vefut II = MMI/MIR = focus:R population | vp1 com:circle:2 vp2
      Thibah = MI/RM/MM = population spec:biotic tg2 | vp2 population
      Saudor = IM/RI = planet vp2 | population com:triangle:1
    `,
  docks: `
      MMI population
      MII councilor
      MMMR vp3
    `,
});

export const EXPANSION_A: ExpansionLayout[] = [
  expansion('A1', {
    planets: `
      Meer = III/RRM = population spec:warfare | spec:biotic vp2 vp2
      Lisis = MMM/RMM = spec:propulsion spec:cybernetic | population population planet
      Siig = IR/IM = tg1 population | focus:R vp1
      Mehar Xull = MM/MI = population vp1 | vp1 vp1
      Loki = IR/MM = vp1 population | vote2 tg1
      Ashtroth = MI/MI/IM = population population com:diamond:1 | vp2 focus:M
      Gral = IMI/IIM = vp2 com:triangle:1 | com:triangle:1 com:circle:2 population
      Rarron = MMM/IMM/RMM = councilor tg2 focus:I | faction population population
    `,
    docks: `
      MII tg2
      MMR councilor
      MMI population
    `,
  }),
  expansion('A2', {
    planets: `
      Ragh = IR/II/MM = com:triangle:1 com:triangle:1 vp2 | vp1 population
      Cormund = MIM/IMM/MMM = population focus:M spec:warfare | population spec:biotic population
      Rarron = RM/MM = tg1 vp2 | vp1 population
      Lisis = MRI/MIM = population population | vp1 com:diamond:1 spec:cybernetic
      Tequ'ran = MM/MI = population councilor | tg2 focus:I
      Cealdri = MIM/MII = faction population | vp2 focus:R spec:propulsion
      Thibah = RM/II = planet com:circle:2 | population vote2
      Qucen'n = RMI/MRI = population vp2 | vp1 vp1 tg1
    `,
    docks: `
      MMR population
      MMMR com:diamond:1
      MMI councilor
    `,
  }),
  expansion('A3', {
    planets: `
      Starpoint = MMI/MRI/IMM = planet population vp2 | population spec:warfare vp2
      Lirta IV = MMI/MIR = com:circle:2 population | com:triangle:1 focus:R councilor
      Xanhact = MM/IM = population tg1 | tg2 vp1
      Lisis = IIM/MIM = spec:cybernetic focus:M | vp1 population vp1
      Lisis II = MI/RI = vp1 vp1 | population focus:I
      Ashtroth = MMR/IMR = population faction | com:diamond:1 com:triangle:1 spec:propulsion
      Vega Minor = MR/MM/MI = population tg1 population | vp2 vp2
      Mehar Xull = IM/MI = vote2 population | population spec:biotic
    `,
    docks: `
      MMR population
      MII tg2
      MMMR com:diamond:1
    `,
  }),
  expansion('A4', {
    planets: `
      Torkan = III/MIM = vp2 population | tg1 com:circle:2 vp1
      Arinam = IMM/MMM = population focus:M | spec:propulsion vp2 com:triangle:1
      Fria = RM/II = focus:I population | vp2 focus:R
      Vega Major = MR/MI = population vp1 | vp1 vp2
      Thibah = MI/MI = vp1 tg1 | population councilor
      Resculon = RIM/MIR = spec:biotic spec:cybernetic | population vote2 com:triangle:1
      Atlas = RMM/RIM/MMI = population population population | planet tg2 spec:warfare
      Quann = MI/MM/MM = vp1 com:diamond:1 faction | population population
    `,
    docks: `
      MMI population
      MII com:diamond:1
      MMR tg2
    `,
  }),
  expansion('A5', {
    planets: `
      Vega Minor = MI/II = vp1 spec:cybernetic | vp1 population
      Tequ'ran = MII/MMI = focus:M population | population vp2 tg1
      Ang = RI/IM = com:triangle:1 councilor | vp1 population
      Xanhact = MMM/MIM = vp2 population | focus:I vp2 population
      Vefut II = IM/MR/MM = spec:biotic tg1 focus:R | population spec:propulsion
      Torkan = MIR/MII = faction population | vp2 vote2 population
      Velnor = IMR/MRM/MRM = planet com:triangle:1 tg2 | spec:warfare population com:diamond:1
      Ashtroth = MM/IM = vp1 vp1 | population com:circle:2
    `,
    docks: `
      MMI councilor
      MMMR population
      MII tg2
    `,
  }),
  expansion('A6', {
    planets: `
      Atlas = II/RI = vp1 population | com:diamond:1 focus:M
      Kraag = MII/MMI/IIM = focus:I vp2 planet | faction spec:biotic population
      Everra = MM/IM = vp1 com:triangle:1 | population population
      Accoen = MM/RI = tg2 population | vp1 councilor
      Alio Prima = RM/MM/RM = vp2 population com:triangle:1 | population com:circle:2
      Lisis II = IMM/MIM = population population | spec:warfare tg1 vote2
      Arinam = RMM/MIM = population spec:cybernetic | vp2 tg1 vp1
      Siig = RMM/MII = focus:R spec:propulsion | vp2 vp1 population
    `,
    docks: `
      MII vp3
      MMR tg2
      MMI population
    `,
  }),
  expansion('A7', {
    planets: `
      Dal Bootha = RM/IM = focus:R population | vp1 tg2
      Torkan = MI/MI = population vp1 | vp2 com:diamond:1
      Xanhact = MM/RI/MM = vp2 councilor vp2 | spec:cybernetic population
      Archon Vail = IM/MM = planet spec:biotic | vp1 population
      Mehar Xull = MM/II = population tg1 | vp1 faction
      Sem-Lore = MMMI/MIRR = population focus:M | com:triangle:1 tg1 spec:propulsion com:triangle:1
      Abyz = MIM/RMI/III = focus:I population population | spec:warfare population vp2
      Qucen'n = MIM/MMR = com:circle:2 population | vp1 population vote2
    `,
    docks: `
      MMMR tg2
      MMI population
      MMR com:diamond:1
    `,
  }),
  expansion('A8', {
    planets: `
      Primor = IM/MM/IM = spec:biotic vp2 tg2 | population population
      Thibah = IMM/RRI = vp2 population | vp1 vp2 tg1
      Bereg = IR/MI = vp1 vp1 | focus:M population
      Wellon = MMMI/RMII = population spec:propulsion | population vp2 tg1 focus:R
      Lor = II/MM = spec:warfare vp1 | com:diamond:1 population
      Vega Major = MM/II = vp1 faction | population com:triangle:1
      Quann = MI/RM = vote2 councilor | com:triangle:1 population
      Atlas = IMM/MMM/MMR = population spec:cybernetic focus:I | com:circle:2 planet population
    `,
    docks: `
      MMI vp3
      MMMR population
      MII tg2
    `,
  }),
];
