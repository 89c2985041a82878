import { describe, expect, it } from 'vitest';
import { readConditions } from './read-conditions.ts';

/** What is told of whoever stands between the angle brackets. */
function told(sentence: string): string[] {
  const [, before = '', own = '', after = ''] = /^(.*)<(.*)>(.*)$/.exec(sentence) ?? [];
  return readConditions({ before: before.trim(), own, after: after.trim() }).map(({ is, how, isOwnWill }) =>
    [is, how, ...(isOwnWill ? ['by their own will'] : [])].join(': '),
  );
}

describe('how somebody is', () => {
  it.each([
    ["<Elsie, the miller's daughter>, has not spoken since the fire.", 'mute: mute'],
    ["<The duke's gardener>, who is mute, keeps pressing a trowel into your hand.", 'mute: mute'],
    ['<Wren> cannot speak, but draws what she has seen.', 'mute: mute'],
    ['<The novice> lost his tongue to the frost.', 'mute: mute'],
    ["<Nell's> tongue was cut out by the pirates.", 'mute: mute'],
    ["<Ike> hasn't said a word since Tuesday.", 'mute: mute'],
    ['<Their old neighbour Gus> is stone deaf.', 'deaf: stone deaf'],
    ["<Old Jeb>, who can't hear since the mine blew, sits on the porch.", 'deaf: deaf'],
    ['<The smith>, old and hard of hearing, shouts back.', 'deaf: hard of hearing'],
    ['It is <her blind servant, Kesh>, who comes to the door.', 'blind: blind'],
    ['<The pilot> lost her sight in the flash.', 'blind: blind'],
    ['<The night watchman Oskar> sleeps on his bench.', 'asleep: asleep on his bench'],
    ['<The guard> snores on a stool beside the cell door.', 'asleep: asleep on a stool beside the cell door'],
    ['<a sleeping guard> with a ring of keys', 'asleep: sleeping'],
    ['<Deputy Lyle> is dead drunk and asleep under the desk.', 'asleep: asleep under the desk'],
    ['her patient <Mr Lund> lies unconscious in room 4.', 'senseless: unconscious in room 4'],
    ['<Engineer Solveig> is in a coma.', 'senseless: in a coma'],
    ['<The prisoner> is chained to the wall.', 'bound: chained to the wall'],
    ['<Wilm> was found tied hand and foot in the barn.', 'bound: tied hand and foot in the barn'],
    ['<Lena> is trapped under a beam.', 'bound: trapped under a beam'],
    [
      '<Her brother Tim> has been locked in the cellar of the mill by the reeve.',
      'locked: locked in the cellar of the mill',
    ],
    ['the reeve has locked <Tim> in the cellar.', 'locked: locked in the cellar'],
    ['<Prisca> sits in the jail for a theft.', 'locked: in the jail'],
    [
      '<Aldous Finch> has locked himself in the windmill and will not come out.',
      'locked: locked in the windmill: by their own will',
    ],
    ['A boy named <Pip>, six years old, hides under the table.', 'child: only a child'],
    ["<The barber's little girl, Annie>, saw everything.", 'child: only a child'],
    ["<The janitor's cat, Minka>, follows everybody.", 'animal: no creature of words'],
    ['a shepherd with <his dog Rufus>', 'animal: no creature of words'],
  ])('%s', (sentence, expected) => {
    expect(told(sentence)).toContain(expected);
  });

  it('is told in one word of each that is told', () => {
    expect(told('<Captain Brask> lies bound and gagged in the corner.')).toEqual([
      'gagged: bound and gagged in the corner',
      'bound: bound and gagged in the corner',
    ]);
    expect(told('<The smith, Agna>, is deaf and mute.')).toEqual(['mute: mute', 'deaf: deaf']);
  });

  it.each([
    '<The widow Hesper> has locked her mute son in the loft.',
    '<Old Marta> lives here with her grandson Pim, who is mute.',
    '<Berta> keeps a hound, who is blind.',
    '<The reeve> has tied his sleeping guard to a chair.',
    '<The train> is bound for Paris.',
    '<Anna> is bound to the oath of her order.',
    '<The hag> is bound by her birth name.',
    '<Joe> is not blind, he only pretends.',
    '<The cook> keeps a deaf dog in the yard.',
    '<Tom> does not speak to strangers.',
    '<The warden> is deaf to all pleas.',
    '<Halvard> is deaf in one ear.',
    '<Mara> was locked in the tower as a child.',
    '<The guard> would be asleep if the beer were better.',
    '<Captain Crow> sails at dawn.',
    '<The horse thief> was seen in town.',
    '<The cowboy> rides in from the north.',
    '<The talking cat> asks for help.',
    '<The widow> sleeps at the inn these days.',
  ])('is nothing of the kind in: %s', (sentence) => {
    expect(told(sentence)).toEqual([]);
  });

  it('is not so any more where only what was is told', () => {
    const around = {
      before: '',
      own: 'Mara',
      after: 'was locked in the tower.',
      isPresentOnly: true,
    } as const;
    expect(readConditions(around)).toEqual([]);
  });
});
