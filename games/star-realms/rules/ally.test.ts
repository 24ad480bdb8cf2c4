import { describe, expect, it } from 'vitest';
import { ally, ally2, end, given, play, primary, scrap } from '../given.ts';

const combat = (v: { pub: { players: { combat: number }[] } }): number => v.pub.players[0]!.combat;

describe('SR-ALLY', () => {
  it('[SR-ALLY-01, SR-ALLY-02] an Ally Ability is usable as soon as a card of the faction it names is in play', () => {
    const table = given({ seats: [{ hand: ['knight-errant', 'squire-wing'] }, {}] });
    table.when(0, play('knight-errant')).when(0, ally('knight-errant')).refused('SR-ALLY-02');
    table
      .when(0, play('squire-wing'))
      .when(0, ally('knight-errant'))
      .then((v) => expect(combat(v)).toBe(8));
  });
  it('[SR-ALLY-03] a card does not trigger its own Ally Ability; a second copy does', () => {
    const table = given({ seats: [{ hand: ['knight-errant', 'knight-errant'] }, {}] });
    table.when(0, play('knight-errant.1')).when(0, ally('knight-errant.1')).refused('SR-ALLY-02');
    table.when(0, play('knight-errant.2')).when(0, ally('knight-errant.1')).accepted();
  });
  it('[SR-ALLY-04] EX-02: the second card triggers the abilities of both, whatever the order', () => {
    const table = given({ options: { tradeDeck: '84' }, seats: [{ hand: ['tax-breaker', 'firebrand'] }, {}] });
    table.when(0, play('tax-breaker')).when(0, play('firebrand'));
    table
      .when(0, ally('tax-breaker'))
      .when(0, ally('firebrand'))
      .then((v) => expect(combat(v)).toBe(8));
  });
  it('[SR-ALLY-05] a triggered Ally Ability may be used later or not at all', () => {
    const table = given({ seats: [{ hand: ['knight-errant', 'squire-wing', 'viper'] }, {}] });
    table.when(0, play('knight-errant')).when(0, play('squire-wing')).when(0, play('viper'));
    table.then((v) => expect(combat(v)).toBe(7));
    table.when(0, ally('knight-errant')).then((v) => expect(combat(v)).toBe(9));
    table.when(0, end).accepted();
  });
  it('[SR-ALLY-06] Ships and Bases enable, Bases from earlier turns too', () => {
    const table = given({ seats: [{ hand: ['knight-errant'], play: ['watchfire'] }, {}] });
    table.when(0, play('knight-errant')).when(0, ally('knight-errant')).accepted();
    const base = given({ at: 'begin', seats: [{ play: ['crown-mint', 'watchfire'] }, {}] });
    base.when(0, ally('crown-mint')).then((v) => expect(combat(v)).toBe(2));
    base.when(0, primary('crown-mint')).accepted(); // the one ability does not use up the other
  });
  it('[SR-ALLY-07] neither opponents’ nor teammates’ cards enable', () => {
    given({ options: { mode: 'hydra2' }, seats: [{ hand: ['knight-errant'] }, {}, { play: ['watchfire'] }, {}] })
      .when(0, play('knight-errant'))
      .when(0, ally('knight-errant'))
      .refused('SR-ALLY-02');
    given({ seats: [{ hand: ['knight-errant'] }, { play: ['watchfire'] }] })
      .when(0, play('knight-errant'))
      .when(0, ally('knight-errant'))
      .refused('SR-ALLY-02');
  });
  it('[SR-ALLY-08] the enabling card must have the faction that the ability names', () => {
    const table = given({ options: { tradeDeck: '84' }, seats: [{ hand: ['turncoat-broker', 'queens-rebel'] }, {}] });
    table.when(0, play('turncoat-broker')).when(0, play('queens-rebel'));
    table.when(0, ally('turncoat-broker')).refused('SR-ALLY-02'); // names the Consortium; the Rebel is Kingdom and Star Empire
    table.when(0, ally2('turncoat-broker')).accepted(); // names the Star Empire
  });
  it('a trigger stays for the turn when the enabling card leaves; a card gone before does not enable', () => {
    const stays = given({ seats: [{ hand: ['ripper', 'salvage-tug'] }, {}] });
    stays.when(0, play('ripper')).when(0, play('salvage-tug')).when(0, null).when(0, scrap('ripper'));
    stays.when(0, ally('salvage-tug')).then((v) => expect(combat(v)).toBe(8));
    const gone = given({ seats: [{ hand: ['ripper', 'salvage-tug'] }, {}] });
    gone.when(0, play('ripper')).when(0, scrap('ripper')).when(0, play('salvage-tug')).when(0, null);
    gone.when(0, ally('salvage-tug')).refused('SR-ALLY-02');
  });
  it('the Back-Alley Dock enables every faction', () => {
    given({ seats: [{ hand: ['knight-errant'], play: ['back-alley-dock'] }, {}] })
      .when(0, play('knight-errant'))
      .when(0, ally('knight-errant'))
      .accepted()
      .then((v) => expect(combat(v)).toBe(6));
  });
});
