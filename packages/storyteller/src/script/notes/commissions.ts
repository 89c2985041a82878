import { fingerprint } from '../../language/sentences.ts';
import { contentWords, stem } from '../content-words.ts';
import type { Named } from '../named.ts';
import { toPlayers } from '../narrated.ts';
import { ownNames } from '../names.ts';
import { once } from '../once.ts';
import type { Opened } from '../opened.ts';
import { asOwnSpeech } from '../own-mouth.ts';
import type { Paragraph } from '../paragraphs.ts';
import { namedIn } from '../people.ts';
import { isPersonNoun } from '../strangers.ts';
import type { Room } from '../rooms.ts';

/** What somebody wants of the party, and what they pay for it. */
export interface Commission {
  id: string;
  /** The room in whose text it stands. */
  room: string;
  /** Whose it is, by name. */
  by: string;
  /** What they ask, in their own mouth; empty where the text only says what is paid. */
  asks: string;
  /** What they pay and for what, in their own mouth. */
  offers: string;
  pay: { name: string; quantity: number } | null;
  /** What has made them ask, in their own mouth. */
  why: string;
  /** What they add for whoever presses them, in their own mouth. */
  adds: string;
  /** What is to be brought: its noun, and every word of it as stems; null where something is to be done. */
  item: { noun: string; shown: string; words: readonly string[] } | null;
  /** The words of what is to be done. */
  deed: readonly string[];
  /** Whether the truth of something is wanted. */
  isTruth: boolean;
}

const party =
  '(?:the (?:party|characters?|heroes|hero|players?|adventurers?|group|strangers?|newcomers)|them|you|somebody|someone|anyone|anybody|strangers|adventurers)';
const wants = new RegExp(
  `\\b(?:asks?|begs?|wants?|hires?|implores?|urges?|commissions?|requests?|charges?|sends?|needs?|pleads with|would like|hopes? for|is looking for) (?:${party} )(?:for help )?(?:to |who (?:can|will|would) )([^.;]{6,160})`,
  'iu',
);
const offersPay =
  /\b(?:pays?|offers?|promises|gives?|gets?|earns?|receives?|is (?:good for|worth)|rewards?|reward(?: is|:)|fee(?: is|:)|payment(?: is|:)|puts up)\b/i;
const coin =
  /\b(\d[\d,]{0,6}) ?(gp|gold(?: pieces| coins| crowns)?|sp|silver(?: pieces| coins)?|cp|copper(?: pieces| coins)?|crowns|credits|dollars|pounds)\b/i;
const pressed =
  /\b(?:if (?:pressed|pushed|asked for more|they (?:haggle|bargain|press)\b[^,]*)|when pressed|for whoever haggles|haggling)\b/i;
const rewardLine = /^(?:the )?(?:reward|payment|pay|fee|bounty)(?: is)?[:.]? /i;
/** What is brought: `fetch the Amber Comb from`, `for the ledger`, `lost his ring`. */
const brings =
  /\b(?:bring(?:s|ing)?(?: (?:him|her|them|it))?(?: back)?|fetch(?:es)?|return(?:s|ing)?(?: with)?|find(?:s|ing)?|recover(?:s|ing)?|get(?:s|ting)? back|retriev(?:e|es|ing)|deliver(?:s|ing)?|obtain|steal(?:s)?(?: back)?|(?:has |have )?lost|for|misses|is missing|safe return of) ((?:the|an?|his|her|their|its|\p{Lu}\p{Ll}+['’]s|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+['’]s) (?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+)(?=[.,;)]| (?:from|of|to|in|at|on|that|which|back|down|out|and|or|before|by|when|if|hidden|under|behind|lost|stolen|for|unharmed|alive)\b|$)/iu;
const truth =
  /\b(?:find(?:s|ing)? out|learns?|discovers?|the truth|what (?:happened|became|is (?:down|up|in|behind|going))|news of|investigat\w+|solves? the)\b/i;
const nobodyTakes =
  /^(?:way|help|time|reward|payment|pay|work|job|task|door|bell|people|answer|truth|name|price|man|woman|child|boy|girl|son|daughter|brother|sister|husband|wife|killer|murderer|thief|culprit|night|day|village|town|house|place|nerve|faith|hope|sight|mind|voice|arm|hand|eye|leg|life|use|moment|while)s?$/i;

