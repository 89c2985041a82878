/** What was done. A poisoning leaves it open whether whoever drank is dead. */
export const crimes = ['murder', 'poisoning', 'theft', 'sabotage'] as const;
export type Crime = (typeof crimes)[number];

/** What an outline keeps of a case: from it the case is drawn again, always the same. */
export interface CaseOutline {
  crime: Crime;
  /** Whoever is dead, what was stolen, what was wrecked: `Lord Ashcombe`, `the Star of Samarkand`. */
  matter: string;
  /** With what it was done, by its key among the means; empty where that follows from the crime. */
  means: string;
  /** By the names that they have in the cast. */
  suspects: readonly string[];
  /** Whom the host has named as the one who did it; null where the draw decides. */
  culprit: string | null;
  draw: number;
}

/** A room of the case: what somebody says they did there, and what the room says to that. */
export interface RoomLore {
  /** Follows `I was in the kitchen, `. */
  did: string;
  /** Follows a name: what others saw of it. */
  glimpse: string;
  thing: string;
  see: string;
  /** What whoever goes over it finds, where somebody was there that evening; and where nobody was. */
  used: string;
  unused: string;
}

/** Something that somebody wears or carries, and a piece of it that was left where it should not be. */
export interface Belonging {
  /** The piece, as it is named: `horn button`. */
  piece: string;
  /** How it lies there, behind `Under the rug `. */
  lies: string;
  /** Follows a name: `wears a coat with a row of horn buttons`. */
  worn: string;
  /** Where nothing is missing, and where something is. */
  whole: string;
  broken: string;
}

export interface Motive {
  /** What others know of it; `{x}` is whose it is, `{v}` what the case is about. */
  told: string;
  own: string;
  /** A paper that speaks of it, behind `a paper: `; how it is explained, and who bears that out. */
  paper: string;
  explained: string;
  borne: string;
}

/** Something that looks like guilt, was seen by somebody, and is none. */
export interface StrangeDeed {
  told: string;
  words: readonly string[];
  explained: string;
  borne: string;
}

/** A room of the case, by the id of its place. */
export interface CaseRoom {
  id: string;
  name: string;
  at: string;
  lore: RoomLore;
}

export interface Suspect {
  id: string;
  name: string;
  /** Where they say that they were. */
  room: CaseRoom;
  belonging: Belonging;
  motive: Motive;
}

/** What somebody says to one matter. The words are theirs, and always the same. */
export interface Statement {
  /** `a2`: the alibi of the third suspect. */
  id: string;
  /** By whom: the id of a person. */
  by: string;
  says: string;
  /** As it is noted for the table. */
  note: string;
}

/** What can be found at a place of the case. */
export interface Finding {
  id: string;
  place: string;
  /** The id of the thing in that place. */
  thing: string;
  text: string;
  note: string;
}

export interface Case {
  outline: CaseOutline;
  /** `between nine and ten`, and when it was found. */
  hours: string;
  found: string;
  scene: { id: string; name: string; at: string };
  suspects: readonly Suspect[];
  culprit: Suspect;
  /** Who found it, and tells of it first; one of the suspects, or nobody else who is there. */
  finder: { id: string; name: string };
  /** Who knows that nobody was where the culprit claims to have been. */
  witness: Suspect;
  /** Who wrote or signed the paper, and who has done something strange: neither is guilty. */
  herrings: readonly [paper: Suspect, deed: Suspect];
  strange: StrangeDeed;
  /** By what everybody calls it: `the heavy candlestick`. */
  means: string;
  statements: readonly Statement[];
  findings: readonly Finding[];
}
