/** What players call a place or a person, and what an adventure calls them: each line is one thing. */
const lines = `inn pub tavern bar alehouse taproom taverna drink ale beer boozer
landlord landlady innkeeper barkeep hostess publican
church chapel temple abbey shrine cathedral priory
priest monk deacon vicar abbot nun chaplain friar
shop store shopkeeper seller sell buy
boy girl kid child lad lass children
man guy bloke fellow dude
woman lady dame madam
boss chief leader ruler mayor provost headman
dinner supper feast meal banquet
roof rooftop
bird heron crow raven gull
cellar basement crypt undercroft
stairs stair steps staircase stairway
prison jail gaol lockup dungeon
guard watchman constable sergeant sentry
boat ship barge ferry punt skiff vessel
marsh swamp bog fen wetland reed
wood forest grove
ghost spirit phantom spectre apparition
money coin cash
house cottage home hut
bath bathhouse
graveyard cemetery churchyard
puppet doll marionette
river stream ford
tunnel passage shaft
market fair bazaar`;

const meant = new Map<string, string>();
for (const line of lines.split('\n')) {
  const words = line.split(' ');
  for (const word of words)
    for (const form of [word, `${word}s`]) if (!meant.has(form)) meant.set(form, words[0]!);
}

/** `Gatehouse` is a gate and a house. */
const compound = /^(\p{L}{3,})(house|room|yard|walk|tower|hall|gate|way|works|keeper|stone|side)s?$/iu;

/** A text in which words that mean the same thing are the same word. */
export function sameThings(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => {
    const known = meant.get(word.toLowerCase());
    return known ?? (word.length < 7 ? word : word.replace(compound, '$1 $2'));
  });
}
