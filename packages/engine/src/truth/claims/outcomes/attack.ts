import { people } from '../../text/people.ts';
import { patterns, type Signs } from './signs.ts';

const weapon =
  'blade|sword|hammer|arrow|blow|strike|swing|axe|bolt|shot|dagger|mace|warhammer|shortsword|longsword|spear|attack|knife|club|staff|fist|kick|rapier|point|edge|thrust|cut';
const foePart =
  'skull|head|ribs|chest|throat|neck|jaw|face|shoulder|arm|leg|knee|side|belly|back|spine|skin|hide|heart|eye|flank|stomach|teeth|bones|body';

const foes = [...people, 'it', 'he', 'she'].join('|');

/** An attack hits or misses. */
export const attack: Signs = {
  success: patterns(
    `${foes} =fall|=drop|=die|=crumple ?dead .|!|,|;|and|to|at|where`,
    '=hit|=connect',
    "=be|'s|'re|=lie ?now|?stone|?already dead|slain|vanquished|lifeless|beheaded|unconscious",
    'head|arm|hand|leg|ear|horn =fly|=roll|=come|=fall|=part|=tumble off|from|clean|across',
    '=breathe|=draw|=be|=gasp .. last|final breath|gasp|sound',
    'a|an ?solid|?clean|?clear hit',
    '=strike|=land ?true|?home|?square',
    `${weapon} ... =sink|=bite|=crunch|=land|=slam|=bury|=pierce|=plunge|=cleave|=sever|=cut|=slice|=smash|=crash|=drive|=tear|=punch|=catch|=rip|=crush|=shatter|=split|=break`,
    `=shatter|=split|=crack|=buckle|=crumble|=explode|=burst|=fall|=stagger|=crumple|=fold|=reel under|beneath|before|from @your .. ${weapon}`,
    `${weapon} .. =take .. in|across|through|under the|its|his|her`,
    `${weapon} * ?in|?into|?through|?across|?against|?down|?on its|his|her|their|the ?left|?right ${foePart}`,
    '=find .. gap|mark|target|opening|flesh|throat|heart',
    'throw|shot|blow ... =sever|=cut|=kill|=fell|=drop',
    '=fall|=drop|=collapse|=crumple|=slump .. dead|lifeless|down|ground|floor|feet|heap',
    '=kill|=slay|=behead|=fell|=skewer|=impale|=slash|=stab the|it|him|her|them',
    '@pc =smash|=clobber|=bash|=batter|=club|=pummel|=cleave|=slice|=slash|=stab|=skewer|=pierce|=gut|=drop|=flatten|=floor|=knock|=cut|=run|=catch|=wound|=clip the|it|him|her|them|its|his|their|an|one',
    '=stagger|=reel|=howl|=shriek|=scream|=roar ?back in|under|from pain|agony|blow',
    'blood|ichor .. =spray|=spurt|=fly|=splash|=well|=pour',
    `@your .. ${weapon} ... =draw|=open|=leave|=score|=nick|=graze|=scratch|=gash|=gouge|=lay|=puncture|=skewer|=impale|=dent|=stun|=fell|=topple|=silence|=end|=finish|=take`,
    `@your .. ${weapon} =meet|=reach|=find|=strike|=catch|=hit its|his|her|their|the ?left|?right|?exposed ${foePart}|flesh|target|mark|home`,
    '=land|=score|=deliver|=get|=connect ?in|?with|?home a|an|the|@your .. blow|hit|strike|cut|punch|kick|slash|stab',
    `=drive|=bury|=sink|=plunge|=ram|=thrust|=slam @your ${weapon} .. into|through|between|deep`,
    '=grunt|=yelp|=squeal|=gasp|=groan|=howl|=bellow|=shriek|=scream ... pain|agony|blow|wound|hurt',
    '=wound|=injure|=maim|=cripple|=gut|=decapitate|=disembowel|=pin|=nail the|it|him|her|them',
    'bone|bones|ribs|skull|armor|armour|shield .. =crack|=crunch|=snap|=shatter|=give|=buckle under|beneath|with|as|. ?@your ?the|?blow',
    '=bleed|bleeding|wounded|dying|mortally',
    '=catch|=take|=strike|=hit him|it|her|them ?full|?square|?hard|?squarely|?clean on|in|across|under|between|full',
    'direct|solid|clean|perfect|telling|glancing|devastating|square|true|well-placed|crushing|bone-crunching hit|blow|strike|shot',
    'bullseye|bull',
    '=slump|=topple|=sag|=crumple|=pitch|=keel ?to|?over|?forward|?backward|?backwards|?against|?down',
    '=go|=come down ?hard|?in|?with|?at .|,|!|heap|@your',
  ),
  failure: patterns(
    '=parry|=deflect|=dodge|=sidestep|=duck|=evade|=block|=bat|=swat .. @your',
    '=parry|=dodge|=sidestep|=duck|=evade|=miss',
    `=slip|=duck|=twist|=dance|=lean|=roll|=weave|=step under|past|away|around|inside|back ?from @your .. ${weapon}`,
    `=catch|=turn|=stop|=knock|=meet|=bat @your ${weapon}`,
    `${weapon} ... =whistle|=swing|=swish|=pass|=slice|=cut|=sail|=fly|=go through|past|over|wide`,
    `${weapon} ... =clatter|=clang|=glance|=bounce|=slide|=skid|=ring|=scrape .. off|against|along|harmlessly|aside|away`,
    `${weapon} .. =find|=meet|=hit|=strike|=cut .. only|nothing|empty|stone|wall|air|ground|floor|wood`,
    'breadth|inch|inches|hair|foot|mile|yard from|wide|off|short',
    '@pc .. =swing|=strike|=lunge|=shoot|=fire too|wide|short|high|low|early|late',
    'astray|harmlessly',
    '=overextend|=overbalance|=overreach',
    'out of the way|reach',
    'too quick|fast|nimble|slippery|agile',
    'not even close',
    '=step|=move|=shift|=sidle aside',
    `${weapon} =go|=lead|=land nowhere`,
    'by a inch|hair|foot|mile|yard|hand',
    `${weapon} ... into .. wall|door|barrel|post|wood|ground|tree|floor|flagstones|table|earth`,
    `@your .. ${weapon} ... =miss|=whoosh|=sail|=thud|=bite|=stick|=lodge|=bury|=splinter|=spark .. wide|past|over|harmlessly|empty|wood|wall|ground|dirt|doorframe|frame|post|table|stone|air|floor|pillar|shield|sparks`,
    '=leap|=hop|=jump|=skip|=spring|=sway|=jerk|=flinch|=scramble|=dart|=slide|=spin back|aside|clear|away|out',
    '=raise|=bring|=lift his|her|its|their .. shield|blade|sword|arm|buckler .. =catch|=block|=meet|=turn|time',
    `@your ${weapon} ~ =parry|parried|blocked|dodged|deflected|turned|caught|stopped|avoided|evaded|batted|knocked|swatted ?aside`,
    'cut|cuts|slice|slices|hit|hits|strike|strikes|meet|meets|find|finds|kiss|kisses|cleave|cleaves ?only|?nothing|?but|?empty|?thin air|nothing|stone|shadow|shadows|mist|space',
    'unscathed|unharmed|untouched|unhurt|unfazed',
    `${weapon} ... whistle|whistles|whistling|sails|sail|whizzes|flies|passes|skims|hisses ?just|?right|?harmlessly over|past|by|above|overhead`,
    'without landing|touching|hitting|connecting|harm',
    'no damage|harm|effect|mark',
  ),
};
