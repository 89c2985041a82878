/** What people say of the evening. `{at}` is a room, `{scene}` where it was done, `{y}` whom they saw; every case uses each once. */
export const alibis: readonly string[] = [
  'I was {at}, {did}, {hours}. I had not set foot {scene} that day, and I did not until the shouting began.',
  '{Hours}? {At}, {did}. As for where it was done: I came no nearer to it than anybody does who hears the news.',
  'That is easily told. I was {at}, {did}, and when I came away it had been found already. I was not {scene} before that, not for a minute.',
  'You will find it dull. {Hours} I was {at}, {did}. Whoever says that I was {scene} is mistaken.',
  'I have gone over it myself. I was {at} nearly all that while, {did}. I have no business {scene}, and I had none then.',
  'Where I was? I was {at}, {did}, {hours}, and I thought of nothing worse than my supper. {Scene} I had not been since the day before.',
];

/** Of somebody in the same room. */
export const together: readonly string[] = [
  'I was not alone {at}. {y} {glimpse}, nearly all that while, not ten steps from me.',
  '{y} was {at}, as I was. {y} {glimpse}; I should have noticed if that had stopped.',
  'I had company. {y} {glimpse}, {at}, from first to last.',
  'Ask me about {y}, and I can swear to it: {y} {glimpse}, {at}, whenever I looked up.',
];

/** Of somebody in another room. */
export const inPassing: readonly string[] = [
  'I went to fetch a shawl, {hours}, and saw {y} {at}: {y} {glimpse}, and did not notice me.',
  'On my way back I looked in on {y}, who was {at}. {y} {glimpse}. It must have been in the middle of that time.',
  'One hears and sees more than one wants to. {y} {glimpse}, {at}; I passed twice, {hours}, and it was the same both times.',
  'The one thing that I can swear to is {y}. I wanted a light, so I looked in: {y} {glimpse}, {at}, right at that time.',
];

/** That nobody was where somebody claims to have been. */
export const empties: readonly string[] = [
  'And another thing, since you ask. I looked for a light {at}, {hours}. There was nobody there.',
  'I can tell you who was not where. I had a look {at}, {hours}, when I stretched my legs: there was not a soul.',
  'There is one thing that I do not understand. I went through {room} {hours}, from one end to the other, and nobody was {at}.',
  'I thought nothing of it then. I went out once for a glass of water, {hours}, and came through {room}. There was no light, and nobody {at}.',
];

/** What the one who did it says to have seen; they came from a room in which nobody was. */
export const sawNothing: readonly string[] = [
  'I saw nobody, and nobody saw me. One stays {at} to be alone.',
  'Nobody came by. It is quiet {at}, at that time; that is what I like about it.',
  'Whom should I have seen? I was by myself {at}, from beginning to end.',
];

/** Of the one who found it: `{holder}` is where something lies. */
export const accounts: readonly string[] = [
  'It was I who found it, {found}. I came in by chance, and I knew at once. I touched nothing, but my eye fell on {holder}: {lies}. I left it where it was for whoever would ask.',
  'I found it, {found}, and I shall see it for the rest of my days. I stood there like a post and stared at the floor, and so I noticed {holder}: {lies}. Nobody has taken it away, I think.',
  '{Found} I opened the door, and there it was. I called the others. While I waited for them I saw something by {holder}: {lies}. I did not pick it up.',
];

export const notFinder: readonly string[] = [
  '{finder} found it. I only came when there was shouting.',
  'You want {finder} for that: {finder} was the first in there.',
  'I came with the rest. {finder} stood there already, white as a sheet; ask there.',
  'When I arrived, {finder} was holding the door so that nobody should go in.',
  '{finder} can tell you how it was found. I looked once, and then I looked away.',
];

/** What others know of somebody's reason. */
export const motivesTold: readonly string[] = [
  'I do not like to say it, but {told}.',
  'Everybody knows that {told}. I draw no conclusions.',
  'If you look for a reason: {told}.',
  'You would hear it from somebody else: {told}.',
  'It is no secret here that {told}. Make of it what you will.',
];

/** By genre: when it was done, and when it was found. */
export const hoursOf: readonly (readonly [hours: string, found: string])[] = [
  ['between nine and ten', 'at ten'],
  ['between ten and eleven', 'at eleven'],
  ['between eight and nine', 'at nine'],
  ['in the hour before midnight', 'at midnight'],
];
