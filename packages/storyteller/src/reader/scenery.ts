import type { Telling } from '../telling/telling.ts';
import { isSmall } from './function-words.ts';
import { singular } from './inflection.ts';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** What any place has, within doors or without. */
export const everywhere = list(
  'floor wall ceiling ground sky air stone door window corner shadow dust dirt mud earth rock pebble gravel sand grass tree bush leaf branch twig stick wood plank board beam roof step stair ' +
    'path road street lane way light darkness dark wind rain smoke fog mist fire water puddle hole crack gap edge side middle center centre top bottom spot place room area surroundings scene exit entrance doorway ' +
    'passage hall corridor sound noise smell footprint track trail mark sign clue trap nothing sun moon star cloud weather night day morning evening horizon distance furniture table chair bench ' +
    'danger trouble insect fly spider moss cobweb web everything something anything whatever thing stuff rubble wreckage lock handle hinge keyhole key plant flower weed view scenery background world crowd people group lookout camp sandwich song joke dance story prayer tune poem speech ballad lullaby name game party',
);

const body =
  'hand fist finger thumb arm elbow shoulder foot boot shoe toe leg knee head face nose ear eye mouth tooth tongue lip chin cheek beard moustache mustache hair brow eyebrow neck throat chest back belly stomach hip skin body blood breath voice heart weight heel nail palm knuckle wrist forehead ankle thigh rib jaw butt bum rump ass arse backside tummy tush lap waist shin calf fingertip spine lung';

/** What everybody has on them by nature: another's too. */
export const bodyParts = list(body);

/** What everybody has about them, whatever the sheet says. */
export const ofBody = list(
  `${body} ` +
    'cloak coat hat hood cap sleeve belt pocket collar shirt trouser pants robe glove clothes clothing cloth outfit bag pack backpack pouch sock scarf muscle strength wit sense mind thought memory soul luck charm smile courage ' +
    'wound injury attention time action turn way plan idea story name reflection magic power faith god honor honour word promise apology help hip hand thanks move lunge spit sweat tear',
);

const textsOf = ({ place, table, state }: Telling) => [
  place.name,
  place.arrival,
  place.scenery ?? '',
  ...place.senses,
  ...place.things.flatMap(({ name, see, find, id }) => [name, see, state.things[id]?.length ? find : '']),
  ...place.people.map(({ role }) => role),
  ...place.exits.flatMap(({ name, obstacle }) => [
    name,
    obstacle ? `${obstacle.name} ${obstacle.block}` : '',
  ]),
  ...(state.left[place.id] ?? []),
  ...table.history
    .filter(({ sender }) => sender === 'dm')
    .slice(-3)
    .map(({ content }) => content.slice(0, 3000)),
];

/** Whether a text names something by that noun, one or several of it. */
export function isNamedIn(text: string, head: string): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => word === head || singular(word) === head,
  );
}

/** Whether something of that name lies here that a player has left. */
export function liesHere({ state }: Telling, head: string): boolean {
  return (state.left[state.at] ?? []).some((left) => isNamedIn(left, head));
}

const remembered = new WeakMap<Telling, ReadonlySet<string>>();

/** The words that stand in what was told of this place, singular. */
export function toldWords(turn: Telling): ReadonlySet<string> {
  const known = remembered.get(turn);
  if (known) return known;
  const words = new Set<string>();
  for (const text of textsOf(turn)) {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? [])
      if (!isSmall(word)) words.add(singular(word));
  }
  remembered.set(turn, words);
  return words;
}
