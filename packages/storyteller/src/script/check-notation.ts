/** What hosts call a skill, an ability or a tool, and what it is called on a sheet. */
const called: readonly (readonly [string, string])[] = [
  ['perception|perc(?:ept)?', 'Perception'],
  ['investigat(?:ion|e)|inv(?:est)?', 'Investigation'],
  ['insight|ins', 'Insight'],
  ['persua(?:sion|de)|pers', 'Persuasion'],
  ['intimidat(?:ion|e)|intim', 'Intimidation'],
  ['decept(?:ion)?|deceive|bluff', 'Deception'],
  ['perform(?:ance)?|perf', 'Performance'],
  ['sleight(?: of hand)?|soh', 'Sleight of Hand'],
  ['stealth', 'Stealth'],
  ['athletics?|ath(?:l)?', 'Athletics'],
  ['acrobatics?|acro?', 'Acrobatics'],
  ['survival|surv', 'Survival'],
  ['medicine|med', 'Medicine'],
  ['nature|nat', 'Nature'],
  ['arcana|arc', 'Arcana'],
  ['history|hist', 'History'],
  ['religion|relig?', 'Religion'],
  ['animal handling', 'Animal Handling'],
  ['strength|str', 'Strength'],
  ['dexterity|dex', 'Dexterity'],
  ['constitution|con', 'Constitution'],
  ['intelligence|int', 'Intelligence'],
  ['wisdom|wis', 'Wisdom'],
  ['charisma|cha', 'Charisma'],
  ["thie(?:f|ves)['’]?s? tools?|lock ?picks|lock-?picking|picks", "thieves' tools"],
];

const name = `(?:${called.map(([one]) => one).join('|')})`;
const between = '(?: ?(?:,? or|and/or|/|,|&) ?| ?\\()';
const names = `${name}(?:${between}${name}\\)?){0,3}`;
/** A number that counts no coins, feet or hours, and is no bonus. */
const mark =
  '(?:[5-9]|1\\d|2\\d|30)(?![\\d%]|[/:.,+-] ?\\d| ?\\(?[+-] ?\\d| ?(?:d\\d|gp|sp|cp|gold|silver|copper|pieces|feet|foot|ft|miles?|metres?|years?|days?|hours?|hrs?|minutes?|rounds?|men|women|people|points?|hp|damage)\\b)';
const against = '(?: ?(?:[:=]|of|at|vs\\.?))?';

/** `perception 12`, `Ins13`, `DEXsv12`, `Perception check (13)`, `Wis (Insight) 14`, `Investigation, DC 15`, `STR 15+` */
const behind = new RegExp(
  `(?<![\\p{L}\\d]|\\bDC ?\\d{1,2} (?:\\p{L}+ \\()?)(?:passive )?(${names})( ?(?:sav(?:e|ing throws?|es)|sv))?( ?(?:checks?|rolls?|tests?))?(?:${against}|,(?= ?DC)|,(?<=check,|roll,)) ?(?:\\((?:DC ?)?(${mark})\\)|(?:DC ?)?(${mark}(?:\\+(?! ?\\d))?))( ?(?:sav(?:e|ing throws?)|sv))?`,
  'giu',
);
/** `DC 13 perc`, `a 13 Perception check`, `(12 str)` */
const ahead = new RegExp(
  `(?:\\bDC ?|\\b(?:an?|with) |\\()(${mark}) (?:on )?(${names})(?![\\p{L}\\d])( ?(?:sav(?:e|ing throw)|sv)\\b)?`,
  'giu',
);
/** `Int12 (= intimidate)`: what an abbreviation is for. */
const meant = new RegExp(`(?<![\\p{L}\\d])${name}( ?\\d{1,2}) \\(= ?(${name})\\)`, 'giu');
/** Of a creature's abilities nothing is rolled: `Str 14, Dex 12, Con 13`. */
const ability =
  '(?:str(?:ength)?|dex(?:terity)?|con(?:stitution)?|int(?:elligence)?|wis(?:dom)?|cha(?:risma)?)';
const abilities = new RegExp(
  `\\b${ability}[: ]{0,2}\\d{1,2}(?: ?\\([+-]?\\d\\))?[,;| ]{1,3}${ability}[: ]{0,2}\\d|\\bsenses:? [^.]{0,40}passive`,
  'i',
);
const least = /\b(?:on|with) an? (\d{1,2})(?:\+| or (?:more|higher|better|above))(?!\d)/gi;
/** `if they search (12)`, `hard to spot (15)` */
const trying =
  /\b((?:search|look|listen|spot|notice|find|climb|forc|pick|break|jump|swim|sneak|track|pry|persuad|convinc|lift|hear|see|disarm|recogni[sz])\p{Ll}*(?: [\p{L}'’-]+){0,5}) \((1\d|2[0-5]|[5-9])\)/giu;
const passive = /\bpassive (1\d|2[0-5]|[89])\b(?!\+)/gi;

const whole = called.map(([one, full]) => [new RegExp(`^(?:${one})$`, 'i'), full] as const);
const each = new RegExp(name, 'giu');
const fullName = (short: string) => whole.find(([one]) => one.test(short))?.[1] ?? short;
const inFull = (some: string) => some.replace(each, fullName);

/** Every way in which hosts write a check, written as books do: `DC 13 Perception`, `DC 12 Dexterity save`. */
export function withChecksInFull(text: string): string {
  if (!/\d/.test(text) || abilities.test(text)) return text;
  return text
    .replace(meant, (_, number: string, other: string) => `${other}${number}`)
    .replace(
      behind,
      (
        all: string,
        some: string,
        save = '',
        kind = '',
        bracketed: string | undefined,
        open: string | undefined,
        saveBehind = '',
      ) => {
        const isFull = /\bDC\b/.test(all) && inFull(some) === some;
        if (isFull) return all;
        const what = save || saveBehind ? ' save' : kind.replace(/s$/, '').replace(/^(?=\S)/, ' ');
        return `DC ${(bracketed ?? open ?? '').replace('+', '')} ${inFull(some)}${what}`;
      },
    )
    .replace(ahead, (all: string, number: string, some: string, save = '') => {
      const before = /^(?:\(|an? |with )/i.exec(all)?.[0] ?? '';
      return `${before}DC ${number} ${inFull(some)}${save ? ' save' : ''}`;
    })
    .replace(passive, 'DC $1 Perception')
    .replace(least, 'DC $1')
    .replace(trying, '$1 (DC $2)');
}
