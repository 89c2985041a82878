import { isDeepStrictEqual } from 'node:util';

/** A fight as far as it is its own: hit points, conditions and state of whoever is played stand on their sheets. */
function ownOf(encounter) {
  if (!encounter) return null;
  const combatants = encounter.combatants.map(({ hp, state, conditions, death_saves: _, ...one }) =>
    one.character_id === null ? { ...one, hp, state, conditions } : one,
  );
  return { ...encounter, combatants };
}

/** The fight after a condition of a foe has begun or ended. */
function withCondition(fight, { combatant, condition, position, on }) {
  const combatants = fight?.combatants.map((one) => {
    const { conditions } = one;
    const changed = on ? conditions?.toSpliced(position, 0, condition) : conditions?.toSpliced(position, 1);
    return one.id === combatant ? { ...one, conditions: changed } : one;
  });
  return fight && { ...fight, combatants };
}

/** What the standing effects of a game come to: each of them has to begin where the one before has ended. */
function fightAfter(effects, faults) {
  let fight = null;
  for (const effect of effects) {
    if (effect.kind === 'condition' && effect.combatant) fight = withCondition(fight, effect);
    if (effect.kind !== 'encounter') continue;
    if (!isDeepStrictEqual(ownOf(effect.before), fight)) faults.add('fights torn', { fight, effect });
    fight = ownOf(effect.encounter);
  }
  return fight;
}

/** Whether a player sees that fight: heroes as their sheets say, of foes no number. */
function isShown(shown, fight, sheets) {
  if (!shown || !fight) return shown === fight;
  const isRight = (one, place) => {
    const own = fight.combatants[place];
    const sheet = sheets.find(({ id }) => id === one.character_id);
    const hitPoints = sheet ? Number(sheet.current_hp) : undefined;
    const isSame = one.id === own?.id && (own.character_id !== null || one.state === own.state);
    return isSame && one.hp?.current === hitPoints && !('armor_class' in one);
  };
  const isSameTurn = shown.round === fight.round && shown.turn === fight.turn;
  return isSameTurn && shown.combatants.length === fight.combatants.length && shown.combatants.every(isRight);
}

/** Each game's fight is exactly what its standing effects come to, and that is what everybody at the table is shown. */
export async function auditFights(faults, { games, worlds, turns, sheets }, players) {
  const counted = { fights: 0, fightChanges: 0 };
  for (const { id } of games) {
    const answered = turns.filter(({ game_id, reply_id }) => game_id === id && reply_id !== null);
    const effects = answered
      .sort((one, other) => Number(one.reply_id) - Number(other.reply_id))
      .flatMap(({ effects_json }) => JSON.parse(effects_json));
    const fight = fightAfter(effects, faults);
    const world = worlds.find(({ game_id }) => game_id === id)?.state_json ?? '{}';
    const { encounter = null } = JSON.parse(world);
    if (!isDeepStrictEqual(ownOf(encounter), fight))
      faults.add('fights not as they stand', { id, encounter, fight });
    for (const player of players.filter(({ gameId }) => gameId === id)) {
      const { body } = await player.request('GET', '/encounter');
      if (!isShown(body, fight, sheets)) faults.add('fights shown otherwise', { body, fight });
    }
    const changes = effects.filter(({ kind }) => kind === 'encounter');
    counted.fights += changes.filter(({ before }) => before === null).length;
    counted.fightChanges += changes.length;
  }
  return counted;
}
