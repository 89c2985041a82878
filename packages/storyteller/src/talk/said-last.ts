import { sentencesOf } from '../language/sentences.ts';
import type { Telling } from '../telling/telling.ts';
import type { Person } from '../world/world.ts';

/** So many answers back what was said is still what one speaks of. */
const stillMeant = 8;

const namesOf = (name: string) => name.split(' ').filter((word) => /^\p{Lu}/u.test(word) && word.length > 2);

/** What is quoted of somebody who is named right before it (`Edmund lowers his voice: "…"`, `Edmund comes over. "…"`) or behind it (`"…," says Edmund`). */
export function quotedOf(told: string, names: readonly string[]): string[] {
  const isNamed = (text: string) => names.some((own) => text.includes(own));
  return [...told.matchAll(/([^"“”]{0,160})["“]([^"“”]{8,300})["”](?=([^"“”.!?]{0,80}))/gu)].flatMap(
    ([, before = '', words = '', behind = '']) => {
      if (/^\s*\p{Ll}/u.test(behind)) return isNamed(behind) ? [words] : [];
      // Behind a whole sentence only what ends like one is spoken, and no title.
      const [lead = ''] = /[^.!?]*[.!?:,]\s*$/.exec(before) ?? [];
      const isSpoken = /[:,]\s*$/.test(lead) || /[.!?]$/.test(words);
      return isSpoken && isNamed(lead) && !/\byou (?:ask|say|tell|shout|whisper|call)\b/i.test(lead)
        ? [words]
        : [];
    },
  );
}

/** The last that somebody has said, in their own words; null where it is too long ago. */
export function saidLast({ table }: Telling, { name }: Person): string | null {
  const names = /^\p{Lu}/u.test(name) && namesOf(name).length > 0 ? namesOf(name) : [name];
  const told = table.history.filter(({ sender }) => sender === 'dm').slice(-stillMeant);
  for (const { content } of told.toReversed()) {
    const words = quotedOf(content.replaceAll('\n', ' '), names).at(-1);
    const said = words && sentencesOf(words).filter((one) => !/\?$/.test(one));
    if (said && said.length > 0) return said.join(' ').replace(/,$/, '.');
  }
  return null;
}
