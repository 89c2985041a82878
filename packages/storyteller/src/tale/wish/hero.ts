import { baseVerb } from '../../reader/inflection.ts';
import { isVerb } from '../../reader/verbs.ts';
import { singularOf } from '../words.ts';
import { isPersonNoun } from './person-nouns.ts';

/** A sentence of a host's about those who are played. */
export interface HeroSentence {
  /** What they are: `young hedge-mage`; empty where it says no more than heroes. */
  role: string;
  /** The same, told to them; empty where it only says what they have to do. */
  told: string;
  /** What they have to do, as it follows `to`. */
  goal: string | null;
}

const played = /^(?:heroes|adventurers|characters|party|group|team|protagonists?|hero|heroine|pcs)$/;
const moreCallings =
  /^(?:.*mage|diver|host|thief|hunter|crew|students|detectives|friends|siblings|strangers|scouts)$/;

/** What those who are played do in the sentence that brings them in. */
const begins =
  /^(?:com(?:e|es)|came|arriv(?:e|es|ed)|rid(?:e|es)|rode|returns?|returned|drifts?|walks?|travels?|wakes?|moves?|inherits?|takes?|receives?|gets?|finds?|discovers?|spends?|lands?|crashes|starts?|begins?|sets? out|enters?|reach(?:es)?|is|are|stumbles?|stops?|washes|opens?|buys?)$/;
const ordered = /^(?:must|has to|have to|needs to|need to|should|is to|are to) (?=\p{L})/u;
const called =
  /^(?:snowed|the|an?|sent|called|summoned|hired|invited|asked|stranded|stuck|trapped|on|in|back|lost)\b/;

/** `from the north`, `in rural Ohio`: where they are, before what they do. */
const origin =
  /^(?:in|from|of|on|at|with) (?:[\p{L}'-]+ ){1,4}?(?=(?:comes?|arrives?|rides?|returns?|receives?|gets?|finds?|discovers?|starts?|wakes?|must|has to|have to|is|are|inherits?) )/u;

/** `I am the security officer.`, `The players are a gang of thieves.`: said of them outright. */
const outright =
  /^(?:I am|I['’]m|We are|We['’]re|You are|You['’]re|(?:I|We|You|The players|The party|The characters|The heroes) plays?|The (?:players|party|characters|heroes|player characters) (?:is|are)) ((?:an?|the|two|three|four|five|six|some) (.+))$/u;

function saidOutright(sentence: string): HeroSentence | null {
  const [, whole = '', words = ''] = outright.exec(sentence) ?? [];
  const all = words.replace(/[.!?]+$/, '').split(' ');
  const at = all.slice(0, 6).findLastIndex(isCalling);
  return at < 0 ? null : { role: all.slice(0, at + 1).join(' '), told: `You are ${whole}`, goal: null };
}

/** Whether a sentence is about those who are played, and what it says of them; null where it is about somebody else. */
export function heroIn(sentence: string): HeroSentence | null {
  return saidOutright(sentence) ?? toldOfHeroes(sentence);
}

function toldOfHeroes(sentence: string): HeroSentence | null {
  const found =
    /^(An?|Two|Three|Four|Five|Six|Some|The|Our|Your) ((?:[\p{Ll}'-]+ ){0,4}?)([\p{Ll}'-]+) (.+)$/u.exec(
      sentence,
    );
  if (!found) return null;
  const [, article = '', before = '', noun = '', rest = ''] = found;
  const all = `${before}${noun} ${rest}`.split(' ');
  const at = all.slice(0, 6).findIndex((word) => isCalling(word));
  if (at < 0 || all.slice(0, at).some((word) => !/^[\p{Ll}'-]+$/u.test(word))) return null;
  const calling = all.slice(0, at + 1).join(' ');
  const behind = all.slice(at + 1).join(' ');
  const said = begins.test(behind.split(' ', 1)[0]!) ? behind : behind.replace(origin, '');
  const isParty = played.test(all[at]!);
  const [first = ''] = said.split(/[ .,]/, 1);
  const order = ordered.exec(said);
  const isUnknown = /^(?:An?|Two|Three|Four|Five|Six|Some)$/.test(article);
  if (order && (isParty || isUnknown || article === 'The'))
    return { role: isParty ? '' : calling, told: '', goal: trimmed(said.slice(order[0].length)) };
  if (!isParty && !isUnknown) return null;
  const hired =
    /^(?:is|are|was|were) (?:hired|asked|sent|called|paid|begged|ordered|chosen)(?: by [^,]{2,40}?)? to (.+)$/.exec(
      said,
    );
  if (hired) return { role: isParty ? '' : calling, told: `You ${toYou(said)}`, goal: trimmed(hired[1]!) };
  if (!begins.test(first)) return null;
  if (/^(?:is|are)$/.test(first) && !called.test(said.slice(first.length + 1))) return null;
  return { role: isParty ? '' : calling, told: `You ${toYou(said)}`, goal: null };
}

const isCalling = (word: string) =>
  !word.endsWith("'s") &&
  (played.test(word) || moreCallings.test(word) || isPersonNoun(word) || isPersonNoun(singularOf(word)));

const trimmed = (text: string) => text.replace(/[.!?\s]+$/, '').replace(/, .*$/, '');

/** `rides in who owes Josefina a favour` as it follows `You`. */
function toYou(said: string): string {
  const [verb = ''] = said.split(' ', 1);
  const own = secondPerson(verb);
  const turned = `${own}${said.slice(verb.length)}`.replace(
    /^(\p{Ll}+(?: (?:in|by|back|home|along|through|up|into town))?) who (\p{Ll}+) /u,
    (_, before: string, second: string) => `${before}, and you ${secondPerson(second)} `,
  );
  return turned.replace(/\b(?:his|her|their) (?=own\b|home\b|late\b|old\b|dead\b)/g, 'your ');
}

function secondPerson(verb: string): string {
  if (verb === 'is') return 'are';
  if (verb === 'has') return 'have';
  if (!/s$/.test(verb)) return verb;
  return baseVerb(verb, isVerb) ?? verb.replace(/s$/, '');
}
