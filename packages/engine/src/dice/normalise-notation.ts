const spelling: [RegExp, string][] = [
  // Comments and labels in brackets.
  [/\/\*.*?\*\/|\[[^\]]*\]/gs, ' '],
  [/(?:\/\/|#).*$/s, ''],
  // "Attack: 1d20+5", "roll 2d6".
  [/^[^:{]*:/, ''],
  [/^\s*roll\s+/, ''],
  [/[−–—]/g, '-'],
  [/×/g, '*'],
];

const shorthand: [RegExp, string][] = [
  // The end of "round(" is no die.
  [/(?<![\d)]|roun)d(?=[\d%f(])/g, '1d'],
  [/df/g, 'dF'],
  // Other dice programs write r1, ro1, !6 and cs20 where this one wants a comparison.
  [/(ro?|!|cs|cf)(\d)/g, '$1=$2'],
  [/(k[hl]?|d[hl])(?![\dhl])/g, '$11'],
];

function rewrite(text: string, rules: [RegExp, string][]): string {
  return rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** The spellings that models and people use, brought to the one that the parser reads. */
export function normaliseNotation(given: string): string {
  const text = rewrite(given.toLowerCase(), spelling)
    // "1d20+5 to hit": words after the dice are a label.
    .replace(/(?<=[\d)}%!])\s+[a-z][a-z' ,.-]*$/, (label) => (/^\s+[kdr!][hlo]?$/.test(label) ? label : ''));
  return rewrite(text.replace(/\s+/g, ''), shorthand);
}
