import type { Step } from '../reader/reading.ts';
import { gainItem } from '../telling/belongings.ts';
import { type Deed, tell } from './deed.ts';
import { cutting } from './lines/force.ts';
import { bare, titled } from './number.ts';

const pieces = /^(?:strip|piece|slice|scrap|length|chip|splinter|sliver)$/;
const ofSomething = / (?:from|off|out of) /;

/** `Cut a strip of cloth from my cloak`: there is none before it is cut. */
export function isPiece({ act, object, echo }: Step): boolean {
  return act === 'cut' && pieces.test(object?.head ?? '') && ofSomething.test(echo);
}

/** It comes along; what it is cut from hardly misses it. */
export async function takePiece(deed: Deed): Promise<void> {
  const { turn, step } = deed;
  const [what = ''] = step.object!.shown.split(ofSomething);
  await gainItem(turn, titled(what).slice(0, 60));
  tell(deed, cutting.piece, { thing: `the ${bare(what)}` });
}
