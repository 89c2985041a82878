import { type Condition, type ConditionKind, plainly } from './condition.ts';

/** What stands around somebody in a sentence. */
export interface Around {
  /** What they are called there, with what belongs to the noun: `the sleeping guard`. */
  own: string;
  /** In their own sentence, before and behind it. */
  before: string;
  after: string;
  /** Whether what was so once says nothing of how it is now. */
  isPresentOnly?: true;
}

const mostWords = 16;
const longestHow = 60;

/** What follows whoever it is said of: `lies`, `was found`, `, who has been`. */
const links =
  'is|was|are|were|be|been|being|has|have|had|lies|lay|lying|sits|sat|stands|stood|kneels|hangs|waits|found|left|kept|keeps|remains|stays|seems|got|gets|became|gone|went|born|struck|falls|fell|fallen|himself|herself|themselves|them|him|her|who|and|or|but|knocked|passed|both|held';
const degrees =
  'still|now|also|just|all|half|nearly|almost|quite|completely|totally|stone|fast|sound|deep|deeply|so|very|tightly|securely|firmly|only|always|already|old|well|safely|currently|again';
const own = '(?:his|her|their|its|the|an?)';

/** The words by which something is said to be so; each stands behind a link, or begins what is said. */
const signs: readonly [ConditionKind, string][] = [
  [
    'mute',
    'mute|dumb(?! luck)|voiceless|without (?:a |any )?(?:voice|tongue)|too (?:small|young|little) to (?:talk|speak)',
  ],
  ['gagged', `gagged|with (?:a (?:gag|rag|cloth) in|tape over) ${own} mouth`],
  ['deaf', 'deaf(?! (?:to|on one|in one))|hard of hearing'],
  ['blind', 'blind(?! (?:drunk|to|with))|blinded|sightless'],
  [
    'asleep',
    'asleep|sleeping|snoring|dozing|napping|slumbering|drowsing|dozed off|nodded off|dead to the world',
  ],
  [
    'senseless',
    'unconscious|senseless|comatose|in a coma|out cold|knocked out|passed out|in a faint|drugged|insensible',
  ],
  [
    'bound',
    '(?:bound|tied) hand and foot|(?:bound|tied|chained|roped|lashed|strapped)(?! (?:for|by (?!(?:the )?(?:ropes?|chains?|wrists?|hands?|ankles?))|to (?!(?:an?|the|his|her|their|one|each)\\b)|to (?:an? |the |his |her |their )(?:\\p{L}+ )?(?:oath|vow|order|promise|throne|crown|duty|land|forest|wood|place|contract|service|sea|family|church|god|king|queen|law|word|house|job|kitchen|village|town|past)\\b))|shackled|manacled|handcuffed|cuffed|trussed(?: up)?|hog-?tied|fettered|in (?:chains|irons|shackles|handcuffs|cuffs|bonds|the stocks|the pillory)|(?:trapped|pinned|stuck|caught|buried)(?= (?:under|beneath)\\b)|(?:caught|stuck)(?: fast)? in (?:a|the) (?:\\p{L}+ )?(?:trap|net|snare)',
  ],
  [
    'locked',
    `(?:locked|barricaded|shut)(?: (?:himself|herself|themselves|him|her|them))?(?= (?:up|in|inside|into|away|behind|down)\\b)|imprisoned|walled (?:up|in)|caged|behind bars|jailed|(?:held|kept) (?:captive |prisoner |hostage )?(?:in|inside|behind) ${own} (?:\\p{L}+ )?(?:cage|cell|cellar|dungeon|tower|vault|cupboard|closet|attic|jail|gaol|crypt|pit|shed|basement|brig|hold)|in (?:a|the) (?:\\p{L}+ )?(?:cage|cell|dungeon|jail|gaol|lock-?up|brig)|(?:trapped|stuck)(?= (?:in|inside|behind|down)\\b)`,
  ],
];

