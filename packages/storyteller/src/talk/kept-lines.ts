/** What was kept is told at last. */
export const givesUp = [
  '{person} [is silent for a long moment|looks at both hands|breathes out]. Then it comes: "{speech}"',
  'Something in {person} gives way. "{speech}"',
  '{person} [swallows|looks away|closes both eyes], and [tells you|says it] at last: "{speech}"',
  '"[All right|Very well|Enough]," says {person}. "{speech}"',
  'It comes [haltingly|in a whisper|all at once]: "{speech}" {person} [does not look up|looks lighter for it].',
] as const;

/** Somebody does not answer, and it shows. */
export const evasions = [
  '"[I have nothing to say about that|That is nobody\'s business|Ask me something else]," says {person}, [a little too quickly|and looks away|and finds something to do].',
  '{person} [goes very still|turns a shade paler|will not meet your eye]. "[I do not want to talk about it|Leave it be|There is nothing to tell]."',
  'The question [does not please|troubles] {person}: [you get a shrug and no answer|a look at the door, and no answer].',
  '{person} [begins to answer, and thinks better of it|opens {their} mouth and closes it again].',
] as const;

/** By what it might be won: what somebody shows of it who does not answer. */
export const hints: Readonly<Record<string, readonly string[]>> = {
  drink: ['{person} [turns an empty cup over|licks dry lips|looks past you, at what there is to drink].'],
  pay: [
    '[One hand lies open on the knee|A thumb rubs over two fingers], as if by chance.',
    '{person} looks at your purse a little too long.',
  ],
  gift: ['{person} looks at your pack, [and away again|as if there might be something in it].'],
  kind: [
    '{person} [looks as if nobody had said a kind word for a long time|seems close to tears, or to talking].',
  ],
  promise: ['{person} [looks round, at who might hear it|seems to weigh whom you would tell].'],
};
