export { twilightInscription, twilightInscription as default } from './game.ts';
