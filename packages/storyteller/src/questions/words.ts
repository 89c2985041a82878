const small = new Set(
  (
    'a an the of to in is are am was were be been do does did how what whats when where which who why can could may might should would will i me my mine we us our ' +
    'you your he she it its they them this that these those with for and or if on at by as from into than then so have has had get got there here any some ' +
    'please just really about like much many not no yes tell explain remind mean means meaning work works working go goes good rule rules happen happens exactly again'
  ).split(' '),
);

const irregular: Readonly<Record<string, string>> = {
  dice: 'die',
  knives: 'knif',
  fell: 'fall',
  dying: 'die',
  dies: 'die',
  ran: 'run',
  stood: 'stand',
};

/** The word without its ending: `falling` and `falls` are `fall`. Made to compare by, not to be read. */
export function stem(word: string): string {
  const known = irregular[word];
  if (known) return known;
  if (word.length > 5 && word.endsWith('ing')) return undoubled(word.slice(0, -3));
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && word.endsWith('ed')) return undoubled(word.slice(0, -2));
  if (word.length > 4 && /(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us)$/.test(word)) return stem(word.slice(0, -1));
  // `shove` as `shoving`.
  if (word.length > 4 && word.endsWith('e')) return word.slice(0, -1);
  return word;
}

function undoubled(word: string): string {
  const last = word.at(-1);
  return last === word.at(-2) && last !== 'l' && last !== 's' ? word.slice(0, -1) : word;
}

/** The words of a text that mean something, each once, by their stems. */
export function contentWords(text: string): string[] {
  const words =
    text
      .slice(0, 2_000)
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.filter((word) => !small.has(word)).map(stem))];
}
