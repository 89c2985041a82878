const notation = /\d{0,3}d\d{1,4}(?:k[hl]\d|d[hl]\d)?(?:\s?[+-]\s?\d{1,3})?/gi;
const difficulty = /\b(?:DC|difficulty(?: class)?)\s?(?:of\s)?\d{1,2}\b/gi;

const condition = /\b(?:if|when|whenever)\b[^.!?,\n]{0,120}/gi;

/** Without formulas, difficulties and rules: what is left is told as a result. */
function withoutFormulas(text: string): string {
  return text.replace(notation, ' ').replace(difficulty, ' ').replace(condition, ' ');
}

function numbersBy(text: string, pattern: RegExp): number[] {
  return Array.from(text.matchAll(pattern), (match) => Number(match[1]));
}

/** What is counted in these was not rolled. */
const other =
  '(?!\\s?(?:feet|foot|ft|yards?|miles?|paces|steps|minutes?|hours?|rounds?|gold|times|or (?:higher|more|better))\\b)';

const results = [
  `\\b(?:roll(?:ed|s)?|rolling|dice|(?:the|your|a) die|natural|nat|total(?:s|ing)?)\\b[^.!?\\n\\d]{0,30}\\b(\\d{1,3})\\b`,
  `\\b(?:würfel(?:st|n|t)?|ergebnis|dés?|dados?|dadi|tirada|lancio|jet)\\b[^.!?\\n\\d]{0,30}\\b(\\d{1,3})\\b`,
  `\\ba (?:total of )?(\\d{1,3}) (?:on the (?:die|dice)|in total)\\b`,
].map((pattern) => new RegExp(pattern + other, 'gi'));

const wounds = [
  /\b(\d{1,4})\s(?:points?\sof\s)?(?:\w{1,12}\s)?damage\b/gi,
  /\b(\d{1,4})\s(?:of\s(?:your|his|her|their)\s)?(?:hit\spoints?|hp|trefferpunkte?|points?\sde\svie|puntos?\sde\s(?:golpe|vida)|punti\sferita)\b/gi,
];

/** What a text tells as the result of dice. */
export function diceTold(text: string): number[] {
  const bare = withoutFormulas(text);
  return results.flatMap((pattern) => numbersBy(bare, pattern));
}

/** What a text tells as damage, healing or hit points. */
export function woundsTold(text: string): number[] {
  const bare = withoutFormulas(text);
  return wounds.flatMap((pattern) => numbersBy(bare, pattern));
}

const fallen = (names: string) =>
  new RegExp(
    `\\b(?:you|${names})\\s(?:(?:have|has|are|is|fall|falls|now|lie|lies)\\s)*(?:die|dies|died|dead)\\b(?!\\s(?:tired|set|end|silent|still|certain|ahead|quiet))`,
    'i',
  );
const over =
  /(?:^|[.!?*_\n]\s{0,3})(?:the end|game over|fin|ende)[.!*_]{0,3}\s{0,3}$|\b(?:the game|your adventure|the adventure) (?:is over|ends here|has ended)\b/im;

const loot =
  /\b(?:goes?|put|stow|tuck|slip|add)\b[^.!?\n]{0,40}\b(?:in|into|to|on) your (?:pack|bag|backpack|pouch|pocket|inventory|belt)\b|\b(?:is|are) yours now\b|\byou (?:now have|gain|receive|loot) (?:\d+|an?|the)\b[^.!?\n]{0,40}\b(?:gold|coins?|sword|potion|key|ring|gem)\b/i;

/** Whether a text tells of something gained. */
export function tellsLoot(text: string): boolean {
  return loot.test(text);
}

/** Whether a text tells that one of these characters, or whoever is spoken to, is dead. */
export function tellsDeath(text: string, names: readonly string[]): boolean {
  return fallen(names.map((name) => name.replace(/[^\p{L}\d ]/gu, '')).join('|')).test(text);
}

/** Whether a text tells that the game is over. */
export function tellsEnd(text: string): boolean {
  return over.test(text);
}
