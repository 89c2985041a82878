/** What people can be asked of their own lives; by the name of its part in a file. */
export const affairs = [
  ...(['Age', 'Home', 'Origin', 'Family', 'Spouse', 'Children', 'Siblings', 'Parents'] as const),
  ...(['Since', 'Boss', 'Pay', 'Liking', 'Calling', 'Before', 'Day', 'Worst', 'Whereabouts'] as const),
  ...(['Fear', 'Want', 'Sleep', 'Mood', 'Health', 'Trust', 'Advice', 'Regret', 'Leave', 'Future'] as const),
  ...(['Belief', 'Ghosts', 'Drink', 'Food', 'Leisure', 'Miss', 'Sorrow', 'Love', 'Proud'] as const),
  ...([
    'Friend',
    'Enemy',
    'Scar',
    'Fight',
    'Kill',
    'Pet',
    'Debt',
    'Savings',
    'Secret',
    'Lie',
    'Read',
  ] as const),
] as const;
export type Affair = (typeof affairs)[number];

/** What two people who know one another are asked of each other. */
export const tieAffairs = ['Know', 'Since', 'Trust', 'Opinion', 'Kin'] as const;
export type TieAffair = (typeof tieAffairs)[number];

/** Spoken; `again`: the same in other words, for whoever asks twice. */
export interface Said {
  says: string;
  again: string | null;
}

/** What somebody says of themselves: the same all through a game, and none of it against the rest. */
export interface Life {
  /** The name of their trade; null for none that is known. */
  trade: string | null;
  affairs: Readonly<Partial<Record<Affair, Said>>>;
  /** How they say that it is nobody's business. */
  declines: readonly string[];
}

/** What lies between two people, as either of them may say it of `{other}`: two wordings of each. */
export interface Tie {
  name: string;
  /** Only where one of the two has this trade, who says the first of the wordings; null for anybody else. */
  trade: string | null;
  parts: Readonly<Record<TieAffair, readonly Said[]>>;
}

/** What is told to nobody who has only just come; the rest of it to nobody at all. */
export const privateAffairs: ReadonlySet<Affair> = new Set<Affair>([
  ...(['Love', 'Regret', 'Sorrow', 'Debt', 'Kill', 'Pay', 'Enemy'] as const),
]);
export const secretAffairs: ReadonlySet<Affair> = new Set<Affair>(['Secret', 'Savings']);

/** What a tale may have told of somebody's family, by the words in which it would have. */
export const familyAffairs: ReadonlySet<Affair> = new Set<Affair>([
  ...(['Family', 'Spouse', 'Children', 'Siblings', 'Parents', 'Home', 'Love', 'Miss', 'Sorrow'] as const),
]);
