import { changeCondition, type Ledger, type Table } from '@fireside/contract/effects';

/** What a spell does to somebody for as long as its caster keeps it up: `paralyzed (hold person by Lira)`. */
export function lastingCondition(condition: string, spell: string, caster: string): string {
  return condition === spell ? `${condition} (by ${caster})` : `${condition} (${spell} by ${caster})`;
}

function isOf(entry: string, spell: string, caster: string): boolean {
  const [written, kept, by] = [entry, spell, caster].map((words) => words.trim().toLowerCase());
  return written!.endsWith(`(${kept} by ${by})`) || written === `${kept} (by ${by})`;
}

/** Ends whatever a spell did, on sheets and in the fight. players-handbook: Spellcasting > Concentration */
export function endLasting(ledger: Ledger<Table>, spell: string, caster: string) {
  const { party, encounter } = ledger.table;
  const bearers = [
    ...party.flatMap(({ character }) =>
      character
        ? [{ conditions: character.conditions, name: character.name, character_id: character.id }]
        : [],
    ),
    ...(encounter?.combatants ?? []).flatMap(({ id, name, conditions, character_id }) =>
      character_id === null ? [{ conditions, name, combatant: id }] : [],
    ),
  ];
  for (const { conditions, ...bearer } of bearers)
    for (const condition of conditions.filter((entry) => isOf(entry, spell, caster)))
      ledger.add(changeCondition(ledger.table, { ...bearer, condition, on: false }));
}
