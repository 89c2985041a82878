import { abilityNames, sheetLimits, wholeNumber } from '@fireside/contract';
import { checkNamed } from '@fireside/contract/sheet';
import { z } from 'zod';
import { Deed } from '../fight/deed.ts';
import { saveReason } from '../fight/harm.ts';
import { askFor, awaitingAnswer } from '../fight/sealed-rolls.ts';
import { combatantNamed } from '../fight/who.ts';
import { planCheck, planSave } from '../rules/index.ts';
import type { StagedTable } from '../turn/staged-table.ts';
import { line } from './text.ts';
import { type Called, defineTool, failure } from './tool.ts';
import { findCharacter } from './update-character.ts';

const parameters = z.object({
  who: line({ min: 1, max: sheetLimits.name }),
  check: line({ min: 1, max: 60 }).describe('Stealth, Strength, Wisdom save, …'),
  difficulty: wholeNumber(1, 40),
  edge: z.enum(['advantage', 'disadvantage']).optional(),
});

type Given = z.output<typeof parameters>;

const writesSave = /\bsav(e|ing)/i;

function leaning(edge: Given['edge']) {
  return {
    ...(edge === 'advantage' && { advantages: ['the circumstances'] }),
    ...(edge === 'disadvantage' && { disadvantages: ['the circumstances'] }),
  };
}

/** A foe's save, or its bare ability. */
function checkFoe({ who, check, difficulty, edge }: Given, staged: StagedTable): Called {
  const combatant = combatantNamed(staged.table.encounter!, who);
  if ('answer' in combatant) return combatant;
  const ability = abilityNames.find((name) =>
    new RegExp(`\\b(?:${name}|${name.slice(0, 3)})\\b`, 'i').test(check),
  );
  if (!ability) return failure('unknown_check', 'Name an ability: Strength, Dexterity save, …');
  const deed = new Deed(staged);
  const fighter = deed.fighter(combatant);
  const plan = planSave(fighter, ability, difficulty, leaning(edge));
  if (plan.fails) return { effects: [], answer: { status: 'failure', reason: `${combatant.name} cannot.` } };
  const { total } = deed.roll(plan.notation, 'dm', (thrown) =>
    saveReason(`${combatant.name}: ${check}`, difficulty, thrown.total >= difficulty),
  );
  return { effects: deed.effects, answer: { status: total >= difficulty ? 'success' : 'failure', total } };
}

/** A check or a saving throw by the sheet, against a difficulty that is told when the roll is. */
export const check = defineTool({
  name: 'check',
  description:
    "A skill check or saving throw by the sheet, against a difficulty: the service adds what the sheet says. Prefer it to roll_dice for the players' characters.",
  parameters,
  run(given, staged) {
    const { who, difficulty, edge } = given;
    const character = findCharacter(staged, who);
    if ('answer' in character) return staged.table.encounter ? checkFoe(given, staged) : character;
    const found = checkNamed(character, given.check);
    if (!found) return failure('unknown_check', 'Name a skill, an ability, or a save such as "Wisdom save".');
    const isSave = writesSave.test(given.check);
    const label = `${found.name} ${isSave ? 'save' : 'check'}`;
    const seat = staged.table.party.find((one) => one.character?.id === character.id)!;
    const ability = abilityNames.find((name) => name === found.name.toLowerCase());
    const plan =
      isSave && ability
        ? planSave(
            { saves: { [ability]: found.value }, conditions: character.conditions },
            ability,
            difficulty,
            leaning(edge),
          )
        : planCheck({ modifier: found.value, conditions: character.conditions }, leaning(edge));
    if (plan.fails)
      return { effects: [], answer: { status: 'failure', reason: `${character.name} cannot.` } };
    const deed = new Deed(staged);
    if (seat.self_rolls) {
      if (staged.isOver) return failure('game_over', 'The game ends with this turn. Narrate.');
      if (seat.pending_roll)
        return failure(
          'roll_already_awaited',
          `${seat.pending_roll.notation} is already awaited from ${seat.name}. Ask for that one and end your answer.`,
        );
      const asked = { notation: plan.notation, reason: label };
      return {
        effects: askFor(staged.table, seat, asked, { decides: 'check', difficulty, label }),
        answer: awaitingAnswer(seat, asked),
      };
    }
    const roll = deed.roll(plan.notation, seat.user_id, ({ total }) =>
      saveReason(label, difficulty, total >= difficulty),
    );
    return {
      effects: deed.effects,
      answer: { status: roll.total >= difficulty ? 'success' : 'failure', ...roll, because: plan.reasons },
    };
  },
});
