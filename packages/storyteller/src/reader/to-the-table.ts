import type { Reading } from './reading.ts';
import type { Scene } from './scene.ts';
import { isJoke } from './small-talk.ts';

const lead =
  '(?:(?:ok(?:ay)?|so|well|hm+|um+|uh|nah|no|nope|hey|lol|haha+|man|dude|wow|ugh|eh|oh|sorry|honestly|yeah|wait),? )*';
const others =
  "(?:guys|everyone|everybody|team|gang|lads|folks|people|all|y['’]?all|party|friends|you (?:guys|two|all|lot)|fellas|boys|girls|ladies|chat)";

/** What the players have to settle among themselves: `guys, split up or stay together?` */
const amongPlayers = new RegExp(
  `^${lead}${others}[,:!]? (?=(?:what|which|who|how|should|shall|do|are|any|ready|thoughts|opinions|let|can|could|does|anyone|anybody|is)\\b).*(?:\\b(?:should|shall|do|are|can|could|would) (?:we|you|i)\\b.* or \\b|\\bwhat (?:do you|should we|shall we) (?:all |guys )?(?:think|want|say|reckon|decide)\\b|\\b(?:should|shall) (?:we|i)\\b|\\bdo (?:we|you(?: guys| all| two)?) (?:trust|want|agree|split|fight|go|take|buy|fancy|dare)\\b|\\bwho (?:wants|goes|is going|has|['’]s got|is up for|volunteers|can (?:pick|heal|cast|sneak))\\b|\\b(?:anyone|anybody) (?:got|have|has|want|wants|up for|up to|any)\\b|\\b(?:any|thoughts|opinions) ?(?:thoughts|ideas|opinions|objections|preferences|volunteers)?\\W*$|\\bready\\b)`,
  'iu',
);
const split = new RegExp(
  `^${lead}(?:${others}[,:!]? )?(?:what do we do,? |what is the plan,? |do we |should we |shall we )?(?:split up|stick together|stay together|vote|fight|run|talk)(?: here| now)?,? or (?:do we |should we |shall we )?(?:split up|stick together|stay together|fight|run|flee|talk|not)\\W*$`,
  'iu',
);

/** Whose turn somebody lets go by. */
const passing = [
  "(?:i['’]?m|i am|im|all|we['’]?re) (?:all )?(?:good|fine|ok|okay|happy)(?: (?:for now|thanks|here|as i am))*",
  '(?:please )?(?:skip|pass over|go past|leave out) me(?: (?:this (?:time|turn|round)|for now|please))*',
  "(?:i['’]?ll |i |gonna |going to |i will )?(?:sit (?:this|that) (?:one|round|turn)? ?out|skip (?:this|that|my) (?:one|turn|round|go)|pass (?:on )?(?:this|that)(?: one| time| round)?|pass for now|let (?:the others|someone else|somebody else|you guys|them|the rest) (?:go|decide|do (?:it|this|that)|talk|handle (?:it|this|that))(?: first)?)",
  '(?:someone|somebody|anyone|anybody) else(?: can| should| may)?(?: (?:go|first|next|act|decide|do (?:it|this|something)|take (?:a|this|the) (?:turn|one)))*(?: (?:first|please|now))*',
  '(?:you|the) (?:guys|two|lot|all|others|rest)(?: can| should)? (?:go|go ahead|go first|decide|do (?:it|this|that)|first|choose)(?: first| ahead| please)*',
  'nothing (?:from|for) me(?: (?:now|this (?:time|turn|round)|for now))*|no action(?: from me)?|no (?:move|turn) for me|after you|next(?: player)?(?: please)|you go(?: first| ahead)?',
].join('|');
const isPassing = new RegExp(
  `^${lead}(?:i )?(?:${passing})(?:[,.;!]? (?:and |so |but )?(?:${passing}))?[\\s.!)]*$`,
  'iu',
);

/** Said of whoever tells the tale, and to nobody in it. */
const ofTheTeller =
  /\b(?:bot|robot|ai|a\.i\.|chat ?gpt|llm|dm|gm|game ?master|dungeon ?master|storyteller|program|software|app|algorithm|machine)\b/i;
const scolding =
  /\b(?:suck|sucks|stupid|dumb|useless|terrible|awful|garbage|trash|crap|crappy|rubbish|worst|lame|idiot|moron|broken|hate|annoying|boring|bad|pathetic|shit|fail|failed)\b/i;
