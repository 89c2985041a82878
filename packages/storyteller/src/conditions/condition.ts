/** What keeps somebody from doing what others do. */
export const conditionKinds = [
  'animal',
  'child',
  'mute',
  'gagged',
  'deaf',
  'blind',
  'asleep',
  'senseless',
  'bound',
  'locked',
] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export interface Condition {
  is: ConditionKind;
  /** As it follows `is`, in the words in which it was told: `locked in the cellar of the mill`. */
  how: string;
  /** Whether they have locked themselves in, and come out if they want to. */
  isOwnWill?: true;
  /** It was so, and a deed has ended it. */
  isOver?: true;
}

/** What somebody must be able to do: `come` along, `hand` something over or take it, `act` in any other way. */
export type Ability = 'hear' | 'speak' | 'see' | 'come' | 'hand' | 'act';

const all: readonly Ability[] = ['hear', 'speak', 'see', 'come', 'hand', 'act'];

const takes: Readonly<Record<ConditionKind, readonly Ability[]>> = {
  animal: ['speak'],
  child: [],
  mute: ['speak'],
  gagged: ['speak'],
  deaf: ['hear'],
  blind: ['see'],
  asleep: all,
  senseless: all,
  bound: ['come', 'hand', 'act'],
  locked: ['see', 'come', 'hand', 'act'],
};

export const hinders = ({ is, isOver }: Condition, ability: Ability): boolean =>
  !isOver && takes[is].includes(ability);

const mostTold = 4;

/** What was told first stands. */
export const merged = (known: readonly Condition[], more: readonly Condition[]): readonly Condition[] =>
  [...known, ...more.filter(({ is }) => known.every((one) => one.is !== is))].slice(0, mostTold);

/** How it is said where nothing more was told of it. */
export const plainly: Readonly<Record<ConditionKind, string>> = {
  animal: 'no creature of words',
  child: 'only a child',
  mute: 'mute',
  gagged: 'gagged',
  deaf: 'deaf',
  blind: 'blind',
  asleep: 'asleep',
  senseless: 'unconscious',
  bound: 'tied up',
  locked: 'locked in',
};