function itemIn(texts: readonly string[]): Commission['item'] {
  for (const text of texts) {
    const [, what] = brings.exec(text) ?? [];
    if (!what) continue;
    const shown = what.replace(/^(?:the|an?|his|her|their|its|\p{Lu}\p{L}+['’]s) /u, '');
    const noun = shown.split(' ').at(-1)!.toLowerCase();
    if (
      nobodyTakes.test(noun) ||
      /\b\p{Ll}+ \p{Lu}\p{L}+$/u.test(shown) ||
      isPersonNoun(noun) ||
      coin.test(text.slice(text.indexOf(what) - 3).slice(0, what.length + 8))
    )
      continue;
    return { noun, shown, words: contentWords(shown) };
  }
  return null;
}

/** A title that stands before a name is not said of oneself. */
const untitled = (text: string, { name }: Named) =>
  text.replace(new RegExp(`(?<!\\p{L})(?:\\p{Lu}\\p{Ll}+ )(?=${name}(?!\\p{L}))`, 'u'), '');

const furtherVerbs =
  /(\bI\b[^.;]*?(?:,| and|, and|, but) (?:also |then |gladly )?)(pays|offers|adds|gives|promises|lends|wants|asks|begs)\b/g;
const baseOf = (verb: string) => (verb === 'promises' ? 'promise' : verb.replace(/s$/, ''));

/** `The innkeeper, Marta Pell, a broad woman, begs you`: nobody says of themselves what they are. */
const plainly = (text: string, { name }: Named) =>
  text.replace(
    new RegExp(
      `^(?:the \\p{Ll}+(?: \\p{Ll}+)?,? )?${name}(?:, [^,]{2,60})*, (?=\\p{Ll}+s\\b|will\\b|would\\b)`,
      'iu',
    ),
    `${name} `,
  );

/** A sentence of a commission as whoever has it says it; told of them where nobody knows how they are called. */
function said(text: string, person: Named): string {
  const bare = untitled(text, person)
    .replace(/\*/g, '')
    .replace(rewardLine, 'The reward is ')
    .replace(/\b(?:if|when) (?:pressed|pushed),? /i, '')
    .replace(/(\d) ?gp\b/g, '$1 gold pieces')
    .replace(/(\d) ?sp\b/g, '$1 silver pieces')
    .replace(/(\d) ?cp\b/g, '$1 copper pieces')
    .replace(/,? worth \d[^,.;]*/g, '')
    .replace(new RegExp(`\\b${party}(?= (?:to|who)\\b)`, 'i'), 'you')
    .replace(
      /\bthey (?=are\b|have\b|can\b|bring|return|come|succeed|find|fetch|deliver|hand|are done|do)/gi,
      'you ',
    )
    .replace(/^\p{Lu}[\p{L} ]{1,40}, (?:(?:the|an?|his|her|whose)[^,.]{2,60}), (?=[a-z]+s?\b)/u, (lead) =>
      lead.includes(ownNames(person.name)[0] ?? '-') ? `${person.name} ` : lead,
    );
  const own = asOwnSpeech(toPlayers(plainly(bare, person)), person);
  return own
    .replace(furtherVerbs, (_, before: string, verb: string) => `${before}${baseOf(verb)}`)
    .replace(/\b(return|bring|give|hand|show|take|come) (it|them|this) to (?:her|him)\b/gi, '$1 $2 to me')
    .replace(/\btells (?:her|him)\b/g, 'tells me')
    .replace(/\b(give|pay|offer|promise)s? them\b/g, '$1 you')
    .replace(/\s*\(\d+ gold pieces\)/g, '');
}

/** `begs them to look; whoever tells her gets 20 gp`: what is asked and what is paid, each for itself where they are parted. */
const clausesOf = (text: string) => text.split(/;\s+/).map((one) => one.trim());

function commissionsOf(person: Named, room: string): Commission[] {
  const found: Commission[] = [];
  let asked: { text: string; task: string } | null = null;
  let before = '';
  let why = '';
  for (const { text, voice } of person.own) {
    if (voice === 'secret' || /\bDC ?\d/.test(text)) continue;
    // What is theirs and stands right before it is why they ask.
    if (/^(?:his|her|their) /i.test(before)) why = said(before, person);
    for (const clause of clausesOf(text)) {
      const task = wants.exec(clause)?.[1] ?? '';
      const [, count, kind = ''] = coin.exec(clause) ?? [];
      const isPay = count !== undefined && (offersPay.test(clause) || rewardLine.test(clause));
      const last = found.at(-1);
      if (pressed.test(clause) && last) last.adds = said(clause, person);
      else if (isPay) {
        const own =
          task !== '' ||
          /\b(?:for|to|who(?:ever)?|if|on|when) \p{L}/u.test(clause.slice(clause.indexOf(count!)));
        const wanted = task !== '' ? task : (asked?.task ?? '');
        // What somebody has lost is told before what they would give for it.
        const where = [
          task,
          asked?.task ?? '',
          clause.slice(Math.max(0, clause.indexOf(count!))),
          clause,
          before,
        ];
        const item = itemIn(own || asked ? where : []);
        found.push({
          id: fingerprint(clause),
          room,
          by: person.name,
          asks: asked && asked.text !== clause ? said(asked.text, person) : '',
          offers: said(clause, person),
          pay: {
            name: /^g/i.test(kind)
              ? 'Gold pieces'
              : /^s/i.test(kind)
                ? 'Silver pieces'
                : /^c(?:p|opper)/i.test(kind)
                  ? 'Copper pieces'
                  : kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase(),
            quantity: Number(count!.replace(/,/g, '')),
          },
          adds: '',
          why,
          item: truth.test(`${wanted} ${clause}`) ? null : item,
          deed: [...new Set(contentWords(`${wanted} ${clause.replace(coin, '')}`))],
          isTruth: truth.test(`${wanted} ${clause}`),
        });
        asked = null;
        why = '';
      } else if (task !== '') asked = { text: clause, task };
      before = clause;
    }
  }
  if (asked)
    found.push({
      id: fingerprint(asked.text),
      ...{ room, by: person.name, asks: said(asked.text, person), offers: '', pay: null, adds: '', why },
      item: truth.test(asked.task) ? null : itemIn([asked.task]),
      deed: contentWords(asked.task),
      isTruth: truth.test(asked.task),
    });
  return found;
}

const hooks = /^[\s>*_#-]*(?:adventure )?(?:hooks?|the job|the task|commission|mission|getting started)\b/i;
/** What stands before the first scene and tells the players what they are hired for is no secret. */
const openly = (front: readonly Paragraph[]): Paragraph[] =>
  front.flatMap((one) =>
    hooks.test(one.raw) || (new RegExp(party).test(one.text) && wants.test(one.text) && coin.test(one.text))
      ? [
          {
            ...one,
            voice: 'plain' as const,
            text: one.text.replace(/^[^.:]{3,30}[.:] (?=\p{Lu})/u, ''),
            raw: one.raw.replace(/^[\s>*_#-]*[^.:]{3,30}[.:]\**\s+(?=\p{Lu})/u, ''),
          },
        ]
      : [],
  );

const commissionsIn = once(({ rooms, front }: Pick<Opened, 'rooms' | 'front'>): readonly Commission[] => {
  const all = rooms.flatMap((room) =>
    room.paragraphs.some(({ isProse }) => isProse)
      ? []
      : namedIn(room.paragraphs).flatMap((person) => commissionsOf(person, room.id)),
  );
  const first = rooms[0]?.id ?? '';
  const told = openly(front);
  const everybody = told.length === 0 ? [] : namedIn([...told, ...rooms.flatMap((room) => room.paragraphs)]);
  const behind = everybody.flatMap((person) => commissionsOf(person, first));
  return [...all, ...behind.filter(({ by }) => !all.some((one) => one.by === by))];
});

export const commissionsBy = (adventure: Opened, isHere: (name: string) => boolean) =>
  commissionsIn(adventure).filter(({ by }) => isHere(by));

/** Whether some words speak of what is to be brought. */
export const isOfItem = (words: readonly string[], { item }: Commission) =>
  item !== null && words.includes(stem(item.noun));

export const roomOfCommission = (rooms: readonly Room[], { room }: Commission) =>
  rooms.find(({ id }) => id === room) ?? null;
