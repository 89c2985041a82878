import { hashText } from '../random.ts';
import type { Person } from '../world/world.ts';

/** What is plain to see of somebody, as it follows `has` or `wears`; `said`: words of a text that has spoken of it already. */
interface Feature {
  said: RegExp;
  looks: readonly string[];
}

const features: readonly Feature[] = [
  {
    said: /\b(?:hair\w*|bald|beard\w*|moustache|blonde?|braids?|curls|hood\w*|wig|hat|cap|bonnet)\b/i,
    looks: [
      'grey hair tied back with a bit of string',
      'dark hair cut short by somebody in a hurry',
      'hair the colour of wet straw',
      'a head of curls that no comb has won against',
      'hair going white at the temples',
      'a long plait, over one shoulder',
    ],
  },
  {
    said: /\b(?:hands?|fingers?|arms?|gloves?|sleeves?)\b/i,
    looks: [
      'broad hands that are never quite still',
      'ink or dirt under the nails, one cannot tell which',
      'a thin scar across one wrist',
      'long fingers that tap on whatever is near',
      'sleeves rolled to the elbow',
    ],
  },
  {
    said: /\b(?:eyes?|eyed|blind|spectacles|glasses|face|scar\w*|nose|mask\w*|veil\w*|freckle\w*)\b/i,
    looks: [
      'deep lines beside the mouth',
      'pale eyes that stay on you a moment too long',
      'heavy brows, and shadows under the eyes',
      'a nose that was broken once',
      'freckles, and a chin held high',
      'a narrow face that gives little away',
    ],
  },
  {
    said: /\b(?:coat|cloak|dress|shirt|uniform|robes?|clothe\w*|suit|apron|boots?|shoes?|rags|wears?|wearing|dressed|scarf|shawl)\b/i,
    looks: [
      'a coat that was good ten years ago',
      'boots that have walked a long way',
      'clothes mended at both elbows, and mended well',
      'a collar buttoned up to the throat',
      'a dark jacket with one button missing',
      'a scarf wound twice about the neck',
    ],
  },
];

/** What their work leaves on somebody. */
const byTrade: readonly [trade: RegExp, looks: string][] = [
  [/miller|baker/, 'flour in every fold of the clothes'],
  [/smith|mechanic|engineer|stoker/, 'burn marks on the forearms'],
  [
    /steward|butler|clerk|secretary|landlord|landlady|reeve|mayor|manager/,
    'a ring of worn leather at the belt, and very straight shoulders',
  ],
  [
    /doctor|surgeon|medic|nurse|physician|apothecary/,
    'scrubbed hands, and a smell of spirits about the cuffs',
  ],
  [/priest|vicar|monk|nun|sister|abbot|father|organist|sexton/, 'plain black cloth, worn shiny at the knees'],
  [
    /sheriff|guard|constable|soldier|captain|commander|sergeant|marshal/,
    'the bearing of somebody who is used to being obeyed',
  ],
  [/sailor|fisher|ferry|boat|lighthouse/, 'a face tanned by wind and salt'],
  [/farmer|rancher|shepherd|drover|gardener|herd/, 'a neck burnt red by the sun'],
  [/innkeeper|barkeep|bartender|cook|barmaid/, 'a cloth over one shoulder'],
  [/scholar|professor|teacher|librarian|scribe|assistant|student/, 'ink on two fingers'],
  [/caretaker|janitor|porter|keeper/, 'a grey overall with bulging pockets'],
  [/merchant|trader|shopkeeper|broker|dealer/, 'a waistcoat with more pockets than most'],
];

/** Two things that anybody can see of somebody: always the same of the same, and nothing of which the text has spoken. */
export function looksOf({ id, name, role }: Pick<Person, 'id' | 'name' | 'role'>, told: string): string[] {
  const trade = byTrade.find(([work]) => work.test(`${role} ${name}`.toLowerCase()))?.[1];
  const free = features.filter(({ said }) => !said.test(told) && !(trade && said.test(trade)));
  const own = free.map(({ looks }, at) => looks[hashText(`${id} ${at}`) % looks.length]!);
  const first = hashText(id) % Math.max(1, own.length);
  const turned = [...own.slice(first), ...own.slice(0, first)];
  return [...(trade ? [trade] : []), ...turned].slice(0, 2);
}
