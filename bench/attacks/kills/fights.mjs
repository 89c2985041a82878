const foes = { combatants: [{ name: 'Wolf', count: 2, hp: 20, armor_class: 12 }] };

/**
 * What an answer does besides in the game that has fights; nothing where none is under way and none begins. Blows may miss, so they
 * fall on foes alone: a hero gains or loses in a fight exactly as much as outside. Whoever rolls their own dice strikes no blow, for
 * the roll would name no message.
 */
export function fightDeeds({ hero, number }, { name, change, isFighting }) {
  const begins = !isFighting && number % 4 === 1;
  if (!hero.startsWith('1.') || !(isFighting || begins)) return [];
  const blow = { attacker: name, target: 'Wolf 1', reaction: true };
  return [
    ...(begins ? [['start_encounter', foes]] : []),
    ['damage', { target: name, amount: -change }],
    ...(hero.endsWith('.2') ? [] : [['attack', blow]]),
    ['damage', { target: 'Wolf 2', amount: 7 }],
    ['damage', { target: 'Wolf 2', condition: 'prone', on: number % 2 === 0 }],
    [isFighting && number % 5 === 2 ? 'end_encounter' : 'next_turn', {}],
  ];
}
