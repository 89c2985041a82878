import type { Claim, ClaimReader } from '../claim.ts';
import { isDenied, matchesOf, patterns } from '../pattern.ts';
import type { Reading } from '../reading.ts';
import { speaking } from '../text/speaking.ts';
import type { Witness } from '../witness.ts';

const decisions = patterns(
  '@pc ~ =decide|=choose|=resolve|=vow|=swear|=promise|=agree|=accept|=consent|=refuse|=forgive|=surrender',
  '@pc .. =make|made up @your mind',
  '@pc =nod .. agree|agreement|accept',
  "@pc ca|can|could n't|not help but",
  '@pc .. in agreement',
  '@pc =fall in love',
  '@pc =say|=answer|=reply yes|no|aye|nay|nothing|that|so',
  "@your answer|reply|decision|choice|verdict|opinion =be|'s",
  '@pc =be of the|a opinion|mind|view|belief',
  '@pc ... but|and =decide|=choose|=resolve|=agree|=vow|=swear ?to|?that',
  '@pc ?both =thank|=apologise|=apologize|=confess|=admit|=beg|=plead|=curse',
  '@pc =laugh|=smile|=nod and say|says|tell|tells|agree|agrees',
  '@pc =give|=offer|=pledge @your word|oath|trust|loyalty',
  '@pc ... =tell|=ask|=explain|=inform|=assure|=warn|=promise|=thank|=greet|=declare|=announce|=state|=insist|=claim|=beg|=order|=command|=demand|=insult|=invite him|her|them|the|that|for|to|an|a|it|they|he|she',
  '@pc ... and =roar|=shout|=call|=yell|=bellow|=cry ?out for|at|to',
  '@pc =give|gave|gives it|him|her|them @your word|oath|promise|blessing',
  '@your patience|temper|nerve|resolve .. =fail|=snap|=break|=fray|=desert',
  '@pc =confess|=propose|=apologize|=apologise|=weep|=sob|=blush|=kiss|=hug|=embrace|=shrug|=giggle|=betray|=grovel|=flirt',
  '@pc .. =shake|=nod|=hang @your head ?in',
  '@pc ~ =make a|@your decision|choice|vow|promise|mind',
  "@pc =think to|it|that|he|she|the|this|about|of yourself|himself|herself|'s|is|was|the|a|it|how",
  '@pc .. =nod to|and take|accept|agree|say|let',
  "@pc ... because @pc =be|'s|'re|has|have|feel|feels|want|wants|hate|hates|love|loves|think|thinks|believe|believes|fear|fears|know|knows|need|needs",
  '@pc =wonder|=believe|=suspect|=doubt|=hope that|if|whether|it|this|how|why|what|him|her|you|they',
  '@your heart|mind|thoughts .. =soften|=swell|=fill|=melt|=break|=ache|=sing|=harden|=leap|=sink|=race|=turn|=wander|=drift ?with|?at|?to',
  'tears|tear .. =well|=roll|=run|=stream|=spill|=fill|=sting|=prick .. @your',
);
const feelings =
  'ashamed|afraid|scared|frightened|nervous|excited|confident|determined|suspicious|worried|anxious|guilty|proud|angry|furious|relieved|sad|happy|jealous|lonely|embarrassed|terrified|hopeful|grateful|sorry|betrayed|disgusted|jealousy|fear|dread|relief|happiness|sadness|affection|contempt|hatred|hope|terror|horror|humiliation|embarrassment|gratitude|trust|remorse|shame|guilt|pride|rage|anger|joy|love|grief|pity|regret|envy|despair|sorrow|longing|bored|boredom|impatient|annoyed|curious|disappointed|homesick|restless|smug|bitter|giddy';
const moods = patterns(
  `@pc =feel .. ${feelings}`,
  `@pc are|is|'re|'s|=grow|=become .. ${feelings}`,
  `@pc .. ?always ?never =regret|=hate|=love|=envy|=pity|=trust|=despise|=adore|=resent`,
  '@pc =want|=wish|=long|=yearn ?for|?nothing|?only|?desperately ?more to|than',
  '@pc know|knows|realise|realize|realises|realizes .. must|love|hate|trust|wrong',
  `@pc ... in ${feelings}`,
  `${feelings} =come|=settle|=steal|=fill|=grip|=wash|=flood|=overcome|=seize|=go|=run|=stab|=pierce|=surge|=rise|=well|=creep|=shoot .. @who`,
  `@pc ~ ?so|?deeply|?very|?suddenly ${feelings}`,
);

export const agencyShapes = [decisions, moods];

const stems = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 5)));

/** Whether the player wrote it: most of its longer words stand in their message. */
function isRetold(said: string, message: string): boolean {
  const told = stems(said);
  const known = stems(message);
  const shared = [...told].filter((word) => known.has(word)).length;
  return told.size > 0 && shared * 2 >= told.size;
}

/** Speech in quotation marks with a player's character as its speaker. */
function spokenWords({ text, tokens, mentions }: Reading): string | null {
  const isSpoken = mentions.some(({ at, isPossessive, isPronoun }) => {
    // "He says": of two people in a talk, hardly ever the player's.
    if (isPossessive || isPronoun) return false;
    const deed = tokens.findIndex((token, place) => place > at && speaking.has(token.text));
    const isSubject = at < 2 && deed > at && deed < at + 10;
    const isOther = tokens
      .slice(at + 1, deed)
      .some(({ text }) => /^(?:the|a|an|he|she|it|they|who|to|at)$/.test(text));
    if (isSubject && !isOther) return true;
    const [before, after] = [tokens[at - 1]?.text ?? '', tokens[at + 1]?.text ?? ''];
    const isLaughing = /^and$/.test(tokens[at + 2]?.text ?? '') && speaking.has(tokens[at + 3]?.text ?? '');
    const isFull = mentions.some((one) => one.at === at + 1);
    if (after === ':' && at === 0) return true;
    return (
      isLaughing ||
      speaking.has(after) ||
      speaking.has(before) ||
      (isFull && speaking.has(tokens[at + 2]?.text ?? ''))
    );
  });
  if (!isSpoken) return null;
  const quoted = /["“„«»]([^"”“»«]{2,600})["”“»«]?|([^"”“»]{2,600})["”»]/.exec(text);
  return quoted ? (quoted[1] ?? quoted[2] ?? null) : null;
}

/** Words, decisions and feelings of players' characters that their players did not write. */
export const readAgency: ClaimReader = (reading, { message }: Witness) => {
  const claims: Claim[] = [];
  const say = (isBorne: boolean, what: string) =>
    claims.push({
      kind: 'agency',
      missing: isBorne
        ? null
        : `${what} of a player's character belong to its player: leave them out and ask what they do.`,
    });
  const speech = spokenWords(reading);
  if (speech !== null) say(isRetold(speech, message), 'Words');
  // "Borin says no" is said none the less.
  for (const match of matchesOf(reading, decisions))
    if (!isDenied(reading, { from: match.from, to: match.to - 1 }))
      say(retells(reading, match.from + 2, message) || retells(reading, match.to, message), 'Decisions');
  for (const match of matchesOf(reading, moods)) {
    const isCondition = match.mention?.who.some(({ sheet }) => sheet.conditions.length > 0) ?? false;
    if (!isDenied(reading, match)) say(isCondition || retells(reading, match.to, message), 'Feelings');
  }
  return claims;
};

function retells({ tokens }: Reading, to: number, message: string): boolean {
  const known = stems(message);
  return tokens
    .slice(to - 1, to + 4)
    .some(({ text, kind }) => kind === 'word' && text.length > 3 && known.has(text.slice(0, 5)));
}
