import type { RuleChapter } from '@orrery/kernel';

export const invasion: readonly RuleChapter[] = [
  {
    id: 'TI4-INV',
    title: 'Invasion and ground combat',
    rules: {
      'TI4-INV-01':
        'Before landing, the attacker’s units with Bombardment may fire at ground forces; the defender chooses the losses.',
      'TI4-INV-02':
        'Then the attacker may land ground forces from the space area on planets of the active system, spread as they like.',
      'TI4-INV-03': 'Ground forces come by ship; without ships in the system they cannot be in its space area.',
      'TI4-INV-04':
        'Ground combat goes in rounds as in space: every ground force rolls, and each side chooses its own losses.',
      'TI4-INV-05':
        'Nobody retreats from ground combat. It goes on until at most one side has ground forces left; both may be wiped out.',
      'TI4-INV-06':
        'The attacker takes control of each planet where a ground force of theirs is left, and its card exhausted. Structures of others there are destroyed.',
      'TI4-INV-07':
        'The steps of an invasion are: bombardment, commit ground forces, space cannon defence, ground combat, establish control.',
      'TI4-INV-08':
        'Only the active player bombards, and then with all units that can. Before rolling, name a planet for each unit; all its dice go against that planet.',
      'TI4-INV-09':
        'A planet with a unit that has Planetary Shield cannot be bombarded; other planets of the system can.',
      'TI4-INV-10':
        'War suns and some flagships take Planetary Shield from other players’ units in their system. Then every unit may bombard, and what needs the shield does not work.',
      'TI4-INV-11': 'Bombardment is no combat. Mechs can use Sustain Damage against it, and surplus hits are lost.',
      'TI4-INV-12':
        'If no ground forces land, the other steps are left out, unless an effect has put opposing ground forces on the same planet.',
      'TI4-INV-13':
        'Nobody can land on Mecatol Rex while the custodians token is there, nor where an effect forbids it.',
      'TI4-INV-14': 'Units are on the planet from the moment they are committed.',
      'TI4-INV-15':
        'First space cannons fire on all planets, then the ground combats follow in the order the active player chooses, then control of all planets.',
      'TI4-INV-16':
        'The moments at the start and the end of a ground combat and of its rounds are those of a space combat.',
      'TI4-INV-17':
        'Whoever has ground forces left wins. If nobody has, nobody wins, and the defender keeps control with a control token.',
      'TI4-INV-18': 'You can score only one secret objective in a combat; each ground combat counts by itself.',
      'TI4-INV-19':
        'If another effect brings units of two players onto one planet, they fight in the next invasion step there.',
    },
  },
  {
    id: 'TI4-CTRL',
    title: 'Control of planets',
    rules: {
      'TI4-CTRL-01': 'If you land on a planet and nobody resists, you gain control of it.',
      'TI4-CTRL-02': 'You take the card of a planet you gain exhausted.',
      'TI4-CTRL-03':
        'Without units your control is shown by a control token, and lasts until another player takes over.',
      'TI4-CTRL-04': 'If you gain a planet that no other player controlled, you explore it.',
      'TI4-CTRL-05': 'You control your home planets from the start.',
      'TI4-CTRL-06': 'You cannot gain control of a planet that is yours already.',
      'TI4-CTRL-07':
        'The planet card comes from the deck or from the player who had it. Attachments stay with it, as they are.',
      'TI4-CTRL-08':
        'Outside an invasion you lose a planet when you have no units there and another player has; that player gains it at once.',
      'TI4-CTRL-09':
        'Several planets gained together are gained one by one, in the order you choose; you explore each before the next.',
      'TI4-CTRL-10': 'When you lose a planet, your control token on it goes too.',
    },
  },
  {
    id: 'TI4-CUST',
    title: 'Mecatol Rex and the custodians',
    rules: {
      'TI4-CUST-01':
        'Mecatol Rex lies in the centre and is the seat of the council. While the custodians token lies on it, there is no agenda phase.',
      'TI4-CUST-02':
        'To take it, activate the system, have a ground force to land and spend 6 influence. You take the token and gain 1 victory point at once.',
      'TI4-CUST-03':
        'The token goes before you commit ground forces, and at least one must then land on Mecatol Rex. If none can land, the token stays.',
      'TI4-CUST-04': 'Ships may enter the system while the token is there.',
      'TI4-CUST-05': 'From the round in which the token is taken, there is an agenda phase.',
      'TI4-CUST-06': 'The token is no attachment. Mecatol Rex has no trait, is not legendary and cannot be explored.',
    },
  },
];
