import type { Obstacle } from '../world/world.ts';

/** What may stand between two places of which nothing is known but of what kind they are; `{next}`: where it leads. */
export const waysWithin: readonly Obstacle[] = [
  {
    name: 'the locked door',
    words: ['door', 'lock', 'locked', 'bolt'],
    skills: ['Athletics', 'Investigation', 'Persuasion'],
    block: 'The door that leads on to {next} is locked, and the key is not in it.',
    pass: 'The lock gives, and the door to {next} swings open without a sound.',
    cost: 'The lock gives in the end, with a crack that was heard farther off than you would like.',
    fail: 'The door does not move, and somewhere behind it something was put down very quietly.',
  },
  {
    name: 'the blocked passage',
    words: ['passage', 'crates', 'boxes', 'pile', 'furniture'],
    skills: ['Athletics', 'Acrobatics', 'Stealth'],
    block:
      'The passage to {next} has been blocked with whatever was at hand, from this side, and in a hurry.',
    pass: 'You find the one piece on which the rest leans, and the passage to {next} is free.',
    cost: 'You are through, with a torn sleeve and a good deal of noise.',
    fail: 'It shifts, settles, and is more in the way than before.',
  },
  {
    name: 'the watched corner',
    words: ['corner', 'watch', 'lookout', 'guard'],
    skills: ['Stealth', 'Deception', 'Perception'],
    block: 'One corner on the way to {next} is overlooked from a window, and there is a light behind it.',
    pass: 'You choose the right moment, and the corner is behind you before anybody looks out.',
    cost: 'You are past the corner, but a curtain moved as you went by.',
    fail: 'A shadow comes to the window, and you step back before it can see more than a shoe.',
  },
];

export const waysOutside: readonly Obstacle[] = [
  {
    name: 'the shut gate',
    words: ['gate', 'chain', 'bar', 'shut'],
    skills: ['Athletics', 'Persuasion', 'Stealth'],
    block:
      'A gate lies across the way to {next}, chained on the other side and too well built to be there for show.',
    pass: 'The chain comes loose, and the gate swings on toward {next}.',
    cost: 'You are over the gate, with a bruise and an audience of one shut window.',
    fail: 'The gate rattles and stays shut, and the rattle carries.',
  },
  {
    name: 'the bad ground',
    words: ['ground', 'mud', 'slope', 'path'],
    skills: ['Survival', 'Athletics', 'Perception'],
    block: 'Between here and {next} the path has gone: what is left is soft ground and a slope that moves.',
    pass: 'Step by step you find what bears you, and the firm path to {next} is under your feet again.',
    cost: 'You come through wet to the knees, and tired.',
    fail: 'The ground takes your foot to the ankle and is slow to give it back.',
  },
  {
    name: 'the fallen beams',
    words: ['beams', 'timber', 'beam', 'fallen', 'rubble'],
    skills: ['Athletics', 'Acrobatics', 'Investigation'],
    block: 'Beams and rubble lie across the way to {next}, and not all of it fell by itself.',
    pass: 'There is a gap low down, and it is wide enough: you are through, on the side of {next}.',
    cost: 'You get across, and one of the beams comes down behind you.',
    fail: 'Something gives, in the wrong direction, and you jump back in time.',
  },
];
