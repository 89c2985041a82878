import { moods } from '../tale/first-person.ts';

const ofMood = new RegExp(
  `^(?:${moods}|old|young|tall|thin|fat|pretty|handsome|ugly|\\p{L}+(?:ful|ous|less))$`,
  'iu',
);
/** What everybody is. */
const anybody =
  /^(?:man|woman|person|figure|fellow|girl|boy|child|kid|teenager|stranger|one|lad|lass|somebody)$/i;

/** What somebody says that they are: the nobleman of a `proud nobleman with a limp`, nothing of a `smiling man`. */
export function ownRole(role: string): string {
  const [plain = ''] = role.split(/,| (?:with|who|whose|in|from) /);
  const words = plain.split(' ').filter((word) => !ofMood.test(word));
  return anybody.test(words.at(-1) ?? '') ? '' : words.join(' ');
}
