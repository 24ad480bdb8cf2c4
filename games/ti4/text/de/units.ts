import type { Vocabulary } from '../vocabulary.ts';

export const units: Vocabulary['units'] = {
  cruiser: 'Kreuzer I',
  'cruiser-2': 'Kreuzer II',
  carrier: 'Träger I',
  'carrier-2': 'Träger II',
  destroyer: 'Zerstörer I',
  'destroyer-2': 'Zerstörer II',
  dreadnought: 'Schlachtschiff I',
  'dreadnought-2': 'Schlachtschiff II',
  fighter: 'Jäger I',
  'fighter-2': 'Jäger II',
  infantry: 'Infanterie I',
  'infantry-2': 'Infanterie II',
  pds: 'PVS I',
  'pds-2': 'PVS II',
  'space-dock': 'Raumwerft I',
  'space-dock-2': 'Raumwerft II',
  'war-sun': 'Kriegssonne',
  'duha-menaimon': 'Duha Menaimon',
  'letani-warrior': 'Letani-Krieger I',
  'letani-warrior-2': 'Letani-Krieger II',
  'letani-behemoth': 'Letani-Behemoth',
  'strike-wing-alpha': 'Geschwader Alpha I',
  'strike-wing-alpha-2': 'Geschwader Alpha II',
  quetzecoatl: 'Quetzecoatl',
  'aerie-sentinel': 'Horstwächter',
  'the-terror-between': 'Der Schrecken Dazwischen',
  reanimator: 'Wiederbeleber',
  'dimensional-tear': 'Dimensionsriss I',
  'dimensional-tear-2': 'Dimensionsriss II',
  dynamo: 'Dynamo',
  watcher: 'Wächter',
  'hil-colish': 'Hil Colish',
  'icarus-drive': 'Ikarus-Antrieb',
  'wrath-of-kenara': 'Zorn von Kenara',
  'pride-of-kenara': 'Stolz von Kenara',
  'jns-hylarim': 'J.N.S. Hylarim',
  'shield-paling': 'Schildpalisade',
  'super-dreadnought': 'Superschlachtschiff I',
  'super-dreadnought-2': 'Superschlachtschiff II',
  '0-0-1': '[0.0.1]',
  annihilator: 'Vernichter',
  'arc-secundus': 'Arc Secundus',
  'dunlain-reaper': 'Dunlain-Schnitter',
  'arvicon-rex': 'Arvicon Rex',
  'crimson-legionnaire': 'Purpurlegionär I',
  'crimson-legionnaire-2': 'Purpurlegionär II',
  starlancer: 'Sternenlanze',
  'fourth-moon': 'Vierter Mond',
  'moll-terminus': 'Moll Terminus',
  'the-inferno': 'Das Inferno',
  'prototype-war-sun': 'Prototyp-Kriegssonne I',
  'prototype-war-sun-2': 'Prototyp-Kriegssonne II',
  'ember-colossus': 'Glutkoloss',
  'hybrid-crystal-fighter': 'Hybrider Kristalljäger I',
  'hybrid-crystal-fighter-2': 'Hybrider Kristalljäger II',
  matriarch: 'Matriarchin',
  iconoclast: 'Bilderstürmer',
  'visz-el-vir': 'Visz El Vir',
  eidolon: 'Eidolon',
  'z-grav-eidolon': 'Z-Grav-Eidolon',
  'the-alastor': 'Der Alastor',
  mordred: 'Mordred',
  memoria: 'Memoria I',
  'memoria-2': 'Memoria II',
  'quantum-manipulator': 'Quantenmanipulator',
  'son-of-ragh': 'Sohn von Ragh',
  'floating-factory': 'Schwebende Fabrik I',
  'floating-factory-2': 'Schwebende Fabrik II',
  'scavenger-zeta': 'Schrottsammler Zeta',
  exotrireme: 'Exotrireme I',
  'exotrireme-2': 'Exotrireme II',
  'cmorran-norr': 'C’morran N’orr',
  'valkyrie-exoskeleton': 'Walküren-Exoskelett',
  'advanced-carrier': 'Fortschrittlicher Träger I',
  'advanced-carrier-2': 'Fortschrittlicher Träger II',
  genesis: 'Genesis',
  'spec-ops': 'Spezialeinheit I',
  'spec-ops-2': 'Spezialeinheit II',
  'zs-thunderbolt-m2': 'ZS Thunderbolt M2',
  'saturn-engine': 'Saturnmotor I',
  'saturn-engine-2': 'Saturnmotor II',
  ouranos: 'Ouranos',
  hecatoncheires: 'Hekatoncheiren',
  'hel-titan': 'Hel-Titan I',
  'hel-titan-2': 'Hel-Titan II',
  'salai-sai-corian': 'Salai Sai Corian',
  reclaimer: 'Rückeroberer',
  'loncara-ssodu': 'Loncara Ssodu',
  indomitus: 'Indomitus',
  'van-hauge': 'Van Hauge',
  'moyins-ashes': 'Moyins Asche',
  'ysia-yssrila': 'Y’sia Y’ssrila',
  'blackshade-infiltrator': 'Schwarzschatten-Agent',
};

