import type { CharacterRead, GameRead } from '@fireside/contract';
import type { Encounter } from '@fireside/contract/effects';
import { modelAnswers, uniqueName } from '@fireside/testing';
import { bridgeFight } from './fight-example.ts';
import type { Guest, GuestOptions } from './guest.ts';
import type { House } from './house.ts';
import { bramFields, sableFields } from './scene.ts';
import { type TableTap, tapTable } from './table-tap.ts';

export interface FightScene {
  /** Made the game; plays Bram, or whoever was asked for. */
  guest: Guest;
  other: Guest;
  game: GameRead;
  character: CharacterRead;
  friend: CharacterRead;
  tap: TableTap;
  /** The fight on the bridge with these two in it. */
  fight: Encounter;
  /** Tells the window of a fight, or of its end. */
  show: (encounter: Encounter | null) => void;
}

/** A table at which a test says how the fight stands. What the window sends does not reach the service. */
export async function openFight(
  house: House,
  {
    fields = bramFields,
    ...options
  }: GuestOptions & { fields?: Parameters<Guest['createCharacter']>[0] } = {},
): Promise<FightScene> {
  const [guest, other] = await Promise.all([house.guest(options), house.guest()]);
  const character = await guest.createCharacter(fields);
  const friend = await other.createCharacter(sableFields);
  const game = await guest.createGame({ name: uniqueName('Low Ferry') });
  await guest.join(game, character);
  await other.join(game, friend);
  const tap = await tapTable(guest.page, game.id, { keeps: true });
  house.model.script(modelAnswers.text('Two goblins step out of the reeds, and the wolf is with them.'));
  await guest.page.goto(`/games/${game.id}`);
  await guest.page.locator('li[data-message]').getByText('step out').waitFor();
  await tap.listening;
  const played: Record<string, { id: string; name: string }> = { c1: character, c2: friend };
  const fight: Encounter = {
    ...bridgeFight,
    combatants: bridgeFight.combatants.map((one) => {
      const sheet = played[one.id];
      return sheet ? { ...one, character_id: sheet.id, name: sheet.name } : one;
    }),
  };
  return {
    guest,
    other,
    game,
    character,
    friend,
    tap,
    fight,
    show: (encounter) => tap.tell({ type: 'effect', effect: { kind: 'encounter', encounter, before: null } }),
  };
}
