import type { Draft } from './draft.ts';
import { joinAbilityRows, readNumbersOfLine } from './plain-numbers.ts';
import { abilityOf, capital, coinOf, conditionNames } from './words.ts';
import { words } from '../../words/words.ts';

type Section =
  | 'skills'
  | 'saves'
  | 'proficiencies'
  | 'inventory'
  | 'spells'
  | 'features'
  | 'notes'
  | 'conditions';

const headings: [RegExp, Section][] = [
  [/^skills?( proficienc(y|ies))?$/, 'skills'],
  [/^(saving throws?|saves?)( proficiencies)?$/, 'saves'],
  [
    /^((other )?proficienc(y|ies)( (and|&) languages)?|languages|tools?|armou?r proficiencies|weapon proficiencies)$/,
    'proficiencies',
  ],
  [
    /^(inventory|equipment|gear|items?|belongings|possessions|weapons?|armou?r|treasure|money|coins?)$/,
    'inventory',
  ],
  [
    /^((prepared |known )?spells?( known| prepared)?|cantrips?|spellbook|(level \d+|\d+(st|nd|rd|th)[ -]level)( spells)?)$/,
    'spells',
  ],
  [
    /^(feats?|features?( (and|&) traits)?|class features|traits|abilities and features|special abilities|actions|attacks?)$/,
    'features',
  ],
  [
    /^(backstory|background story|biography|history|notes?|description|appearance|personality( traits)?|ideals?|bonds?|flaws?|story)$/,
    'notes',
  ],
  [/^conditions?$/, 'conditions'],
];
const lineFields = {
  name: /^(character )?name$/,
  ancestry: /^(race|ancestry|species|kin)$/,
  background: /^background$/,
} as const;
const playerWords =
  /^(player|player name|campaign|alignment|gender|age|deity|faith|size|senses|initiative|proficiency bonus|passive perception|hit dice)$/;

const sectionOf = (label: string) => headings.find(([words]) => words.test(label.toLowerCase()))?.[1] ?? null;

/** Beyond it a line is prose, and nothing is looked for in it. */
const longestLine = 600;
const mostLines = 5_000;
/** Parts a heading from what stands below it. */
const rule = /^[|:=\s-]{3,}$/;

/** Without the signs of lists, headings and emphasis. */
function bare(line: string): string {
  return line
    .replace(/^\s*(?:[-*•·–]\s+|#+\s*|\d+[.)]\s+)/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A sheet as people write it down or copy it from a page: names before colons, numbers behind short names, lists under headings. */
export function readPlainText(text: string, draft: Draft) {
  let section: Section | null = null;
  let isNamed = false;
  const all = text.split(/\r\n?|\n/);
  const lines = all.slice(0, mostLines).map(bare);
  for (const line of joinAbilityRows(lines.filter((line) => !rule.test(line)))) {
    if (line.length > longestLine) {
      if (section === 'notes') draft.addNotes(line);
      else draft.miss(line);
      continue;
    }
    if (line === '') {
      if (section !== 'notes' && section !== 'inventory' && section !== 'spells') section = null;
      continue;
    }
    const [, label = '', rest = ''] = /^([^:]{1,40}):\s*(.*)$/.exec(line) ?? [];
    const opened = sectionOf(label || line);
    if (opened) {
      section = opened;
      if (rest) addTo(section, rest, draft);
      continue;
    }
    if (label && readField(label.toLowerCase().trim(), rest, draft)) {
      if (lineFields.name.test(label.toLowerCase().trim())) isNamed = true;
      section = null;
      continue;
    }
    const listed = /^(skills|saving throws|languages|senses)\s+(.+)$/i.exec(line);
    if (listed && sectionOf(listed[1]!)) addTo(sectionOf(listed[1]!)!, listed[2]!, draft);
    else if (section !== 'notes' && readNumbersOfLine(line, draft)) section = null;
    else if (section) addTo(section, line, draft);
    else if (!isNamed && line.length <= 80 && draft.character.name === '') {
      draft.setLine('name', line);
      isNamed = true;
    } else draft.miss(line);
  }
  if (all.length > mostLines) draft.miss(words.characters.import.afterLines(mostLines));
}

/** "Race: Elf". */
function readField(label: string, value: string, draft: Draft): boolean {
  for (const field of ['name', 'ancestry', 'background'] as const) {
    if (!lineFields[field].test(label)) continue;
    draft.setLine(field, value);
    return true;
  }
  if (playerWords.test(label)) {
    draft.addNotes(`${capital(label)}: ${value}`);
    return true;
  }
  const ability = abilityOf(label);
  return readNumbersOfLine(ability ? `${ability} ${value}` : `${label}: ${value}`, draft);
}

/** Commas part what stands in a line, but not within brackets. */
const entriesOfLine = (line: string) => line.split(/[,;](?![^(]*\))/).map((entry) => entry.trim());

function addTo(section: Section, line: string, draft: Draft) {
  if (section === 'notes') return draft.addNotes(line);
  for (const entry of entriesOfLine(line)) {
    const name = entry.replace(/\s*[+−-]\d+$/, '').replace(/\.$/, '');
    if (name === '') continue;
    if (section === 'inventory') addItem(entry, draft);
    else if (section === 'features') draft.addFeature(entry);
    else if (section === 'spells') draft.add('spells', name.replace(/^[^:]{1,30}:\s*/, ''));
    else if (section === 'skills' || section === 'proficiencies') draft.add('proficiencies', name);
    else if (section === 'saves') {
      const ability = abilityOf(name);
      draft.add('proficiencies', ability ? `${capital(ability)} saves` : `${name} saves`);
    } else if (conditionNames.includes(name.toLowerCase())) draft.add('conditions', name.toLowerCase());
    else if (!/^none$/i.test(name)) draft.miss(`condition: ${name}`);
  }
}

/** "2 daggers", "Dagger x2", "Torch (5)", "15 gp". */
function addItem(entry: string, draft: Draft) {
  const coins = /^(\d{1,6}(?:[,.]\d{3})*)\s*([pgesc]p)$/i.exec(entry);
  const coin = coins && coinOf(coins[2]!);
  if (coin) return draft.addItem({ name: coin, quantity: Number(coins[1]!.replace(/[,.]/g, '')) });
  const [, before, name = entry, behind, inBrackets] =
    /^(?:(\d{1,5})\s*[x×]?\s+)?(.+?)(?:\s*[x×]\s*(\d{1,5})|\s*\((\d{1,5})\))?$/i.exec(entry) ?? [];
  draft.addItem({ name: name.replace(/\.$/, ''), quantity: Number(before ?? behind ?? inBrackets ?? 1) });
}
