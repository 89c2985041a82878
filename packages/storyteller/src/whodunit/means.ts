import type { Genre } from '../world/world.ts';
import type { Crime } from './case.ts';

export interface Means {
  /** As everybody calls it. */
  name: string;
  words: readonly string[];
  /** What it is when one looks at it. */
  see: string;
  /** By what words of a host's it is meant. */
  asked: RegExp;
  genres: readonly Genre[] | null;
}

const means = (
  name: string,
  words: string,
  see: string,
  asked: RegExp,
  genres: readonly Genre[] | null = null,
): Means => ({ name, words: words.split(' '), see, asked, genres });

const later: readonly Genre[] = ['mystery', 'modern', 'western', 'horror'];

export const meansByCrime: Readonly<Record<Crime, Readonly<Record<string, Means>>>> = {
  murder: {
    candlestick: means(
      'the heavy candlestick',
      'candlestick candle weapon',
      'The heavy candlestick is one of a pair, and its foot is dented; it has stood here for years, within reach of anybody.',
      /\bbludgeon|\bbeaten|\bclubbed|\bstruck\b|candlestick|\bblow\b/i,
      ['fantasy', ...later],
    ),
    knife: means(
      'the paper knife',
      'knife blade dagger weapon',
      'The paper knife belongs to the desk here, and has opened letters for everybody in the house. It has been wiped.',
      /\bstabb|\bknife|\bdagger|\bblade/i,
      ['fantasy', ...later],
    ),
    cord: means(
      'the silk cord',
      'cord rope weapon',
      'The silk cord was cut from the hangings with something sharp, and the other half of it still dangles there.',
      /\bstrangl|\bhanged|\bthrottl|\bcord\b/i,
      ['fantasy', ...later],
    ),
    pistol: means(
      'the small pistol',
      'pistol gun revolver weapon shot',
      'The small pistol has one chamber empty. It lay in an open drawer for all the world to take, and everybody knew it.',
      /\bshot\b|\bshoot|\bgun|\bpistol|\brevolver|\bbullet/i,
      later,
    ),
    wrench: means(
      'the long wrench',
      'wrench spanner tool weapon',
      'The long wrench has its outline on the tool board by the door, where anybody can take it down, and it has been wiped.',
      /\bwrench|\bspanner|\btool\b/i,
      ['science fiction', 'modern'],
    ),
    injector: means(
      'the spent injector',
      'injector needle syringe weapon',
      'The spent injector comes from the common first-aid kit, which has no lock; what was in it stops a heart.',
      /\binject|\bneedle|\bsyringe/i,
      ['science fiction'],
    ),
  },
  poisoning: {
    cup: means(
      'the cup',
      'cup glass drink wine poison',
      'There is a finger’s breadth left in the cup, and a white bloom round the rim. It stood filled and unwatched all that while.',
      /./,
    ),
  },
  theft: {
    lock: means(
      'the lock',
      'lock key safe strongbox',
      'The lock is whole. Whoever opened it used the key, and the key hangs on a hook that everybody knows.',
      /./,
    ),
  },
  sabotage: {
    tool: means(
      'the crowbar',
      'crowbar bar iron tool',
      'The crowbar comes out of the common toolbox, and somebody has wiped it from end to end.',
      /./,
    ),
  },
};
