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
const late = /^(?:dead|dying|late|murdered|slain|deceased|comatose|drowned)$/;
const missing = /^(?:missing|lost|kidnapped|abducted|captured|vanished|stolen|imprisoned|captive)$/;
const remains =
  /^(?:body|corpse|killer|murderer|death|disappearance|funeral|grave|murder|will|remains|tomb|ghost|head|skeleton)$/;

/** What is said of somebody by a word before them, or by how they are. */
export function readState(tokens: readonly Token[], { from, end }: Mention, part: Part): void {
  // `want her dead`: what somebody else wishes is not so.
  if (/^(?:him|her|them)$/.test(tokens[from]!.lower)) return;
  const around: Around = {
    own: tokens.slice(from, end).map(({ lower }) => lower),
    before: textOf(tokens, Math.max(0, from - 3), from),
    after: textOf(tokens, end, end + 7).replace(/^[,:]? ?(?:who )?/, ''),
    owned: /['’]s$/.test(tokens[end - 1]!.lower) ? (tokens[end]?.lower ?? '') : '',
  };
  readAbsence(around, part);
  readEnmity(around, part);
  const [first] = tokens;
  if (first?.lower === 'missing' && from < 6) part.miss();
  if (first?.lower === 'wanted' && from < 4 && part.somebody.isNamed) {
    part.miss();
    part.blame(3);
  }
  // `steal the lens from Lord Vane`, `Save Mirabel from the dragon`
  const isKept = tokens.slice(0, from).some(({ lower }) => freeing.test(lower));
  if (isKept && tokens[from - 1]?.lower === 'from') part.blame(2);
  if (/\b(?:grateful|has (?:work|a job)|is desperate|could use)\b/.test(textOf(tokens, end, end + 16)))
    part.ask(1);
}

/** The words around whoever is spoken of; `owned` stands behind `Coulter's`. */
interface Around {
  own: readonly string[];
  before: string;
  after: string;
  owned: string;
}

const freeing = /^(?:steal|rob|save|rescue|free|protect|escape|flee|stolen)$/;
const wakeless = /^(?:can't|cannot|could not|won't) (?:be )?(?:woken|wake)/;
const dying = /\b(?:death|murder|body|killing|corpse|ghost|funeral|grave|tomb) of$/;
const losing =
  /\b(?:disappearance|kidnapping|abduction) of$|\b(?:look|looking|search|searching|hunt|ransom) (?:for|of)$/;

function readAbsence({ own, before, after, owned }: Around, part: Part): void {
  const isDead = own.some((word) => late.test(word)) || dead.test(after) || wakeless.test(after);
  if (isDead || remains.test(owned) || dying.test(before)) part.bury();
  const isLost = own.some((word) => missing.test(word)) || losing.test(before);
  if (isLost || [lost, taken, unreturned].some((gone) => gone.test(after))) part.miss();
}

const followers =
  /^(?:men|gang|thugs|riders|goons|soldiers|guns|cronies|henchmen|enforcers|bandits|pirates|cult|goblins|gunmen)$/;
const wicked =
  /^(?:is|was) (?:secretly |really )?(?:an? |the )?(?:\w+ )?(?:(?:super)?villain|tyrant|traitor|killer|murderer|vampire|impostor|spy|cultist|monster|demon|thief)\b/;
const unearthly = /^an? (?:\w+ )?(?:thing|creature|monster|beast|demon|spirit|ghost|horror)\b/;
const opposed = /\b(?:against|led by|ruled by|betrayed by|trust|under|working for|servants of|minions of)$/;

function readEnmity({ before, after, owned }: Around, part: Part): void {
  // `Lord Vane has the Sun Lens`
  const signs = [
    followers.test(owned),
    /^has the\b/.test(after),
    wicked.test(after),
    unearthly.test(after),
    opposed.test(before),
  ];
  for (const isSign of signs) if (isSign) part.blame(2);
}

function textOf(tokens: readonly Token[], from: number, end: number): string {
  return tokens
    .slice(from, end)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
}
