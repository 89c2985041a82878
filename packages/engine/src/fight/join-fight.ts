import { encounterLimits } from '@fireside/contract';
import { initiativeNotation, turnOrder } from '../rules/index.ts';
import type { Deed } from './deed.ts';
import { newcomers } from './muster.ts';

/** Whoever is played and came to the table while a fight goes on takes part from now on, at the place that their dice give them. */
export function joinFight(deed: Deed): void {
  const { encounter, party, isWhisper } = deed.table;
  if (!encounter || isWhisper) return;
  const room = encounterLimits.combatants - encounter.combatants.length;
  const joining = newcomers(encounter.combatants, party).slice(0, Math.max(0, room));
  if (joining.length === 0) return;
  const rolled = joining.map((member) => {
    const { total } = deed.roll(
      initiativeNotation(deed.fighter(member)),
      deed.by(member),
      () => `Initiative: ${member.name}`,
    );
    deed.note(`${member.name} joins the fight.`);
    return { ...member, initiative: total };
  });
  const combatants = turnOrder(
    [...encounter.combatants, ...rolled],
    (one) => deed.fighter(one).abilities.dexterity,
  );
  const onTurn = encounter.combatants[encounter.turn];
  const turn = Math.max(
    0,
    combatants.findIndex(({ id }) => id === onTurn?.id),
  );
  deed.add([{ kind: 'encounter', before: encounter, encounter: { ...encounter, combatants, turn } }]);
}