/** What a unit can do beyond its printed values. */
export const unitAbilities: Vocabulary['unitAbilities'] = {
  'fighter-2':
    'Darf sich bewegen, ohne transportiert zu werden. Jäger über deine Kapazität hinaus zählen gegen deinen Flottenpool.',
  'infantry-2':
    'Wird sie zerstört, würfle: Bei 6 oder mehr lege sie auf diese Karte. Zu Beginn deines nächsten Zuges kehrt sie auf einen Planeten zurück, den du in deinem Heimatsystem kontrollierst.',
  'duha-menaimon': 'Nachdem du sein System aktiviert hast, darfst du dort bis zu 5 Einheiten produzieren.',
  'letani-warrior-2':
    'Wird er zerstört, würfle: Bei 6 oder mehr lege ihn auf diese Karte. Zu Beginn deines nächsten Zuges kehrt er auf einen Planeten zurück, den du in deinem Heimatsystem kontrollierst.',
  'letani-behemoth':
    'Wenn Mitose eine Infanterie platzieren würde, darfst du stattdessen eine deiner Infanterien durch einen Mech ersetzen.',
  'strike-wing-alpha-2':
    'Jede 9 oder 10 seiner Jägerabwehr zerstört auch eine gegnerische Infanterie im Weltraumbereich.',
  quetzecoatl: 'Andere können Weltraumkanone nicht gegen deine Schiffe in seinem System einsetzen.',
  'aerie-sentinel':
    'Braucht keine Kapazität, wenn er transportiert wird oder in einem Weltraumbereich mit deinen Schiffen mit Kapazität ist.',
  'the-terror-between':
    'Du kaperst alle anderen Einheiten, die in seinem System zerstört werden, auch deine, außer Gebäuden.',
  reanimator: 'Deine Infanterie, die auf seinem Planeten zerstört wird, kaperst du.',
  'dimensional-tear': 'Sein System ist ein Gravitationsstrudel; deine Schiffe würfeln dafür nicht.',
  'dimensional-tear-2': 'Sein System ist ein Gravitationsstrudel; deine Schiffe würfeln dafür nicht.',
  dynamo:
    'Nachdem eine Einheit in seinem oder einem angrenzenden System Schadensresistenz eingesetzt hat, darfst du 2 Einfluss ausgeben, um sie zu reparieren.',
  watcher:
    'Wenn ein Spieler mit Einheiten in oder neben seinem System eine Aktionskarte ausspielt, darfst du diese Einheit entfernen, um die Karte zu negieren.',
  'hil-colish':
    'Sein System hat ein Delta-Wurmloch. Bei deiner Bewegung darf es sich vor oder nach deinen anderen Schiffen bewegen.',
  'icarus-drive':
    'Nachdem ein beliebiger Spieler ein System aktiviert hat, darfst du diese Einheit entfernen, um einen Creuss-Wurmlochmarker in das System zu legen oder zu versetzen, in dem sie war.',
  'wrath-of-kenara':
    'Nach deinen Würfen in einem Raumkampf in seinem System darfst du Handelswaren ausgeben, um für jede einen Würfel um 1 zu erhöhen.',
  'pride-of-kenara':
    'Die Karte seines Planeten kann Teil einer Transaktion sein; deine Einheiten dort kommen dann auf einen anderen Planeten unter deiner Kontrolle.',
  'jns-hylarim': 'Jede 9 oder 10, die es im Kampf vor Modifikatoren würfelt, erzielt 2 weitere Treffer.',
  'shield-paling': 'Zerbrechlich gilt nicht für deine Infanterie auf seinem Planeten.',
  '0-0-1':
    'Im Raumkampf in seinem System müssen Treffer dieses Schiffs und deiner Schlachtschiffe Schiffen außer Jägern zugeteilt werden, falls welche da sind.',
  annihilator:
    'Solange er nicht im Bodenkampf ist, kann er Bombardement auf Planeten seines Systems einsetzen, als wäre er ein Schiff.',
  'arc-secundus':
    'Einheiten anderer Spieler in seinem System verlieren Planetaren Schild. Repariere es zu Beginn jeder Runde seiner Raumkämpfe.',
  'dunlain-reaper':
    'Zu Beginn einer Runde des Bodenkampfs darfst du 2 Ressourcen ausgeben, um eine deiner beteiligten Infanterien durch einen Mech zu ersetzen.',
  'arvicon-rex': 'Im Kampf gegen einen Spieler ohne Marker in deinem Flottenpool erhalten seine Kampfwürfe +2.',
  'crimson-legionnaire':
    'Wird er zerstört, erhalte 1 Massenprodukt oder wandle eines deiner Massenprodukte in eine Handelsware um.',
  'crimson-legionnaire-2':
    'Wird er zerstört, erhalte 1 Massenprodukt oder wandle eines deiner Massenprodukte in eine Handelsware um. Lege ihn dann auf diese Karte; zu Beginn deines nächsten Zuges kehrt er auf einen Planeten zurück, den du in deinem Heimatsystem kontrollierst.',
  starlancer:
    'Nachdem ein Spieler, dessen Marker in deinem Flottenpool liegt, ihr System aktiviert hat, darfst du ihm diesen Marker zurückgeben, um seinen Zug zu beenden.',
  'fourth-moon': 'Fremde Schiffe in seinem System können Schadensresistenz nicht einsetzen.',
  'moll-terminus': 'Fremde Bodentruppen auf seinem Planeten können Schadensresistenz nicht einsetzen.',
  'the-inferno': 'Aktion: Gib 1 Marker deines Strategiepools aus, um 1 Kreuzer in seinem System zu platzieren.',
  'ember-colossus':
    'Wenn du Sternenschmiede in seinem oder einem angrenzenden System nutzt, darfst du 1 Infanterie zu ihm stellen.',
  'hybrid-crystal-fighter-2':
    'Darf sich bewegen, ohne transportiert zu werden. Jeder über deine Kapazität hinaus zählt als halbes Schiff gegen deinen Flottenpool.',
  matriarch:
    'Bei einem Einmarsch in ihrem System darfst du Jäger wie Bodentruppen entsenden; nach dem Kampf kehren sie in den Weltraumbereich zurück.',
  iconoclast: 'Im Kampf gegen einen Spieler mit Reliktfragmenten erhalten seine Kampfwürfe +2.',
  'visz-el-vir': 'Jeder deiner Mechs in seinem System wirft im Kampf einen Würfel mehr.',
  eidolon: 'Ist er im Weltraumbereich, wenn dort ein Raumkampf beginnt, drehe ihn auf die Z-Grav-Seite.',
  'z-grav-eidolon':
    'Im Weltraumbereich des aktiven Systems ist er auch ein Schiff. Drehe ihn nach dem Raumkampf zurück.',
  'the-alastor':
    'Zu Beginn eines Raumkampfs in seinem System dürfen beliebige deiner Bodentruppen dort mitkämpfen, als wären sie Schiffe.',
  mordred:
    'Im Kampf gegen einen Spieler mit einem X- oder Y-Marker auf einer Technologie erhalten seine Kampfwürfe +2.',
  memoria: 'Du darfst es so behandeln, als grenze es an Systeme mit deinen Mechs an.',
  'memoria-2': 'Du darfst es so behandeln, als grenze es an Systeme mit deinen Mechs an.',
  'quantum-manipulator':
    'Im Weltraumbereich kann er Schadensresistenz einsetzen, um einen Treffer gegen deine Schiffe in seinem System zu negieren.',
  'floating-factory':
    'Steht im Weltraumbereich und bewegt sich und zieht sich zurück wie ein Schiff. Sie wird zerstört, wenn sie blockiert wird.',
  'floating-factory-2':
    'Steht im Weltraumbereich und bewegt sich und zieht sich zurück wie ein Schiff. Sie wird zerstört, wenn sie blockiert wird.',
  'scavenger-zeta':
    'Nachdem du die Kontrolle über einen Planeten erhalten hast, darfst du 1 Handelsware ausgeben, um dort einen Mech zu platzieren.',
  'exotrireme-2':
    'Nach einer Runde des Raumkampfs darfst du sie zerstören, um bis zu 2 gegnerische Schiffe im System zu zerstören.',
  'cmorran-norr': 'Kampfwürfe deiner anderen Schiffe in seinem System erhalten +1.',
  'valkyrie-exoskeleton':
    'Nachdem es im Bodenkampf Schadensresistenz eingesetzt hat, erzielt es 1 Treffer gegen die gegnerischen Bodentruppen auf dem Planeten.',
  genesis: 'Platziere am Ende der Statusphase 1 Infanterie in seinem Weltraumbereich.',
  'spec-ops-2':
    'Wird sie zerstört, würfle: Bei 5 oder mehr lege sie auf diese Karte. Zu Beginn deines nächsten Zuges kehrt sie auf einen Planeten zurück, den du in deinem Heimatsystem kontrollierst.',
  'zs-thunderbolt-m2':
    'Nachdem du Orbitaler Absprung genutzt hast, darfst du 3 Ressourcen ausgeben, um auf diesem Planeten einen Mech zu platzieren.',
  ouranos: 'Nachdem du ein System mit deinen PVS aktiviert hast, darfst du eines davon durch dieses Schiff ersetzen.',
  hecatoncheires:
    'Wenn du ein PVS auf einem Planeten platzieren würdest, darfst du dort stattdessen einen Mech und eine Infanterie platzieren.',
  'hel-titan': 'Ist Gebäude und Bodentruppe zugleich. Er kann nicht transportiert werden.',
  'hel-titan-2': 'Ist Gebäude und Bodentruppe zugleich. Er kann nicht transportiert werden.',
  reclaimer:
    'Nach einer Taktikaktion, in der du die Kontrolle über seinen Planeten erhalten hast, darfst du dort ein PVS oder eine Raumwerft platzieren.',
  'van-hauge': 'Wird es zerstört, werden alle Schiffe in seinem System zerstört.',
  'moyins-ashes':
    'Wenn du Indoktrination nutzt, darfst du 1 Einfluss mehr ausgeben, um die Infanterie durch einen Mech zu ersetzen.',
  'ysia-yssrila': 'Darf sich durch Systeme mit fremden Schiffen bewegen.',
  'blackshade-infiltrator':
    'Nachdem du Verzögerungstaktik genutzt hast, darfst du einen Mech auf einem Planeten unter deiner Kontrolle platzieren.',
};
