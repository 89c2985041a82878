import { modelAnswers } from '@fireside/testing';
import type { House } from './house.ts';
import type { Guest } from './guest.ts';

export const greeting =
  'The ferry bumps against the near bank and nobody ties it up. On the far side a bell is ringing, slowly, though its rope hangs still.\n\nMira, Jonas: the lantern on the landing is yours if you want it. *Beside it stands a pair of boots, still warm.* What do you do?';

/** Answers of a game master worth looking at, one after the other. */
export const evening = {
  roll: [
    modelAnswers.toolCall('roll_dice', { notation: '1d20+5', reason: 'Perception', roller: 'dm' }),
    modelAnswers.text(
      'Four feet. Two of them drag. Whatever walks behind the reeds stopped when you stopped, and now it is listening too.\n\nThen the bell rings again, **louder**, and it runs.',
    ),
  ],
  hurt: (character: string) => [
    modelAnswers.toolCall('update_character', {
      character,
      hp_change: -7,
      conditions: ['Prone'],
      combat_stats: { Initiative: 14, 'Hit dice': '1d10', Inspired: true },
    }),
    modelAnswers.text(
      'Bram goes down hard. The hound is all wet weight and no breath, and its teeth find the gap above the greave. It does not let go; it only looks past you, at the bell.',
    ),
  ],
  world: [
    modelAnswers.toolCall('roll_dice', { notation: '1d20+3', reason: 'Investigation', roller: 'dm' }),
    modelAnswers.toolCall('update_world_state', {
      scene: 'The reeds below Low Ferry, at dusk',
      time: 'The first evening, an hour after sunset',
      quests: [
        { name: 'Find Odo the ferryman', status: 'open', note: 'Barefoot tracks lead upstream.' },
        { name: 'Cross the Sedge', status: 'done', note: '' },
      ],
      people: [{ name: 'Odo Marsh', note: 'Ferryman, missing since this morning' }],
      facts: ['The bell rings by itself.', 'The hound answers to “Bramble”.'],
    }),
    modelAnswers.text(
      'The collar is old leather, and there is a name burnt into it: *Bramble*. The hound stops pulling.',
    ),
  ],
  ask: [
    modelAnswers.toolCall('roll_dice', { notation: '1d20+3', reason: 'Animal Handling, to calm the hound' }),
    modelAnswers.text(
      'It trembles under your hand. Roll **1d20+3** for Animal Handling, and tell me what you get.',
    ),
  ],
};

export interface TableScene {
  gameId: string;
  /** Created the game; plays Bram. */
  mira: Guest;
  jonas: Guest;
}

/** A game in full swing, up to a roll that is awaited from Mira. The last frames of it happen over real sockets. */
export async function playTableScene(house: House, mira: Guest, jonas: Guest): Promise<TableScene> {
  const bram = await mira.createCharacter(bramFields);
  const sable = await jonas.createCharacter(sableFields);
  const game = await mira.createGame(bellGame);
  await mira.join(game, bram);
  await jonas.join(game, sable);
  house.model.script(modelAnswers.text(greeting));
  for (const { page } of [mira, jonas]) {
    await page.goto(`/games/${game.id}`);
    await page.getByText('still warm.').first().waitFor();
  }
  house.model.script(...evening.roll, ...evening.hurt('Bram Oakhollow'), ...evening.world);
  await say(mira, 'I put out our light and listen. How many feet does it walk on?', 'and it runs.');
  await say(jonas, 'I throw myself between it and Bram, rope in both hands.', 'at the bell.');
  await say(mira, 'Is there anything on its collar?', 'stops pulling');
  await mira.call('setSelfRolls', { params: { game_id: game.id }, body: { self_rolls: true } });
  await mira.page.reload();
  await mira.page.getByText('stops pulling').first().waitFor();
  house.model.script(...evening.ask);
  await say(mira, 'I kneel, slowly, and say its name.', 'tell me what you get');
  await mira.page.getByRole('region', { name: 'Your turn' }).waitFor();
  return { gameId: game.id, mira, jonas };
}

/** Speaks, and waits until the DM has answered and the turn is over. */
export async function say({ page }: Guest, words: string, until: string) {
  const answer = page.locator('li[data-message]').getByText(until);
  // The same words may have been said before.
  const said = await answer.count();
  await page.getByRole('textbox', { name: 'What do you do?' }).fill(words);
  await page.getByRole('textbox', { name: 'What do you do?' }).press('Enter');
  await answer.nth(said).waitFor();
}

export const bellGame = {
  name: 'The Bell at Low Ferry',
  description:
    'A crossing on the river Sedge, a bell that rings by itself, and a ferryman who is not where he should be. One evening, gentle on beginners.',
  adventure_text: '# The Bell at Low Ferry\n\nThe ferry lies at the near bank, empty and untied.',
};

export const bramFields = {
  name: 'Bram Oakhollow',
  ancestry: 'Dwarf',
  class_name: 'Fighter',
  level: 2,
  background: 'Bridge warden',
  abilities: { strength: 15, dexterity: 13, constitution: 16, intelligence: 8, wisdom: 13, charisma: 10 },
  armor_class: 18,
  speed: 25,
  max_hp: 22,
  proficiencies: ['Athletics', 'Perception', 'Strength saves', 'Constitution saves'],
  inventory: [
    { name: 'Longsword', quantity: 1, note: '' },
    { name: 'Chain mail', quantity: 1, note: '' },
    { name: 'Crossbow bolts', quantity: 18, note: 'two are wet' },
    { name: 'Toll bell', quantity: 1, note: 'from the old bridge' },
  ],
  backstory: 'For twelve years Bram took the toll on a bridge nobody else wanted.',
};

export const sableFields = {
  name: 'Sable Quickwater',
  ancestry: 'Halfling',
  class_name: 'Rogue',
  level: 2,
  max_hp: 15,
  abilities: { strength: 8, dexterity: 17, constitution: 14, intelligence: 13, wisdom: 10, charisma: 13 },
  armor_class: 14,
  speed: 25,
  inventory: [{ name: "Thieves' tools", quantity: 1, note: '' }],
};
