import { sentencesOf } from '../language/sentences.ts';
import type { Named } from '../script/named.ts';
import { type Condition, merged } from './condition.ts';
import { readConditions } from './read-conditions.ts';

const titles =
  /^(?:the|old|young|little|lord|lady|sir|captain|father|mother|brother|sister|mr|mrs|miss|doctor|dr)$/i;

/** By which of their names a sentence may call them; the longest first. */
function callsOf(name: string): string[] {
  const words = name.split(' ').filter((word) => /^\p{Lu}/u.test(word) && !titles.test(word));
  return [name, ...(words.length > 1 ? [words[0]!, words.at(-1)!] : words)];
}

/** What one sentence of a text tells of how somebody is. */
export function conditionsInSentence(sentence: string, name: string, isOwn: boolean): readonly Condition[] {
  // `Ferrin Ousk (deaf, proud)`
  const plain = sentence.replace(/ \(([^()]{1,80})\)/g, ', $1,');
  const called = callsOf(name).find((one) => plain.includes(one));
  const at = called ? plain.indexOf(called) : -1;
  if (called && at >= 0) {
    const before = plain.slice(0, at);
    const [lead = ''] = /(?:\b(?:the|an?|his|her|their) (?:\p{L}+ ){1,3})$/iu.exec(before) ?? [];
    return readConditions({
      own: `${lead}${called}${/^['’]s\b/.test(plain.slice(at + called.length)) ? "'s" : ''}`,
      before: before.slice(0, before.length - lead.length),
      after: plain
        .slice(at + called.length)
        .replace(/^['’]s\b/, '')
        .trim(),
      isPresentOnly: true,
    });
  }
  const [pronoun] = (isOwn && /^(?:he|she|they)\b/i.exec(plain)) || [];
  if (!pronoun) return [];
  return readConditions({
    own: pronoun,
    before: '',
    after: plain.slice(pronoun.length).trim(),
    isPresentOnly: true,
  });
}

/** How somebody of an adventure is, by what its text says openly. */
export function conditionsOfNamed({ name, role, about, own }: Named): readonly Condition[] {
  const isOpen = (voice: string) => voice === 'plain' || voice === 'aloud';
  const texts = about.filter(({ voice }) => isOpen(voice)).flatMap(({ text }) => sentencesOf(text));
  const theirs = own.filter(({ voice }) => isOpen(voice)).map(({ text }) => text);
  const called = readConditions({ own: role ? `the ${role} ${name}` : name, before: '', after: '' });
  return [
    ...texts.map((text) => conditionsInSentence(text, name, false)),
    ...theirs.map((text) => conditionsInSentence(text, name, true)),
    called,
  ].reduce(merged, []);
}