const scolded = new RegExp(
  `^${lead}(?:you(?:['’]re| are)?|u(?: r)?|this(?: is|['’]s)?|what an?) (?:just |so |such |really |all |totally |an? )*(?:suck|stink|stupid|dumb|useless|terrible|garbage|trash|rubbish|the worst|bad|lousy|hopeless|pathetic)(?: \\w+)?(?: at (?:this|your job|it|being|telling|storytelling|running|dming|gming)\\b.*| (?:dm|gm|bot|ai|game|story))[\\s.!]*$`,
  'iu',
);

const titled =
  /(?:^(?:hey |hi |ok |so |yo )?(?:dm|gm|mr dm|game ?master|dungeon ?master|storyteller)[,:!]+ )|(?:, ?(?:dm|gm|mr dm|game ?master|dungeon ?master|storyteller|bot)[\s?!.]*$)/i;
/** Asked of the teller in person, and not for something of the tale. */
const personal =
  /\b(?:your|you(?:['’]re| are)?)\b(?! (?:describe|tell|repeat|remind|explain|say|show|see|give|mean|said|told|list|recap|know (?:if|whether|what|where|who)))/i;

/** How somebody gives up who is not being fought. */
const givingUp = new RegExp(
  `^${lead}(?:(?:i|we) (?:just )?(?:give up|quit|am giving up|are giving up|am done|are done|am out|can['’]?t do (?:this|it)(?: any ?more)?|cannot do this|don['’]?t (?:get|understand) (?:this|it|anything|any of (?:this|it)))|(?:this|it) (?:is|['’]s|seems|feels) (?:so |all |totally |completely )?(?:hopeless|pointless|impossible|no use|too hard|useless|futile)|let['’]?s (?:just )?(?:go home|give up|call it (?:a day|quits)|forget (?:it|this))|there is no (?:point|hope)|what(?:['’]s| is) the point|no idea(?: what(?: to do)?)?)(?: (?:then|now|here|anymore|any more|guys|already|at all|lol|with this))*$`,
  'iu',
);

const sentencesIn = (text: string) =>
  text
    .split(/[.!?;\n]+|, (?=(?:this|it|let['’]?s|i|we|there|what)\b)/i)
    .map((one) => one.trim())
    .filter((one) => /\p{L}/u.test(one));

/** What is said to the other players, or to whoever tells the tale, and to nobody in it; null where it is none of that. */
export function saidToTable(text: string, scene: Scene): Reading | null {
  const { turn } = scene;
  if (text.includes('"') || text.length > 300) return null;
  const sentences = sentencesIn(text);
  if (isJoke(text) && !sentences.slice(1).some((one) => /^(?:anyway,? )?(?:i|we|let['’]s) \p{L}/iu.test(one)))
    return { kind: 'small talk', tone: 'laughter' };
  if (isPassing.test(text)) return { kind: 'small talk', tone: 'passing' };
  if (turn.party.length > 1 && (amongPlayers.test(text) || split.test(text)))
    return { kind: 'small talk', tone: 'among' };
  const isNamed = (text.toLowerCase().match(/\p{L}+/gu) ?? []).some(
    (word) => scene.names.has(word) && !scene.own.has(word),
  );
  const isMachineHere = turn.place.people.some(({ name, role }) => ofTheTeller.test(`${name} ${role}`));
  if (
    !isNamed &&
    (scolded.test(text) ||
      (ofTheTeller.test(text) && !isMachineHere && scolding.test(text) && !/\?/.test(text)))
  )
    return { kind: 'small talk', tone: 'blame' };
  if (titled.test(text) && personal.test(text) && text.includes('?') === !/^\W*(?:i|we)\b/i.test(text))
    return { kind: 'question', question: { kind: 'table', text } };
  if (!turn.table.encounter && sentences.length > 0 && sentences.every((one) => givingUp.test(one)))
    return { kind: 'question', question: { kind: 'hint' } };
  return null;
}

/** `the butler did it lol`: said with a laugh, and no deed. */
export const isLaughedAt = (text: string): boolean =>
  /(?:^|\s)(?:lol|lmao|lmfao|rofl|haha+|hehe+|xd|jk|j\/k|kek|lul)\W*$/i.test(text);
