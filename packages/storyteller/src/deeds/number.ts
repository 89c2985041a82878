/** A noun's last word before what belongs to it: `the barrels of salt` turns on `barrels`. */
function headOf(name: string): string {
  const [before = name] = name.split(/ (?:of|in|with|on|at|by|under|from|behind|beneath|for|to) /);
  return before.split(' ').at(-1)!.toLowerCase();
}

const single = /(?:ss|us|is|as|news|lens|gallows|works|innards)$/;
const several = new Set([
  'people',
  'men',
  'women',
  'children',
  'geese',
  'mice',
  'teeth',
  'feet',
  'cattle',
  'oxen',
  'sheep',
]);

/** Whether a name stands for more than one: `the new boards`, `the table and chairs`. */
export function isMany(name: string): boolean {
  if (/ and /.test(name)) return true;
  const head = headOf(name);
  return several.has(head) || (head.length > 3 && head.endsWith('s') && !single.test(head));
}

const forms = /<([^<>|]*)\|([^<>|]*)>/g;

/** Lines of which `<opens|open>` follow one thing or several. */
export function inNumber(table: readonly string[], name: string): string[] {
  const form = isMany(name) ? '$2' : '$1';
  return table.map((line) => line.replace(forms, form));
}

const articles = /^(?:the|a|an|some|your|my|his|her|their|its|this|that|these|those) /i;

/** `the old well` without its article. */
export function bare(name: string): string {
  return name.replace(articles, '');
}

/** As it stands on a sheet: `Old well`. */
export function titled(name: string): string {
  const words = bare(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Cut between words, so that nothing grows without bound. */
export function clipped(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return end > most / 2 ? cut.slice(0, end) : cut;
}
