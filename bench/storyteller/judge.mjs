/** What stands in the place of each `says`, in whatever words: broad on purpose, and always with everything else that is expected. */
const said = {
  absent:
    /\b(?:no|not|never|nothing|none|without|lack|neither|nor|unknown)\b|n[’']t\b|\bempty\b|\bhave yet to\b/i,
  declined: /\b(?:no|not|never|nobody|nothing|dice|afraid|wish|only|unless|until|first|alas)\b|n[’']t\b/i,
  'does-not-know':
    /\b(?:know(?:s)? (?:nothing|little|no|of no)|(?:do|does|did|could|can|would) ?not (?:know|say|tell)|never heard|no idea|cannot (?:say|tell)|shrugs?|ask (?:somebody|someone|another|around)|nothing (?:of|about))\b|(?:do|does|ca|could)n[’']t (?:know|say|tell)/i,
  'one-at-a-time':
    /\bone (?:thing|step|at a time|after)|\bfirst\b|\bthen\b|\bnext\b|\bafter that\b|\bin a moment\b|\bcan wait\b|\bafterwards\b/i,
  'not-understood':
    /\b(?:not|never|n[’']t)\b[^.]{0,40}\b(?:understand|understood|follow|catch|sure|make|mean|know|sense)|lost me|over my head|what do you mean|in other words|no sense|say (?:it|that) again|put it/i,
  'small-talk': /./,
  foreign:
    /english|englisch|anglais|ingl[eéê]s|inglese|engels|angielsk|engelsk|angličt|[iİ]ngilizce|английс|англійс|英語|英语|영어|αγγλικ|الإنجليزية|אנגלית|अंग्रेज/i,
  'not-here': /\b(?:no|not|nothing|nowhere|none|never|only|far|beyond)\b|n[’']t\b/i,
};

const attackRoll = /\b(?:hit|miss|critical|initiative|attack)/i;

function rollsOf({ effects }) {
  return effects.flatMap((effect) => {
    if (effect.kind === 'rolled') return [effect.roll];
    return effect.kind === 'roll_asked' && effect.notation ? [effect] : [];
  });
}

/** The rolls of an answer by their kind; what foes and fate roll beside them does not count. */
export function kindsOfRolls(reply) {
  const mine = rollsOf(reply).map(({ reason }) => reason ?? '');
  const checks = mine.filter((reason) => /\b(?:check|save)\b/i.test(reason));
  const isFight =
    reply.effects.some(({ kind }) => kind === 'encounter') || mine.some((one) => attackRoll.test(one));
  return { checks, isFight, any: mine.length > 0 };
}

const holds = (text, group) => group.some((word) => text.includes(word.toLowerCase()));

/** Why an answer is not what a fair game master would have given; nothing where it is. */
export function judge({ kind, expect }, reply) {
  const text = reply.content.toLowerCase();
  const { checks, isFight, any } = kindsOfRolls(reply);
  const wrong = [];
  if (expect.roll === 'none' && any) wrong.push(`rolled: ${checks.join(', ') || 'a fight'}`);
  if (expect.roll === 'some' && checks.length === 0) wrong.push('no check');
  if (expect.roll === 'attack' && !isFight) wrong.push('no attack');
  if (expect.skills && checks.length > 0) {
    const fits = checks.some((reason) => holds(reason.toLowerCase(), expect.skills));
    if (!fits && expect.roll !== 'attack') wrong.push(`skill: ${checks.join(', ')}`);
  }
  for (const group of [...(expect.names ?? []), ...(expect.answers ?? [])])
    if (!holds(text, group)) wrong.push(`not named: ${group.join(' / ')}`);
  for (const word of expect.avoids ?? []) if (text.includes(word.toLowerCase())) wrong.push(`names ${word}`);
  if (expect.says && !said[expect.says].test(reply.content)) wrong.push(`does not say: ${expect.says}`);
  const came = (pattern) =>
    reply.effects
      .filter((effect) => effect.kind === 'item' && pattern.test(effect.item))
      .reduce((sum, { quantity }) => sum + quantity, 0);
  if (expect.gold !== undefined && came(/^gold/i) !== expect.gold) wrong.push(`gold ${came(/^gold/i)}`);
  if (expect.item) {
    const name = expect.item.name.toLowerCase();
    const moved = reply.effects
      .filter((effect) => effect.kind === 'item' && effect.item.toLowerCase().startsWith(name.slice(0, 5)))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    if (moved !== expect.item.change) wrong.push(`${expect.item.name} ${moved}`);
  }
  if (['declared', 'sheet', 'rules', 'foreign', 'nonsense'].includes(kind)) {
    const changed = reply.effects.find(({ kind: what }) =>
      ['hit_points', 'item', 'sheet', 'condition', 'game_ended'].includes(what),
    );
    if (changed) wrong.push(`changed: ${changed.kind}`);
  }
  return wrong;
}

/** Deeds of which the player's own object should come back. */
export const deedKinds = new Set([
  'thing',
  'carried',
  'search',
  'social',
  'fight',
  'harmless',
  'move',
  'plan',
]);
