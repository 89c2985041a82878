import type { Claim, ClaimReader } from '../claim.ts';
import { isDenied, matchesOf, patterns } from '../pattern.ts';
import { wordSet } from '../text/inflect.ts';
import { wordKind } from '../text/word-kinds.ts';
import type { Standing, Witness } from '../witness.ts';

export const riseShapes = patterns(
  '@pc ... =level up',
  '@pc ... =gain|=reach|=attain|=earn|=lose|=advance|=rise|=climb|=jump|=go ?up a|one|new|another level',
  '@pc ... =advance|=rise|=climb|=progress|=move|=ascend ?on|?up to the|@your next|new|a .. level|rank|tier',
  '@pc up|down a level',
  'bring|brings|brought|raise|raises @pc up|a level',
  '@pc ... level higher|wiser|stronger|above',
  '@pc ... rung|rank|step|tier higher|up',
  '@pc ... =reach|=attain|=gain|=enter ... next .. level|levels|rank|tier',
  'level up',
  'a|one ?whole|?full level richer|higher|wiser|stronger|above|better',
  'enough|time for|to|reach @your|a|the next|new|another|fresh level',
  '=add .. to @your level',
  '=increase|=raise @your level',
  '=increase|=raise|=improve|=bump|=add ?to @your .. strength|dexterity|constitution|intelligence|wisdom|charisma|ability|abilities ?score by|to|score',
  '@pc ~ =learn|=gain|=master|=unlock a|an|the|two new|additional|extra spell|spells|cantrip|cantrips|power|technique',
  '@pc .. =ding',
  '@pc ~ =gain|=earn|=receive|=get .. experience|xp',
  '@pc|pick|choose|select|gain|get|gains|your|@your .. new|extra|additional .. feature|features|feat|feats|subclass|archetype|hit die|ability score|improvement',
  'proficiency bonus|? =increase|=rise|=go|=become|=climb',
  "proficiency bonus =be|'s now",
  'bump|raise|increase ?up @your|that|the .. proficiency|level|bonus',
  'milestone reached|achieved|level',
  'new feature|ability|spell|feat|skill|class|power|talent ~ unlocked|gained|acquired|learned',
);
/** Of a tower, a spell, exhaustion, or a rule: "at level 5 you get". */
const otherLevels =
  /^(?:spell|spells|slot|slots|exhaustion|dungeon|tower|floor|below|above|cellar|gaze|head|voice|ground|cave|mine|deck)$/;
const ranks = wordSet('level stufe niveau nivel livello nível rank');
export const ranked = wordKind(ranks);
const magic = wordSet(
  'slot slots spell spells espacio espacios espaço espaços emplacement emplacements zauberplatz zauberplätze conjuro incantesimo',
);

const levelsOf = ({ sheet, levels }: Standing) => [sheet.level, ...levels];

const missing = (who: readonly Standing[]) =>
  `${who.map(({ sheet }) => `${sheet.name} is level ${sheet.level}`).join('; ')}: call update_character with level first.`;

/** Levels and experience. */
export const readLevel: ClaimReader = (reading, witness) => {
  const { tokens, mentions, isReal } = reading;
  const claims: Claim[] = [];
  const say = (who: readonly Standing[], isBorne: boolean) =>
    claims.push({ kind: 'level', missing: isBorne ? null : missing(who) });
  const whoAt = (at: number) =>
    (mentions.findLast((mention) => mention.at < at) ?? mentions[0])?.who ?? witness.party;
  const rises = matchesOf(reading, riseShapes);
  const words = tokens.filter(({ kind }) => kind === 'word');
  if (words.length <= 3 && words[0]?.text === 'level' && words[1]?.text === 'up')
    say(
      witness.party,
      witness.party.some(({ levels }) => levels.length > 0),
    );
  for (const { at, unit, value } of reading.numbers)
    if (unit === 'experience' && isReal(at)) say(whoAt(at), hasExperience(witness, value));
  if (tokens.some(({ text }) => magic.has(text))) return claims;
  for (const [at, { text }] of tokens.entries()) {
    if (
      !ranks.has(text) ||
      !isReal(at) ||
      (mentions.length === 0 && reading.language === 'en' && tokens.length > 8)
    )
      continue;
    const near = tokens.slice(at + 1, at + 4);
    const isOfKind = tokens[at - 2]?.text === 'of' && tokens[at - 1]?.isOrdinal;
    if (
      isOfKind ||
      near.some((one) => otherLevels.test(one.text)) ||
      (near[0]?.text === 'of' && near.length > 1)
    )
      continue;
    const before = tokens[at - 1]?.text === '-' ? tokens[at - 2] : tokens[at - 1];
    const rise = near.findIndex((one) => /^(?:to|is|now|:)$/.test(one.text));
    const risen = rise >= 0 ? near[rise + 1] : undefined;
    const number =
      near[0]?.kind === 'number'
        ? near[0]
        : risen?.kind === 'number'
          ? risen
          : before?.kind === 'number' && before.isOrdinal
            ? before
            : null;
    // "At level 5 you get …", "until 7th level": a rule.
    const isRule = /^(?:at|until|by|from)$/.test(tokens[at - (number === before ? 2 : 1)]?.text ?? '');
    const who = whoAt(at);
    if (number && !isRule)
      say(
        who,
        who.every((one) => levelsOf(one).includes(number.value)),
      );
  }
  for (const match of rises) {
    const who = match.mention?.who ?? witness.party;
    const isOther = tokens.slice(match.to, match.to + 3).some(({ text }) => otherLevels.test(text));
    if (!isDenied(reading, match) && !isOther && (match.mention || mentions.length > 0 || tokens.length < 14))
      say(
        who,
        who.every(({ levels }) => levels.length > 0),
      );
  }
  return claims;
};

function hasExperience({ party }: Witness, value: number): boolean {
  return party.some(
    ({ sheet, hasNewStats }) =>
      hasNewStats &&
      Object.entries(sheet.combat_stats).some(
        ([field, held]) => /xp|exp|erfahrung/i.test(field) && Number(held) >= value,
      ),
  );
}
