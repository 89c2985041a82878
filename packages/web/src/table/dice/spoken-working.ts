import type { Roll } from '@fireside/contract';
import { words } from '../../words/words.ts';
import { readBreakdown } from './read-breakdown.ts';

const brackets = /[[\]{}]/g;
/** A sign between two parts; that of a number stands alone. */
const between = /(?<=[\d\w!)])\s*([+\-*/])\s*/g;

/** The working as it is read out: "14 plus 5, total 19". */
export function spokenWorking({ breakdown, total }: Pick<Roll, 'breakdown' | 'total'>): string {
  const { dropped, signs, total: inAll } = words.story.dice;
  const working = readBreakdown(breakdown)
    .map((piece) => (piece.dropped ? `${dropped} ${piece.text}` : piece.text))
    .join('')
    .replace(brackets, '')
    .replace(between, (_, sign: keyof typeof signs) => ` ${signs[sign]} `);
  return [working, inAll(total)].filter(Boolean).join(', ');
}
