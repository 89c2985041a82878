/** What words of a message or a passage are compared by: folded, without the commonest, cut to their stems. */

const STOP_WORDS = new Set(
  `a about after again all also am an and any anybody anyone anything are around as at away back be because been before being but by
  can cannot cant could couldnt did didnt do does doesnt doing done dont each either else even ever every everybody everyone everything
  few for from get gets getting give go goes going gonna got had has have having he her here him his how i id if ill im in into is isnt it
  its ive just keep know let lets like look make makes many may maybe me might more most much must my need no nobody not nothing now of off
  ok okay on once one only onto or other our out over own please put really right said same say says see shall she should so some
  somebody someone something still such take takes than thank thanks that thats the their them then there theres these they thing things
  this those through to together too try up us use very want wants was wasnt way we well were what whats when where which while who whole
  whos why will with without wont would yes yet you your`
    .split(/\s+/)
    .filter(Boolean),
);

/** Shorthand of the table, written out. */
const SHORTHAND: Record<string, string> = {
  ac: 'armor class',
  armour: 'armor',
  adv: 'advantage',
  aoe: 'area of effect',
  aoo: 'opportunity attack',
  cha: 'charisma',
  con: 'constitution',
  cr: 'challenge rating',
  crit: 'critical hit',
  dc: 'difficulty class',
  dex: 'dexterity',
  disadv: 'disadvantage',
  dmg: 'damage',
  gp: 'gold pieces',
  hp: 'hit points',
  init: 'initiative',
  int: 'intelligence',
  invis: 'invisible',
  lvl: 'level',
  nat: 'natural',
  npc: 'nonplayer character',
  prof: 'proficiency',
  pvp: 'player versus player',
  str: 'strength',
  temp: 'temporary',
  wis: 'wisdom',
  xp: 'experience points',
};

/** The message with the table's shorthand written out: "lost 5 hp" becomes "lost 5 hit points". */
export function writeOut(message: string): string {
  return message.replace(/[A-Za-z]+/g, (word) => {
    const key = word.toLowerCase();
    return Object.hasOwn(SHORTHAND, key) ? SHORTHAND[key]! : word;
  });
}

/** Every word that means something, stemmed, in order, repetitions included. */
export function contentWords(text: string): string[] {
  const words: string[] = [];
  for (const [word] of fold(text).matchAll(/[\p{L}\p{N}]+/gu)) {
    if (!STOP_WORDS.has(word) && (word.length > 1 || /\d/.test(word))) words.push(stem(word));
  }
  return words;
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/['’](?:s\b)?/g, '');
}

/** A light stemmer: plurals and the endings of verbs. It need not be right, only alike for both sides. */
export function stem(word: string): string {
  if (word.length < 4) return word;
  let root = word;
  if (root.endsWith('ies') && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(root)) root = root.slice(0, -2);
  else if (root.endsWith('s') && !/(?:ss|us|is)$/.test(root)) root = root.slice(0, -1);
  for (const ending of ['ing', 'ed', 'ly', 'er']) {
    if (root.endsWith(ending) && root.length - ending.length >= 3) {
      root = root.slice(0, -ending.length);
      break;
    }
  }
  root = root.replace(/([bdgklmnprtv])\1$/, '$1');
  return root.endsWith('e') && root.length > 3 ? root.slice(0, -1) : root;
}
