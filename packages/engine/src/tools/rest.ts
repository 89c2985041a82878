import { sheetOf } from '@fireside/contract';
import { z } from 'zod';
import { Deed } from '../fight/deed.ts';
import { isRefusal, longRestEffects, planShortRest, shortRestEffects } from '../rules/index.ts';
import type { Character } from '../snapshot.ts';
import { defineTool, failure } from './tool.ts';

/** A short rest with as many hit dice as are needed, or a night's sleep. */
export const rest = defineTool({
  name: 'rest',
  description:
    'The party rests: hit dice are spent on a short rest of an hour; a long one of a night brings back hit points and spells.',
  parameters: z.object({ length: z.enum(['short', 'long']) }),
  run({ length }, staged) {
    const characters = staged.table.party.flatMap(({ character }) => character ?? []);
    if (characters.length === 0) return failure('nobody_plays', 'Nobody plays a character in this game yet.');
    const deed = new Deed(staged);
    for (const character of characters) {
      const refused = length === 'long' ? sleep(deed, character) : breathe(deed, character);
      if (refused !== null) deed.note(refused);
    }
    const party = characters.map(({ id }) => sheetOf(deed.table, id)!);
    return {
      effects: deed.effects,
      answer: {
        status: 'rested',
        ...(deed.notes.length > 0 && { happened: deed.notes }),
        party: party.map(({ name, current_hp, max_hp }) => `${name}: HP ${current_hp} of ${max_hp}`),
      },
    };
  },
});

function sleep(deed: Deed, character: Character): string | null {
  const effects = longRestEffects(deed.table, character);
  if (isRefusal(effects)) return effects.refusal;
  deed.add(effects);
  return null;
}

function breathe(deed: Deed, character: Character): string | null {
  const plan = planShortRest(character);
  if (isRefusal(plan)) return plan.refusal;
  const { dice, notation } = plan;
  const by = deed.table.party.find((seat) => seat.character?.id === character.id)?.user_id ?? 'dm';
  const healed = notation ? deed.roll(notation, by, () => `Hit dice: ${character.name}`).total : 0;
  deed.add(shortRestEffects(deed.table, character, { dice, healed: Math.max(0, healed) }));
  return null;
}
