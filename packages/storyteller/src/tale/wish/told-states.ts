import type { Mention } from './mentions.ts';
import type { Part } from './part.ts';
import type { Token } from './phrases.ts';

const dead =
  /^(?:is |was |were |are |lies |lay |drops? |dropped |has been |have been |turns up |turned up |found |was found |is found |were found )*(?:dead|murdered|killed|buried|drowned|burned|unconscious|senseless|asleep|in a coma|petrified|turned to stone|comatose|frozen|poisoned|under (?:a|an|the) (?:spell|enchantment|curse)|strangled|bludgeoned)\b/;
const helps = '(?:is|was|were|are|has|have|had|been|still|now|sits|lives|waits|stays|works|lies)';
const lost = new RegExp(
  `^(?:${helps} )*(?:vanished|disappeared|gone missing|went missing|missing|gone(?! to (?:you|us))|lost(?! (?:her|his|their|my|the|an?)\\b)` +
    '|in (?:(?:the |a )?(?:jail|prison|hospital|cells|dungeon|cage)|distant)|somewhere|abroad|overseas|\\w+ (?:days|miles|weeks) away|away|at sea' +
    '|awaits (?:judge?ment|trial|execution|the))\\b',
);
const taken = new RegExp(
  `^(?:${helps} )*(?:is|was|were|are|been|got) (?:kidnapped|abducted|captured|taken|imprisoned|arrested|jailed|last seen)\\b`,
);
const unreturned =
  /^(?:has|have|had|did|does|do)? ?(?:never|not|n't|hasn't|haven't|didn't|hadn't)(?: been)? (?:(?:come|came|gone) (?:home|back|out|up|down)|returned?|seen|come)\b|^(?:never|last) (?:came|come|returned|seen)\b/;
const before = /^(?:dead|dying|late|murdered|slain|deceased|comatose|drowned)$/;
const beforeLost = /^(?:missing|lost|kidnapped|abducted|captured|vanished|stolen|imprisoned|captive)$/;
const remains =
  /^(?:body|corpse|killer|murderer|death|disappearance|funeral|grave|murder|will|remains|tomb|ghost|head|skeleton)$/;

/** What is said of somebody by a word before them, or by how they are. */
export function readState(tokens: readonly Token[], { from, end }: Mention, part: Part): void {
  // `want her dead`: what somebody else wishes is not so.
  if (/^(?:him|her|them)$/.test(tokens[from]!.lower)) return;
  const own = tokens.slice(from, end).map(({ lower }) => lower);
  if (own.some((word) => before.test(word))) part.bury();
  else if (own.some((word) => beforeLost.test(word))) part.miss();
  const after = textOf(tokens, end, end + 7).replace(/^[,:]? ?(?:who )?/, '');
  if (dead.test(after) || /^(?:can't|cannot|could not|won't) (?:be )?(?:woken|wake)/.test(after)) part.bury();
  else if ([lost, taken, unreturned].some((gone) => gone.test(after))) part.miss();
  if (/\b(?:grateful|has (?:work|a job)|is desperate|could use)\b/.test(textOf(tokens, end, end + 16)))
    part.ask(1);
  if (/['’]s$/.test(own.at(-1) ?? '') && remains.test(tokens[end]?.lower ?? '')) part.bury();
  // `Coulter's men carry dynamite`
  if (
    /['’]s$/.test(own.at(-1) ?? '') &&
    /^(?:men|gang|thugs|riders|goons|soldiers|guns|cronies|henchmen|enforcers|bandits|pirates|cult|goblins|gunmen)$/.test(
      tokens[end]?.lower ?? '',
    )
  )
    part.blame(2);
  if (/^missing$/.test(tokens[0]?.lower ?? '') && from < 6) part.miss();
  if (/^wanted$/.test(tokens[0]?.lower ?? '') && from < 4 && part.somebody.isNamed) {
    part.miss();
    part.blame(3);
  }
  const lead = textOf(tokens, Math.max(0, from - 3), from);
  if (/\b(?:death|murder|body|killing|corpse|ghost|funeral|grave|tomb) of$/.test(lead)) part.bury();
  if (
    /\b(?:disappearance|kidnapping|abduction) of$|\b(?:look|looking|search|searching|hunt|ransom) (?:for|of)$/.test(
      lead,
    )
  )
    part.miss();
  // `steal the lens from Lord Vane`, `Save Mirabel from the dragon`
  const isFrom =
    tokens[from - 1]?.lower === 'from' &&
    tokens
      .slice(0, from)
      .some(({ lower }) => /^(?:steal|rob|save|rescue|free|protect|escape|flee|stolen)$/.test(lower));
  if (isFrom) part.blame(2);
  // `Lord Vane has the Sun Lens`, `the principal is secretly a supervillain`
  if (/^has the\b/.test(after)) part.blame(2);
  if (
    /^(?:is|was) (?:secretly |really )?(?:an? |the )?(?:\w+ )?(?:(?:super)?villain|tyrant|traitor|killer|murderer|vampire|impostor|spy|cultist|monster|demon|thief)\b/.test(
      after,
    )
  )
    part.blame(2);
  if (/\b(?:against|led by|ruled by|betrayed by|trust|under|working for|servants of|minions of)$/.test(lead))
    part.blame(2);
}

function textOf(tokens: readonly Token[], from: number, end: number): string {
  return tokens
    .slice(from, end)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
}
