import {
  changeCondition,
  type Effect,
  type Ledger,
  setField,
  sheetOf,
  type Table,
  unspent,
} from '@fireside/contract/effects';

const unconscious = 'unconscious';

type OnSheet = Extract<Effect, { kind: 'hit_points' | 'sheet' }>;

/** What decides whether somebody lies there: hit points and death saves. */
function decides(effect: Effect): effect is OnSheet {
  return effect.kind === 'hit_points' || (effect.kind === 'sheet' && effect.field === 'death_saves');
}

/**
 * Where characters fall: a sheet that its owner changed while the turn ran may have ended on the other side of 0 than the turn
 * has told. Whoever stands after all is not left unconscious by it, and whoever lies there is.
 */
export function standOrLie(ledger: Ledger<Table>, told: readonly Effect[]): void {
  const wasMade = [...ledger.effects];
  for (const id of new Set(told.filter(decides).map(({ character_id }) => character_id))) {
    const sheet = sheetOf(ledger.table, id);
    const last = told.findLast((effect) => effect.kind === 'hit_points' && effect.character_id === id);
    // Death saves alone are of somebody who lies there.
    const wasToLie = last?.kind !== 'hit_points' || last.after <= 0;
    const lies = sheet !== undefined && sheet.current_hp <= 0;
    if (!sheet || wasToLie === lies) continue;
    const own = wasMade.filter((effect) => 'character_id' in effect && effect.character_id === id);
    const hasFelled = own.some(
      (effect) => effect.kind === 'condition' && effect.on && effect.condition === unconscious,
    );
    const change = { character_id: id, name: sheet.name, condition: unconscious, on: lies };
    if (lies || hasFelled) ledger.add(changeCondition(ledger.table, change));
    if (!lies && own.some((effect) => effect.kind === 'sheet' && effect.field === 'death_saves'))
      ledger.add(setField(sheet, 'death_saves', unspent.death_saves));
  }
}
