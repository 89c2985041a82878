/** What holds something to be read or made out, by the nouns that it is called. */
export const bearers = {
  writing:
    'note letter message telegram page paper piece scrap slip memo parchment scroll envelope contract deed will order document postcard receipt bill pamphlet leaflet warrant',
  list: 'list roster tally ledger register schedule inventory manifest account accounts timetable agenda catalogue',
  diary: 'diary journal log logbook notebook',
  map: 'map chart plan blueprint sketch',
  mark: 'inscription carving rune engraving scratch graffiti plaque epitaph',
  device:
    'transponder recorder tablet terminal screen display phone smartphone computer drive disk disc chip beacon radio recording tape cassette holo datapad keycard badge laptop camera',
  picture: 'painting portrait photograph picture photo drawing sketch locket',
  track: 'track print footprint hoofprint pawprint bootprint tyre wheelmark bloodstain',
} as const;

export type Bearer = keyof typeof bearers | 'keepsake';

/**
 * What stands there. Of several the one is taken that shares most words with what was told of the thing; then always the same. The first
 * sentence says the most: it is what is said when somebody looks again.
 */
export const contents: Readonly<Record<Bearer, readonly string[]>> = {
  writing: [
    'The time is {hour}, the place is {lair}, and of the threat only "or you will wish that you" is left, where the paper is torn.',
    'A hand that pressed too hard has written: "Not before {hour}, and not a word to {patron}." There is no name under it.',
    '"It is done as you wanted. Now leave me and mine alone," it says, and that is all. The ink has run where a thumb held it.',
    'It is half an order and half a plea: whoever gets this is to wait at {lair} and to burn it afterwards. Nobody has burnt it.',
    'The hour of an assault is set down in it, and under the hour, smaller: "If I am not back, tell them that I was against it."',
    'A promise, in careful letters, with two signatures: one is plain to read, and the other has been scratched out again.',
    'Two hands have written on it, one the question and one the answer. The question is "When?", and the answer is "{hour}".',
    'It begins in the middle: "… and if anybody asks, you have never seen me." The rest is about the weather, at length.',
  ],
  list: [
    'Chores, for the most part: mend the gate, feed the hens, air the good room. Each has its tick, and the last was added in another hand: be gone by dark.',
    'Names, one under the other, and a small cross beside some of them. That of {patron} comes last, and the space beside it is still free.',
    'Names, one under the other, and a small cross beside some of them. The last has been begun, and not finished.',
    'Sums of money, paid out month by month, to somebody who signs with one letter. The letter does not change, and the sums grow.',
    'Hours of the watch, in columns, with a name to each. One hour of the night has been left blank.',
    'Meals, counted in strokes, five to a bundle. There is one more each day than there are people to eat them.',
    'Wares, weights and prices, nothing odd about any of them. The last page has been cut out with a sharp knife.',
    'Answers to signals: one flash for wait, two for come, three for nothing that anybody has written down.',
  ],
  diary: [
    'The entries are short, and grow shorter: the last says only, "I heard it again, and I shall go and look."',
    'Weather, meals, small debts, and then one line by itself: "Nobody should go to {lair} alone." After that the pages are blank.',
    'Steps, counted from day to day, and the number has been struck out and written again until the paper gave way.',
    'Somebody has written down who came and who went, every night, and always the same name is missing in the morning.',
  ],
  map: [
    'The way to {lair} has been drawn in afterwards, in another ink, by somebody who knew it better than the one who drew the rest.',
    'It shows {hub} and what lies around it, and a small cross where there should be nothing at all.',
    'Doors, stairs and walls, and every line of it leads by some way to one single bolt, drawn larger than the rest.',
    'Only a part of it is here, a corner with half a name, an edge of water, and an arrow that points off the paper.',
  ],
  mark: [
    'The letters are uneven, and cut by somebody who had time: a name, a date, and "not the last".',
    'An arrow, a circle, and the arrow again with a stroke through it. It points away from {lair}.',
    'A warning, as far as one can read it; the half that says against what has been chiselled away.',
    'Strokes, in bundles of five, and then four and no more.',
  ],
  device: [
    'It has been wiped, and not quite to the end: half a name is left of the ship or the owner, and the last heading, toward {lair}.',
    'It has been wiped, and not quite to the end: half a name is left, and an hour, {hour}.',
    'One message is left on it, without its beginning: "… before {hour}, or we leave without you." The voice is calm.',
    'The last thing that it recorded is a door that opens, steps, and then somebody who says, quite close: "Oh, it is you."',
    'It still knows who used it last, by number and not by name, and that it was switched off in the middle of a word.',
  ],
  picture: [
    'Two people stand side by side in it, and a third has been cut away: only the hand is left, on a shoulder.',
    'Somebody has written on the back of it, a date and the one word "sorry".',
    'It is the same view as from here, in better weather, with one figure in it that looks straight at you.',
  ],
  track: [
    'They are of one pair of feet, hurried on the way in, slower and deeper on the way out, as if something were being carried, and they go off toward {next}.',
    'They come from one side and end in the middle, where somebody stood for a long time and then was led away toward {next}.',
    'They are fresh, with sharp edges, and whoever made them limped a little; the trail goes on toward {next}.',
  ],
  keepsake: [
    'It has been handled a good deal, and is worn smooth on one side, as things are that somebody turns over and over in thought.',
    'Somebody has scratched a letter into it, very small, where only the owner would look.',
    'It is not old, and it is well looked after. Whoever lost it will have missed it the same day.',
    'There is a trace of wax on it, and a thread of dark cloth, and no name.',
  ],
};

/** Where it stands for something that the tale turns on. */
export const meanings: readonly string[] = [
  '[What it comes to|What that tells you]: {fact}.',
  '[Put together with the rest|Read with care], it means this: {fact}.',
  'So much is [plain|certain] by now: {fact}.',
];

/** The same, asked for again: `{content}` ends its sentence. */
export const contentsAgain: readonly string[] = [
  'You {echo} [again|once more], and it is [what it was|no different]: {content}',
  'You {echo}, [slower this time|from the beginning], and [nothing has changed|it stays as it was]: {content}',
  'Nothing has [been added|moved] since you last looked: {content}',
  '[Still|As before]: {content}',
  'You know it [nearly by heart|well enough by now]: {content}',
];

/** What those have about them who lie where they fell. */
export const pockets: readonly string[] = [
  'There is a heel of bread, a bent spoon and half of a token, such as is given to people who are paid to keep quiet.',
  "There is a pipe, a bit of string and a scrap on which somebody has practised writing a name. It was not the owner's.",
  'There is little: a comb, a button that belongs to a better coat, and a smell of cheap drink. No letter.',
  'There is a small picture of a child, folded many times. Nothing says who sent them, or for how much.',
  'There is a whetstone, a crust, and a slip with an hour on it, {hour}, and no signature.',
  'There is nothing with a name on it: whoever hired them saw to that. Only the boots are new, and all of one make.',
];
