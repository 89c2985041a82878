import { patterns, type Signs } from './signs.ts';

const openable =
  'lock|latch|door|chest|lid|bolt|tumblers|tumbler|pins|mechanism|gate|padlock|shackle|shackles|box|trap|hatch|panel|drawer|cell|window|vault';

/** Nimble fingers: locks, traps and purses. */
export const lock: Signs = {
  success: patterns(
    `${openable} ?slowly|?softly|?finally|?suddenly|?then|?at|?last =open|=click|=spring|=swing|=yield|=pop|=unlock|=give|=turn|=disarm|=slide|=surrender`,
    'soft|satisfying|sharp|quiet|faint|final|gentle click|clunk|snick',
    '=click open|free|back',
    `${openable} =be|'s open|unlocked|yours`,
    '=swing|=spring|=pop|=fall|=slide|=come open',
    "key|purse|ring|coin|gem|it =be|'s yours",
    'trap|needle|wire is|falls|folds|goes .. disarmed|silent|harmless|away|slack',
    'tumblers|pins|tumbler|pin|wards|last .. =fall|=drop|=click|=set|=align|=slide|=settle|=give|=slot|=yield ?into|?in|?one|?home|?place',
    '@pc =pop|=pick|=crack|=spring|=defeat|=beat|=open|=unlock|=disarm|=defuse|=disable|=jam|=trip|=slip|=work|=ease|=free|=bypass|=best the|it|every|this|@your|open .. lock|latch|door|chest|trap|mechanism|shackles|padlock|wire|gate|it|box|safe|lid|bolt|pin|ward|free|loose|open|plate',
    'door|lid|gate|chest|hatch|panel|drawer|window ~ =ease|=creak|=drift|=groan|=slide|=inch|=fall|=lift|=crack open|ajar|back|inward|inwards|aside|up|free',
    '@pc ... door|chest|lid|gate|it|cell open .|,|!|and|with|to',
    'like butter|clockwork|child|nothing',
    'lock|latch|mechanism|bolt|trap|padlock|it .. =surrender|=relent|=capitulate|=sigh|=obey|=comply|=succumb|=cooperate|=release|=disengage|=retract|=drop|=fall|=slide|=part',
    'inside , @pc =find|=see|=discover',
    'no obstacle|hindrance|barrier|problem to|for @pc',
    'no|not match|trouble|challenge for|at @your|all',
    '@pc =lift|=slip|=palm|=filch|=cut|=unhook|=relieve|=pluck|=snag|=steal the|his|her|a .. purse|key|keys|ring|pouch|letter|coin|amulet|wallet',
    'trap|wire|needle|plate|mechanism .. =be|=go|=fall|=hang .. disarmed|harmless|inert|safe|slack|dead|neutralized|disabled|jammed',
  ),
  failure: patterns(
    'pick|picks|tool|tools .. =snap|=bend|=break|=slip|=scrape|=jam',
    '=defeat|=beat @pc',
    'pin|pins|tumbler .. =slip|=jam|=stick|=drop',
    `${openable} .. shut|jammed|stuck|unmoved|locked|stubborn`,
    'hand|hands|fingers|fist =clamp|=close|=grab|=seize ... @your wrist|arm|hand|collar|sleeve',
    '=grab|=catch|=seize @your wrist|arm|hand|collar|sleeve',
    `${openable} .. =be|'s still shut|closed|locked`,
    'trap|needle|dart|blade =spring|=fire|=shoot|=trigger|=prick|=snap',
    '@pc =snap|=break|=bend|=jam|=drop|=lose|=bungle|=trip|=trigger|=set|=spring ?off the|a|@your|it|your .. pick|picks|lock|tool|tools|trap|wire|mechanism|alarm|lockpick|plate|needle|off',
    'lock|latch|door|chest|lid|bolt|mechanism|gate|padlock|tumblers|it ... =resist|=defy|=hold|=mock|=laugh|=ignore|=rebuff|=thwart|=foil|=frustrate|=best|=win|=outlast|=outwit|=jam|=seize',
    "lock|latch|door|chest|lid|bolt|mechanism|gate|padlock|it|tumblers|pins =be|does|do|will|wo|would|refuse|refuses ?n't|?not|?no .. budge|move|open|give|yield|turn|cooperate|play|locked|shut|closed|jammed|beaten|surrender|shift|nothing",
    'stays|stay|remains|remain|=be|=hold ?still|?firmly|?stubbornly|?just|?as|?resolutely|?quite|?tightly|?defiantly shut|closed|locked|sealed|fast|barred|put|stuck|jammed|intact|unyielding',
    'click|snick|hiss|twang|clunk ... dart|needle|gas|blade|trap|poison|darts|spikes|alarm|floor',
    'dart|needle|gas|blade|darts|spikes|flames|acid .. =shoot|=fire|=hiss|=spray|=leap|=whip|=spit|=billow|=burst|=jab|=prick|=stab',
    'alarm|bell|bells .. =ring|=sound|=jangle|=blare|=clang|=go|=shriek',
    '=notice|=feel|=catch|=spot|=grab @your hand|fingers|wrist|touch',
    'broken|snapped|bent|jammed pick|lockpick|picks|lock|tool|tip|half',
    'pick|lockpick|tip|tool ... =break|=snap|=shear|=skate|=skitter|=scrabble|=twist|=clatter off|in|inside|uselessly|out|free|away',
  ),
};
