import type { RuleChapter } from '@orrery/kernel';

export const production: readonly RuleChapter[] = [
  {
    id: 'TI3-PROD',
    title: 'Einheiten bauen',
    rules: {
      'TI3-PROD-01':
        'Im letzten Schritt dürfen deine Raumdocks im aktivierten System Einheiten bauen, und du darfst dort neue Raumdocks errichten.',
      'TI3-PROD-02': 'Ohne Raumdock im System wird dort nichts gebaut, außer einem Raumdock selbst.',
      'TI3-PROD-03':
        'Ein Raumdock baut bis zu zwei Einheiten mehr als der Ressourcenwert seines Planeten: fünf bei Wert 3, immer noch zwei bei Wert 0. Die Preise spielen dabei keine Rolle, und zwei Docks in einem System haben jedes seine eigene Grenze.',
      'TI3-PROD-04':
        'Du nennst alles, was du willst, zählst die Preise zusammen, zahlst auf einmal und stellst die Einheiten dann auf. Wer zu viel zahlt, bekommt nichts heraus.',
      'TI3-PROD-05':
        'Zahlen kann jeder deiner bereiten Planeten, ebenso deine Handelsgüter. Der Planet mit dem Dock muss nichts beisteuern.',
      'TI3-PROD-06': 'Neue Schiffe erscheinen im Weltraum, im System des Docks.',
      'TI3-PROD-07': 'Neue Bodentruppen und PVS erscheinen auf dem Planeten des Docks.',
      'TI3-PROD-08':
        'Eine Ressource kauft zwei Jäger oder zwei Bodentruppen. Auch eine einzelne Einheit kostet so viel, und ein gemischtes Paar gibt es nicht.',
      'TI3-PROD-09':
        'Billig oder nicht: Jeder Jäger und jede Bodentruppe belegt einen Platz von dem, was das Dock bauen kann.',
      'TI3-PROD-10':
        'Du kannst weder Schiffe über deine Flottenversorgung hinaus bauen noch Jäger über die Jägerkapazität des Systems hinaus.',
      'TI3-PROD-11':
        'Bauen kannst du nur, was noch in deiner Verstärkung ist. Für Jäger und Bodentruppen springen Zusatzmarker ein, wenn die Figuren ausgehen.',
      'TI3-PROD-12': 'Solange du die Technologie Kriegssonne nicht hast, baust du keine Kriegssonnen.',
      'TI3-PROD-13':
        'Ein einziges feindliches Schiff im System verhängt eine Blockade über deine Raumdocks: Schiffe bauen sie dann nicht. Bodentruppen und PVS gehen weiterhin.',
      'TI3-PROD-14': 'Zwei PVS von dir auf einem Planeten, mehr werden es nie.',
      'TI3-PROD-15':
        'Für ein neues Raumdock brauchst du: ein eben aktiviertes System im Produktionsschritt einer Taktischen Aktion oder Transferaktion; einen Planeten, der dir seit Beginn der Strategiephase dieser Spielrunde gehört und noch kein Dock hat; keine feindlichen Schiffe im System; ein Dock in der Verstärkung; und 4 Ressourcen.',
      'TI3-PROD-16':
        'Um ein Dock zu errichten, brauchst du kein anderes, und es schmälert nicht, was andere bauen dürfen. Eigene Schiffe oder Truppen müssen nicht vor Ort sein.',
      'TI3-PROD-17':
        'Ein neues Raumdock ruht für den Rest der Spielrunde und arbeitet ab der nächsten. Als neu gilt jedes Dock, das in dieser Spielrunde hinzukam.',
      'TI3-PROD-18': 'Ein Planet, den du in dieser Spielrunde erobert hast, kann also noch kein Raumdock bekommen.',
    },
  },
  {
    id: 'TI3-TRANSFER',
    title: 'Transferaktion',
    rules: {
      'TI3-TRANSFER-01':
        'Mit einer Transferaktion ordnest du dich zwischen zwei angrenzenden Systemen neu: beide aktivieren, Schiffe wechseln lassen, PVS-Feuer überstehen, landen und in einem davon bauen.',
      'TI3-TRANSFER-02':
        'Der Marker für das erste System kommt aus deinem Kommandovorrat, der für das zweite aus der Verstärkung. Ist dort keiner, gibt es keinen Transfer.',
      'TI3-TRANSFER-03': 'Die beiden Systeme müssen aneinandergrenzen oder durch Wurmlöcher verbunden sein.',
      'TI3-TRANSFER-04':
        'In jedem der beiden brauchst du eine Einheit, und kein Feind darf dort eine haben, nicht einmal eine Bodentruppe oder ein PVS. Ein feindlicher Kontrollmarker auf einem leeren Planeten schadet nicht.',
      'TI3-TRANSFER-05': 'In keinem der beiden darf vorher schon ein Marker von dir liegen.',
      'TI3-TRANSFER-06':
        'Schiffe dürfen gleichzeitig in beide Richtungen wechseln, jedes einmal und nur zwischen diesen zwei Systemen. Danach müssen Flottenversorgung und Jägerkapazität auf beiden Seiten stimmen.',
      'TI3-TRANSFER-07':
        'Jäger, Bodentruppen und PVS brauchen einen Träger oder eine Kriegssonne, die sie hinüberbringt, ganz wie bei einer Taktischen Aktion.',
      'TI3-TRANSFER-08':
        'Dann dürfen Feinde schießen, deren PVS deine Schiffe in einem der Systeme erreichen. Ein PVS, das beide erreicht, muss sich für eines entscheiden.',
      'TI3-TRANSFER-09': 'Bodentruppen und PVS an Bord dürfen in beiden Systemen auf eigene Planeten gehen.',
      'TI3-TRANSFER-10':
        'Auf neutralen Planeten darfst du nicht landen, auch nicht auf solchen mit fremdem Kontrollmarker.',
      'TI3-TRANSFER-11':
        'Zuletzt dürfen deine Raumdocks in einem der beiden Systeme bauen, und dort darfst du wie üblich auch ein neues Dock errichten. Das andere System geht leer aus.',
      'TI3-TRANSFER-12':
        'Ein Transfer ist friedlich: keine Schlacht, keine Bombardierung, kein Invasionskampf. Auch Domänenmarker bleiben unberührt.',
    },
  },
];
