import type { Combatant } from '@fireside/contract';
import type { Snapshot } from '../snapshot.ts';
import { oneLine, quote } from './quote.ts';

function combatantLine({ id, name, side, hp, state, armor_class, conditions, zone, ...one }: Combatant) {
  const facts = [
    side === 'party' ? 'of the party' : side,
    ...(hp ? [`HP ${hp.current} of ${hp.max}`] : []),
    ...(armor_class === undefined ? [] : [`AC ${armor_class}`]),
    ...(state === 'unhurt' ? [] : [state]),
    ...(state === 'dying' && one.death_saves
      ? [`death saves: ${one.death_saves.successes} made, ${one.death_saves.failures} failed`]
      : []),
    ...conditions.map(oneLine),
    ...(zone ? [`at ${oneLine(zone)}`] : []),
  ];
  const shown = oneLine(name);
  return `${shown}${id === name ? '' : ` [${id}]`}: ${facts.join(', ')}`;
}

/** The fight as it stands, with everything that only the DM knows. */
export function fightSection({ encounter }: Snapshot): string {
  if (!encounter) return '';
  const { round, turn, combatants, zones = [] } = encounter;
  const now = combatants[turn];
  return [
    '# The fight',
    `Round ${round}. On turn: ${oneLine(now?.name ?? 'nobody')}. In the order of initiative:`,
    quote(combatants.map(combatantLine).join('\n')),
    ...(zones.length > 0 ? [`Places: ${zones.map(oneLine).join(', ')}.`] : []),
    'attack rolls, compares and subtracts by the rules; damage is for everything else that hurts, heals or hinders; next_turn says who acts. Foes act through you: attack with each of them on its turn, then next_turn, until a player is on turn; then end your answer and ask what they do. Tell how foes look, never their Armor Class or hit points.',
  ].join('\n');
}
