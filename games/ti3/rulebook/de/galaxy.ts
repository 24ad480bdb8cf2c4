import type { RuleChapter } from '@orrery/kernel';

export const galaxy: readonly RuleChapter[] = [
  {
    id: 'TI3-GALAXY',
    title: 'Die Galaxie bauen',
    rules: {
      'TI3-GALAXY-01':
        'Mecatol Rex liegt von Anfang an in der Mitte; es gehört nicht zu den Systemfeldern, die gemischt und ausgeteilt werden.',
      'TI3-GALAXY-02': 'Ein Startspieler wird ausgelost und ist der erste Sprecher.',
      'TI3-GALAXY-03':
        'Zu sechst kommen zwei der übrigen 32 Systemfelder ungesehen weg, und jeder erhält fünf der anderen.',
      'TI3-GALAXY-04':
        'Deine Systemfelder siehst nur du, außer wenn du beweisen musst, dass keines einen Planeten hat.',
      'TI3-GALAXY-05':
        'Der Startspieler wählt eine Seite von Mecatol Rex und legt sein Heimatsystem von dort geradeaus in den dritten Ring: Zwei Systemfelder passen dazwischen.',
      'TI3-GALAXY-06': 'Die anderen folgen im Uhrzeigersinn, jeder an einer noch freien Seite.',
      'TI3-GALAXY-07':
        'Von nun an sitzt ihr so, wie eure Heimatsysteme liegen: Darauf bezieht sich „im Uhrzeigersinn“.',
      'TI3-GALAXY-08': 'Beim Sprecher beginnend legt ihr abwechselnd eines eurer Systemfelder offen aus.',
      'TI3-GALAXY-09':
        'Die Galaxie wächst nach außen. Erst füllt ihr den Ring um Mecatol Rex, dann den zweiten und erst danach den dritten.',
      'TI3-GALAXY-10':
        'Auf dem Tisch wird ein Heimatsystem an den Spielplan geschoben, sobald es anschließt, ohne dass es jemanden einen Zug kostet. Hier steht jeder Platz fest, zu schieben gibt es nichts.',
      'TI3-GALAXY-11': 'Spezialsysteme halten Abstand: Lege keines neben ein anderes, außer du hast keine andere Wahl.',
      'TI3-GALAXY-12':
        'Nach einem Systemfeld ohne Planeten muss dein nächstes einen haben, sofern du so eines besitzt. Widerspricht das dem Abstand der Spezialsysteme, geht der Planet vor.',
      'TI3-GALAXY-13':
        'Besitzt du keines, zeigst du den anderen deine Systemfelder, bevor du eines legst. Hier bürgt das Spiel dafür.',
      'TI3-GALAXY-14':
        'Haben alle ein Systemfeld gelegt, kehrt sich die Richtung um, sodass der Letzte gleich noch einmal legt. So pendelt es bis zum Schluss.',
      'TI3-GALAXY-15':
        'Liegen alle Systemfelder, ist die Galaxie fertig. Zu sechst sind das 37 Systeme: Mecatol Rex, sechs Heimatsysteme und dreißig andere.',
      'TI3-GALAXY-16':
        'Auch zu dritt werden die Rassen gelost. Übrige Heimatsysteme kommen weg, und Mecatol Rex liegt in der Mitte.',
      'TI3-GALAXY-17':
        'Zu dritt nehmt ihr zuerst drei einfache Systeme ohne Planeten und ein Asteroidenfeld heraus; es bleiben 28.',
      'TI3-GALAXY-18':
        'Von den 28 kommen noch vier zufällig und ungesehen weg. Jeder der drei Spieler erhält acht Systemfelder.',
      'TI3-GALAXY-19':
        'Zu dritt wird dann wie üblich gebaut. Die ersten beiden Ringe sind voll; im dritten liegen nur die drei Heimatsysteme, an jeder zweiten Ecke, jedes mit einem Systemfeld zu beiden Seiten. Zusammen 28 Systeme.',
      'TI3-GALAXY-20':
        'Zu viert beginnt es ebenso: Rassen per Los, überzählige Heimatsysteme weg, Mecatol Rex in die Mitte.',
      'TI3-GALAXY-21': 'Zu viert bleibt keines der 32 Systemfelder übrig; jeder erhält acht.',
      'TI3-GALAXY-22':
        'Auch zu viert wird wie üblich gebaut. Die Heimatsysteme liegen im dritten Ring auf zwei, vier, acht und zehn Uhr, und die Galaxie hat 37 Systeme.',
      'TI3-GALAXY-23':
        'Zu fünft wieder so: Rassen auslosen, überzählige Heimatsysteme weglegen, Mecatol Rex in die Mitte.',
      'TI3-GALAXY-24':
        'Bevor etwas gelegt wird, ziehen fünf Spieler Nummern von 1 bis 5, die ihnen Sitz und Heimat geben. Im Uhrzeigersinn an den Ecken des dritten Rings sind das 1, 2, eine freie Ecke, 3, 4 und 5.',
      'TI3-GALAXY-25':
        'Der Startspieler legt eines der 32 Systemfelder weg und ein anderes neben Mecatol Rex, wo es ihm gefällt; beide sieht niemand. Solange es verdeckt ist, gilt es als gewöhnliches Systemfeld.',
      'TI3-GALAXY-26':
        'Die anderen dreißig werden ausgeteilt, sechs an jeden der fünf, und wie üblich gelegt. Zusammen sind das 37 Systeme.',
      'TI3-GALAXY-27': 'Ganz am Schluss wird das verdeckte Systemfeld umgedreht. Woran es auch grenzt, es bleibt.',
      'TI3-GALAXY-28':
        'Zu fünft sind nicht alle Plätze gleich gut; dafür gibt es Handelsgüter: 6 für Platz 5, je 4 für die Plätze 1 und 4, keine für 2 und 3.',
    },
  },
];
