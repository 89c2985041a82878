import type { Asked } from '../tale/asked.ts';
import { escaped } from '../language/escaped.ts';
import { sentencesOf } from '../language/sentences.ts';
import type { Crime } from './case.ts';

const wrongs =
  'kill(?:s|ed)?|murder(?:s|ed)?|poison(?:s|ed)?|stab(?:s|bed)?|sh(?:oot|oots|ot)|strangle[sd]?|st(?:eal|eals|ole)|sabotage[sd]?|wrecked|robbed|bludgeoned|did it|has done it|was it';
const found =
  'find out|finds out|finding out|discover|work out|figure out|learn|know|knows|reveal|uncover|determine|prove|asks?|wonders?|question (?:is|of)|solve|guess|deduce';

/** By what words a host asks for a riddle of this kind, whatever else they tell. */
const asksOutright = [
  /\bwho ?-?dun+ ?-?it\b/i,
  /\bmurder[- ]myster(?:y|ies)\b/i,
  /\b(?:locked|closed|sealed)[- ]room (?:murder|mystery|theft|killing|poisoning|robbery|puzzle|crime)/i,
  /\bagatha christie\b|\bcluedo\b|\bhercule poirot\b|\bclue-style\b/i,
  new RegExp(
    `(?:^|[.!?:;—–\\n]\\s*|, (?:but|and|so) |\\b(?:${found}) )who (?:\\p{L}+ )?(?:${wrongs})\\b`,
    'imu',
  ),
  new RegExp(
    `\\b(?:someone|somebody|one|whoever|any one|anyone) (?:among|amongst|of|from|in|aboard|on|at)\\b[^.!?]{0,50}\\b(?:${wrongs}|is (?:the|a) (?:killer|murderer|murderess|thief|culprit|poisoner|saboteur)|is guilty|must have done it)\\b`,
    'i',
  ),
  /\b(?:[Mm]urder|Death|[Pp]oisoning) (?:at|in|on|aboard|during) (?:the|a|an|\p{Lu})/u,
  /\b[Ss]olve (?:the|a|this|his|her|that|\p{Lu}[\p{L}’']*) (?:\p{Ll}+ )?(?:murder|crime|theft|poisoning|killing)\b/u,
];

/** What makes one of a crime that is only told. */
const hasSuspects =
  /\b(?:suspects?\b(?! that| the| a )|alibis?|whodunit|culprit|(?:the|a) (?:killer|murderer|thief|poisoner|saboteur) is (?:among|one of|still)|everyone had a (?:reason|motive)|all had (?:a )?(?:reasons?|motives?)|each (?:has|had|with) (?:a|their own) (?:motive|reason|secret))/i;
const isCrime =
  /\b(?:murder\w*|killed|poison\w*|stabbed|strangled|found dead|stolen|stole|theft|thief|robbery|sabotag\w*|dead in)\b/i;

/** Where the players are those who do it, or where it is known who did, nothing is to be found out. */
const isDoneByPlayers =
  /\b(?:you|we|players|party|heroes|crew) (?:must|have to|will|are (?:hired )?to|need to|plan to|want to|try to) (?:steal|rob|kill|murder|assassinate|poison|sabotage)\b|\bheist\b|\bassassins? (?:hired|sent)\b/i;

/** Whether a host wishes for a crime with suspects, to be found out; and which. */
export function crimeAskedFor(text: string, { villain, goal }: Asked): Crime | null {
  if (isDoneByPlayers.test(text) || /^(?:steal|rob|kill|slay|hunt)\b/.test(goal ?? '')) return null;
  const isOutright = asksOutright.some((pattern) => pattern.test(text));
  const isTold = hasSuspects.test(text) && isCrime.test(text);
  if (!isOutright && !isTold) return null;
  const isKnown = villain !== null && /^\p{Lu}/u.test(villain.name) && !hasSuspects.test(text);
  const isBeast = villain !== null && villain.pronoun === 'it' && !hasSuspects.test(text);
  return isKnown || isBeast ? null : crimeIn(text);
}

function crimeIn(text: string): Crime {
  if (/\bsabotag/i.test(text)) return 'sabotage';
  if (/\bpoison/i.test(text)) return 'poisoning';
  const isDeath = /\b(?:murder|killed|killer|dead|death|stabbed|shot|strangled|corpse|body)/i.test(text);
  return !isDeath && /\b(?:theft|thief|thieves|stole|stolen|steal|robb|burgl|vanished|missing)/i.test(text)
    ? 'theft'
    : 'murder';
}

const noun = "(?:the|a|an|his|her|their|our|its) (?:\\p{Ll}[\\p{L}-]*(?:[’']s)? ){0,2}\\p{Ll}[\\p{L}-]*";
const name =
  "(?:(?:the|old|young) )?(?:\\p{Lu}[\\p{L}’'-]*(?: (?:of |von |de |the )?\\p{Lu}[\\p{L}’'-]*){0,3})";
/** `the reactor of the station` is the reactor. */
const matter = `(${name}|${noun})(?: of (?:${noun} )?(?:${name}|${noun}))?`;
const done: Readonly<Record<Crime, string>> = {
  murder: 'killed|murdered|stabbed|shot|strangled|found dead|found murdered|dead|slain|bludgeoned|beaten',
  poisoning: 'poisoned|killed|murdered|found dead|dead',
  theft: 'stolen|taken|robbed|missing|gone|vanished|disappeared',
  sabotage: 'sabotaged|wrecked|damaged|destroyed|tampered with|blown up',
};
const verbs: Readonly<Record<Crime, string>> = {
  murder: 'killed|murdered|stabbed|shot|strangled',
  poisoning: 'poisoned|killed|murdered',
  theft: 'stole|took|robbed',
  sabotage: 'sabotaged|wrecked|damaged|destroyed|blew up',
};
const called: Readonly<Record<Crime, string>> = {
  murder: 'murder|death|killing',
  poisoning: 'poisoning|murder|death',
  theft: 'theft|robbery|disappearance',
  sabotage: 'sabotage|destruction',
};
/** What a sentence may name there and nobody means. */
const isNobody =
  /\b(?:who|whoever|someone|somebody|one|he|she|it|they|night|evening|party|guests?|body|crime|murder|mystery|killer|culprit|suspects?|theft|locked-room)\b/i;

/** Whom or what it was done to, as the host calls it; null where nothing tells. */
export function matterOf(text: string, crime: Crime): string | null {
  const shapes = [
    new RegExp(`\\bwho (?:\\p{Ll}+ )?(?:${verbs[crime]}) ${matter}`, 'u'),
    new RegExp(`\\b(?:${called[crime]}) of ${matter}`, 'u'),
    new RegExp(
      `${matter},? (?:[^.!?]{0,40}, )?(?:is|are|was|were|has|have|lies|lay|had)(?: been| just been| suddenly| now)?,? (?:${done[crime]})\\b`,
      'u',
    ),
    new RegExp(`\\b(?:${verbs[crime]}) ${matter}`, 'u'),
  ];
  for (const shape of shapes)
    for (const sentence of sentencesOf(text.replace(/\n+/g, '. '))) {
      const said = sentence.replace(/^(?:The|A|An|His|Her|Their|Our)\b/, (word) => word.toLowerCase());
      const [, whole] = shape.exec(said) ?? [];
      const bare = whole
        ?.replace(/^(?:a|an|his|her|their|our|its) /i, 'the ')
        .replace(/^The /, 'the ')
        .replace(
          / (?:of|in|on|at|aboard|from|by|with|and|during|while|when|is|was|has|had)(?: \p{Ll}.*)?$/u,
          '',
        );
      if (bare && !isNobody.test(bare)) return bare.slice(0, 60);
    }
  return null;
}

/** Whom the host has named, for whoever leads, as the one who did it. */
export function culpritIn(text: string, names: readonly string[]): string | null {
  for (const sentence of sentencesOf(text)) {
    if (
      /\b(?:if|whether|blamed?|blames|accuse[sd]?|suspects?|suspected|think|thinks|believes?|rumou?r|looks as if|seems|maybe|perhaps|might|could)\b|\?/i.test(
        sentence,
      )
    )
      continue;
    const guilty = names.find((one) => {
      const last = escaped(one.split(' ').at(-1)!);
      return new RegExp(
        `\\b${last}\\b,?(?: [\\p{L}’']+){0,4} (?:did it|is (?:in truth |really |actually |secretly )?(?:the )?(?:killer|murderer|murderess|thief|culprit|poisoner|saboteur|guilty)|is guilty|(?:killed|murdered|poisoned|stole|sabotaged) )|\\b(?:killer|murderer|murderess|thief|culprit|poisoner|saboteur|guilty one) (?:is|was) (?:\\p{L}+ ){0,2}${last}\\b|\\bit was (?:\\p{L}+ ){0,2}${last}\\b`,
        'iu',
      ).test(sentence);
    });
    if (guilty) return guilty;
  }
  return null;
}