/** Behind whoever it is said of, with how much of it there is. */
const spoken = signs.map(
  ([is, sign]) =>
    [
      is,
      new RegExp(`(^|^.*?(?:\\b(?:${links})|,) )((?:(?:${degrees}) )*)(${sign})(?![\\p{L}-])(.*)$`, 'iu'),
    ] as const,
);
/** Before the noun: `the sleeping guard`. */
const alone = signs.map(([is, sign]) => [is, new RegExp(`^(?:${sign})$`, 'u')] as const);

/** What is told by a verb of its own. */
const verbs: readonly [ConditionKind, RegExp, string][] = [
  [
    'mute',
    /^(?:(?:cannot|can't|can not|could not|couldn't|can no longer|could never|never could|is unable to|does not|doesn't|never) (?:speak|talk)\b(?! (?:to|of|about|with|against|for|ill|\p{Lu}))|(?:has|have|had)(?: not|n't| never) (?:spoken|said|uttered)(?: (?:a |one |any )?(?:single )?words?)?(?: to anybody| to anyone)?(?: (?:since|in|for|ever)\b|$)|(?:has|had)? ?lost (?:his|her|their|the) (?:voice|tongue|speech|power of speech)|(?:has|had)? ?(?:no (?:voice|tongue)|not a tongue)|(?:has|had)? ?(?:stopped|ceased) (?:speaking|talking)|(?:speaks?|talks?) only (?:with|by|in) (?:his|her|their)? ?(?:hands|signs?|gestures)|never says a word)/u,
    'mute',
  ],
  [
    'deaf',
    /^(?:cannot|can't|can not|could not|can no longer) hear\b(?! (?:the|you|what|it))|^hears nothing(?: any ?more)?$/,
    'deaf',
  ],
  [
    'blind',
    /^(?:cannot|can't|can not|could not|can no longer) see\b(?! (?:why|how|what|that|the|any way))|^(?:has|had)? ?lost (?:his|her|their|the) (?:sight|eyesight|eyes)/,
    'blind',
  ],
  [
    'asleep',
    /^(?:(?:still|just) )?(?:snores|dozes|naps|drowses|slumbers)\b|^sleeps(?= (?:on|at (?!(?:the|an) (?:inn|hotel|back)|home|night|noon)|over|under|against|beside|by|like|through|soundly|deeply|off|it off|in (?:his|her|a|the|their) (?:chair|bench|bed|cot|corner|hammock|hay|straw|wagon|box|bunk|boat|saddle|armchair|seat))\b|$)/,
    'asleep',
  ],
  [
    'locked',
    /^(?:will not|won't|refuses to|cannot|can't) (?:come out(?: of (?:his|her|their|the) \p{L}+)?|leave (?:his|her|their) (?:room|cell|cabin|tower|house))/u,
    'locked in',
  ],
];

/** What others have done to them, where they follow the verb: `the reeve has locked Tim in the cellar`. */
const done: readonly [ConditionKind, RegExp, string][] = [
  ['locked', /\b(?:locked|locks|shut|shuts|imprisoned|imprisons|caged|walled)(?: up| away)?$/, 'locked'],
  [
    'bound',
    /\b(?:tied|ties|bound|binds|chained|chains|roped|shackled|handcuffed|strapped|straps)(?: up)?$/,
    'tied',
  ],
  ['gagged', /\b(?:gagged|gags)$/, 'gagged'],
  ['senseless', /\b(?:drugged|knocked out)$/, 'drugged'],
];

/** What one does to another. */
const byOthers: ReadonlySet<ConditionKind> = new Set(['bound', 'locked', 'gagged', 'senseless']);

const beasts =
  'dog|hound|puppy|bitch|terrier|mastiff|sheepdog|wolfhound|bloodhound|cat|kitten|tomcat|horse|mare|stallion|foal|pony|mule|donkey|goat|sheep|lamb|ram|ox|cow|bull|calf|pig|sow|piglet|hen|rooster|cockerel|goose|duck|raven|crow|jackdaw|magpie|owl|hawk|falcon|pigeon|ferret|weasel|monkey|hamster|rabbit|hare|tortoise|camel|elephant|bear cub|otter|seal';
/** `his dog Rufus`, `the janitor's cat, Minka`; neither `the horse thief` nor Captain Crow. */
const beast = new RegExp(`\\b(?:${beasts})(?:$|,| (?=\\p{Lu})| (?:called|named)\\b)`, 'u');
const apposedBeast = new RegExp(`^(?:(?:a|an|the|his|her|their|our) )(?:\\p{L}+ ){0,2}(?:${beasts})$`, 'u');
const young =
  /\b(?:child|boy|girl|kid|toddler|baby|infant|lad|urchin|little (?:one|brother|sister)|schoolboy|schoolgirl|newborn)(?:$|,| (?:called |named )?(?=\p{Lu}))/u;
const grown =
  /\b(?:cow|cabin|stable|bell|errand|call|bar|flower|show|paper|grown|best|bond)[ -]?(?:boy|girl)s?$/;
const aged =
  /\b(?:(?:[1-9]|1[0-2]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)[- ]years?[- ]old|(?:aged|age) (?:[1-9]|1[0-2]|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)/;
const speaking = /\b(?:talking|speaking|can (?:talk|speak)|speaks|talks|says|tells|told|asks|whispers)\b/;

/** Up to where a sentence goes on about them, and not about somebody else. */
const turns =
  /[.;:!?()]|,? (?:and|but|while|whose|because|so|until|after|when|as|since|that|if|where|though|although) (?:the|an?|his|her|their|its|he|she|they|it|nobody|no one|someone|somebody|you|every\p{L}*|\p{Lu}\p{L}+)\b/u;

function ownClause(after: string): string {
  const at = after.search(turns);
  return (at < 0 ? after : after.slice(0, at))
    .replace(/^[ ,]+/, '')
    .replace(/^(?:who|which) /, '')
    .split(' ')
    .slice(0, mostWords)
    .join(' ')
    .replace(/,$/, '');
}

const places =
  /^(?:in|into|inside|on|at|under|beneath|behind|beside|over|against|near|to|up|away|down|with)$/;
const goesOn = /^(?:of|the|an?|his|her|their|its|own|one)$/;
const ends =
  /^(?:by|and|but|or|who|which|while|since|because|for|that|from|is|was|has|had|until|so|where|when|as|if|not|without|ever|never|again|now|still|there|here|yesterday|tonight|begging|waiting|asking)$/;

/** `asleep on his bench`: with the place that follows at once. */
function withPlace(state: string, rest: string): string {
  const kept: string[] = [];
  let hasNoun = true;
  for (const word of rest.trim().split(' ').slice(0, 9)) {
    const plain = word.replace(/[,.;:]$/, '').toLowerCase();
    if (kept.length === 0 && /^and$/.test(plain) && /^and (?:gagged|blindfolded|foot)\b/i.test(rest.trim())) {
      kept.push(word);
      continue;
    }
    const leads = places.test(plain) || plain === 'hand';
    if (kept.length === 0 && !leads && !/[a-z]$/.test(plain)) break;
    if (kept.length === 0 && !leads) break;
    if (ends.test(plain) || (!leads && /(?:ing|ed)$/.test(plain) && hasNoun && kept.length > 2)) break;
    kept.push(word.replace(/[.;:]$/, ''));
    hasNoun = !leads && !goesOn.test(plain);
    if (/,$/.test(word)) break;
  }
  while (kept.length > 0 && !hasNoun && (places.test(kept.at(-1)!) || goesOn.test(kept.at(-1)!))) {
    if (/^(?:up|away|down|in|inside)$/.test(kept.at(-1)!)) break;
    kept.pop();
  }
  return `${state} ${kept.join(' ')}`.trim().replace(/,$/, '').slice(0, longestHow).toLowerCase();
}

const denied =
  /\b(?:not|never|no longer|isn't|wasn't|nor|pretends? to be|pretending to be|as if|used to be)(?: \p{L}+)?$/iu;

/** What may be, or is not so yet. */
const open = /\b(?:if|unless|once|whenever|would|could|may|might|should|can be|will be|until)\b/i;
/** What is long over. */
const over = /\b(?:as (?:a|an) (?:child|boy|girl)|years ago|once|for years until|until)\b/i;

/** What is told of somebody in one sentence. */
export function readConditions(around: Around): Condition[] {
  const found = new Map<ConditionKind, Condition>();
  const add = (is: ConditionKind, how: string, isOwnWill = false) => {
    if (!found.has(is)) found.set(is, { is, how, ...(isOwnWill && { isOwnWill: true as const }) });
  };
  const called = around.own.toLowerCase().replace(/['’]s$/, '');
  readNature(
    around.own,
    `${around.before} ${around.own} ${around.after}`.toLowerCase(),
    ownClause(around.after),
    add,
  );
  for (const word of called.split(/[^\p{L}-]+/u).slice(0, -1))
    for (const [is, sign] of alone) if (sign.test(word)) add(is, word);
  const isOwned = /['’]s$/.test(around.own);
  const clause = ownClause(around.after);
  if (isOwned) {
    if (/^(?:tongue|voice) (?:was|is|has been|had been) (?:cut|torn|taken|stolen|gone|lost)/.test(clause))
      add('mute', 'mute');
    return [...found.values()];
  }
  for (const [is, sign] of spoken) {
    const match = sign.exec(clause);
    if (!match) continue;
    const [, lead = '', degree = '', state = '', rest = ''] = match;
    if (denied.test(lead.trim()) || lead.length > 70) continue;
    // `keeps a hound, blind and old`: of whatever else was named.
    if (/\b(?:has|have|had|keeps|kept|got) (?:a|an|the|his|her)\b/.test(lead)) continue;
    // `lives with her grandson Pim, who is mute`: he is.
    if (/\bwho\b/.test(lead) && (/\p{Lu}/u.test(lead) || /\b(?:her|his|their|an?|the) \p{Ll}/u.test(lead)))
      continue;
    // `has tied him to a chair`: who does it is not bound.
    if (/\b(?:has|have|had) $/i.test(lead) && byOthers.has(is) && !/self\b|selves\b/.test(state)) continue;
    // `has locked her mute son in`: neither is she.
    if (
      /\b(?:her|his|their|its) $/i.test(lead) &&
      /^ (?!(?:and|or|but|in|on|at|with|by|to|since|for|from|under|behind|beside|again|now|ever)\b)\p{Ll}/u.test(
        rest,
      )
    )
      continue;
    if (open.test(`${around.before} ${lead}`) || over.test(around.after.slice(0, 100))) continue;
    if (around.isPresentOnly && /\b(?:was|were|had)\b/.test(lead)) continue;
    const isOwnWill = is === 'locked' && /\b(?:himself|herself|themselves)\b/.test(state);
    const plain = state.replace(/ (?:himself|herself|themselves|him|her|them)$/, '');
    add(
      is,
      withPlace(`${/^(?:stone|fast|sound|half) $/.test(degree) ? degree : ''}${plain}`, rest),
      isOwnWill,
    );
  }
  const parts = clause.split(/,? (?:and|but) |, /);
  for (const [is, verb, how] of verbs)
    for (const part of parts) {
      const match = verb.exec(part);
      if (match)
        add(is, is === 'asleep' ? withPlace(how, part.slice(match[0].length)) : how, is === 'locked');
    }
  for (const [is, verb, how] of done) if (verb.test(around.before.trim())) add(is, withPlace(how, clause));
  const bound = found.get('bound');
  if (bound?.how.includes('gagged')) found.set('gagged', { is: 'gagged', how: bound.how });
  return [...found.values()].map((one) => (one.how === '' ? { ...one, how: plainly[one.is] } : one));
}

/** What somebody is by nature, as far as they are called so. */
function readNature(
  own: string,
  sentence: string,
  clause: string,
  add: (is: ConditionKind, how: string) => void,
): void {
  const called = own.toLowerCase().replace(/['’]s$/, '');
  if (beast.test(own.replace(/^The /, 'the ')) || apposedBeast.test(clause.split(',')[0] ?? '')) {
    if (!speaking.test(sentence)) add('animal', plainly.animal);
    return;
  }
  const isYoung =
    (young.test(own.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())) && !grown.test(called)) ||
    aged.test(clause);
  if (isYoung && !/\b(?:grown|man|woman)\b/.test(called)) add('child', plainly.child);
  if (/\b(?:baby|infant|newborn)$/.test(called)) add('mute', 'too small to talk');
}
