import type { Quest } from '@fireside/contract';
import type { Effect } from '@fireside/contract/effects';

/** A change as a chip shows it, and in words for those who listen. */
export interface Change {
  /** Whose change it is; null for the whole table. */
  name: string | null;
  chip: string;
  words: string;
}

const questWords: Record<Quest['status'], string> = {
  open: 'New quest',
  done: 'Quest done',
  failed: 'Quest failed',
};

function describeQuests(before: Quest[], after: Quest[]): Change[] {
  return after
    .filter(({ name, status }) => before.find((quest) => quest.name === name)?.status !== status)
    .map(({ name, status }) => {
      const words = `${questWords[status]}: ${name}`;
      return { name: null, chip: words, words };
    });
}

/** What an effect changed that a reader wants to see beside the story. Dice have their cards, the end its banner. */
export function describeEffect(effect: Effect): Change[] {
  switch (effect.kind) {
    case 'hit_points': {
      const { name, before, after } = effect;
      return [{ name, chip: `${before} → ${after}`, words: `${before} to ${after} hit points` }];
    }
    case 'item': {
      const { name, item, quantity } = effect;
      const many = Math.abs(quantity);
      const what = many === 1 ? item : `${many} × ${item}`;
      return quantity > 0
        ? [{ name, chip: `+ ${what}`, words: `${what} added` }]
        : [{ name, chip: `− ${what}`, words: `${what} gone` }];
    }
    case 'condition': {
      const words = effect.on ? effect.condition : `no longer ${effect.condition}`;
      return [{ name: effect.name, chip: words, words }];
    }
    case 'sheet': {
      const { name, field, after } = effect;
      if (field === 'level') return [{ name, chip: `level ${after}`, words: `level ${after}` }];
      if (field === 'max_hp')
        return [{ name, chip: `maximum ${after}`, words: `at most ${after} hit points` }];
      return [];
    }
    case 'world':
      if (effect.field !== 'quests') return [];
      return describeQuests(effect.before as Quest[], effect.after as Quest[]);
    case 'encounter': {
      if (effect.encounter && effect.before) return [];
      const words = effect.encounter ? 'A fight begins' : 'The fight is over';
      return [{ name: null, chip: words, words }];
    }
    case 'rolled':
    case 'roll_asked':
    case 'game_ended':
      return [];
  }
}

/** `Bram: 22 to 15 hit points`. */
export function inWords({ name, words }: Change): string {
  return name === null ? words : `${name}: ${words}`;
}
