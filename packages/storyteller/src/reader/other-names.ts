import { singular } from './inflection.ts';
import type { Scene } from './scene.ts';
import { toldWords } from './scenery.ts';

/** Buildings and rooms that people call now this, now that. */
const groups: readonly (readonly string[])[] = [
  'tavern,inn,pub,alehouse,saloon,bar,taproom,tap room,watering hole,boozer,cantina,public house,barroom',
  'shop,store,general store,pawnshop,pawn shop,emporium,corner shop',
  'church,chapel,kirk,house of god,house of the lord,parish church',
  'boathouse,boat shed,boat house,boatshed',
  'jail,gaol,prison,lockup,slammer,hoosegow,clink,cells',
  'yard,courtyard,backyard,back yard',
  'cellar,basement,undercroft,vault',
  'attic,loft,garret',
  'sickbay,infirmary,medbay,med bay,medical bay,sick bay,hospital,clinic',
  'quay,pier,jetty,wharf,docks,dock,dockside,waterfront,quayside',
  'square,plaza,town square,village square,piazza',
  'graveyard,cemetery,churchyard,burial ground,boneyard',
  'station,depot,railway station,train station',
  'stable,stables,livery',
  'manor,mansion,big house,manor house',
  'forest,wood,woods',
  'mine,mineshaft,pit',
  'kitchen,galley,scullery',
  'corridor,hallway,passageway,passage',
  'mill,windmill,watermill',
  'crypt,tomb,mausoleum',
  'police station,precinct,cop shop,sheriff office',
].map((group) => group.split(','));

const groupOf = new Map(groups.flatMap((group) => group.map((name) => [name, group] as const)));
const longest = [...groupOf.keys()].toSorted((one, other) => other.length - one.length);
const called = new RegExp(
  `\\b((?:the|this|that|a|an|to|into|in|at|old|local|nearest|\\p{L}+['’]s) )(${longest.join('|')})(?![\\p{L}-]|['’]s)`,
  'giu',
);

/** The noun that a name turns on: `the bar of the Lucky Mule saloon` is a bar. */
const nounOf = (name: string) => name.toLowerCase().split(' of ')[0]!;
const isNamed = (name: string, word: string) => new RegExp(`(?:^|\\W)${word}$`).test(nounOf(name));

/** `out the back`, where there is a yard. */
const outBack =
  /\b(?:(?:step|go|head|walk|slip|sneak|pop|nip|duck|run|wander|stroll|come) )(?:on |right |quietly )?(out (?:the|through the|by the|at the) back(?: door)?|out back|outside)\b(?! of)/i;
const behindTheHouse = ['yard', 'courtyard', 'garden', 'backyard', 'terrace'];

/** `I take the door on the left`, `we take the lift down to the crypt`: by what one goes, and nothing that is carried off. */
const byWay =
  /\b((?:i|we|let['’]s)(?:['’]ll| will| would|['’]d)?(?: just| then| quietly)?|and|then|^) ?take (?:the|that|this) ((?:\p{L}+ )?(?:door|exit|way|road|path|stairs?|staircase|steps|ladder|lift|elevator|corridor|passage|tunnel|hallway|trail|street|alley|ramp|hatch|bridge)|left|right)(?: (?:door|one|way|path|fork|turn|hand side))?((?: (?:up|down|out|on|to|onto|into|towards?|through|past|behind|at|ahead|leading|back)\b[^.,!?]*)?)(?=\s*(?:[.,!?]|$))/giu;

function goneBy(_: string, who: string, way: string, rest: string): string {
  const lead = who === '' ? '' : `${who} `;
  if (/^ (?:(?:up|down|out|back|ahead) ?)?(?:to|onto|into|towards?|through) /i.test(rest))
    return `${lead}go${rest}`;
  if (/^(?:left|right)$/i.test(way)) return `${lead}go ${way.toLowerCase()}${rest}`;
  return /stair|step|ladder|lift|elevator/i.test(way)
    ? `${lead}go ${/\bdown\b/i.test(rest) ? 'down' : 'up'} the ${way}`
    : `${lead}go through the ${way}${rest}`;
}

/** A message with the tale's own name for a place that is called otherwise: the `pub` is its tavern. */
export function withPlaceNames(text: string, { turn, nouns }: Scene): string {
  const { place, world } = turn;
  const told = toldWords(turn);
  const places = [place, ...world.places.filter(({ id }) => id !== place.id)];
  const isKnown = (name: string) =>
    !name.includes(' ') && (nouns.has(singular(name)) || told.has(singular(name)));
  const renamed = text.replace(byWay, goneBy).replace(called, (whole, before: string, name: string) => {
    const low = name.toLowerCase();
    const others = (groupOf.get(low) ?? []).filter((other) => other !== low);
    if (isKnown(low) || places.some((one) => isNamed(one.name, low))) return whole;
    const meant = others.filter((other) => places.some((one) => isNamed(one.name, other)));
    return meant.length === 1 ? `${before}${meant[0]}` : whole;
  });
  const yard = behindTheHouse.find((one) => place.exits.some(({ name }) => isNamed(name, one)));
  return yard
    ? renamed.replace(outBack, (whole, out: string) => whole.replace(out, `to the ${yard}`))
    : renamed;
}
