import { describe, expect, it } from 'vitest';
import { withoutObjections } from './objections.ts';

const told = 'In it are spectacles and a list of chores, all ticked. "The bell rings at ebb," says Odra.';
const heard = (message: string) => withoutObjections(message, told);

describe('what is said to whoever tells the tale', () => {
  it.each([
    ['please undo that', 'undo', ''],
    ['can we take that back?', 'undo', ''],
    ['retcon this', 'undo', ''],
    ['go back one turn', 'undo', ''],
    ["that's not what I meant", 'meant', ''],
    ['you misunderstood me', 'meant', ''],
    ['What? I didn’t attack him! I ask him about the toll.', 'meant', 'I ask him about the toll.'],
    ['I said the forest, not the Mile. I walk on.', 'meant', 'I walk on.'],
    ['wait, I only meant to look', 'meant', 'I look.'],
    ['no no, I wanted to talk to him, not fight', 'meant', 'I talk to him.'],
    ['hey, I only showed them! give them back please', 'undo', ''],
    ['but you said there is a list of chores, all ticked?!', 'said', ''],
    ['I haul with all my strength, 17 on the die.', 'roll', 'I haul with all my strength.'],
    ['I got a 19 on perception', 'roll', ''],
  ])('%s', (message, objection, rest) => {
    expect(heard(message)).toEqual({ objection, rest });
  });

  it.each([
    'I open the gate',
    'I just walked in',
    'I did not know that',
    'I undo the knot',
    'I take the rope back to Odra',
    'I want to know who sent you',
    'but you said the bell rings at ebb',
    'I tell her: "You misunderstood me."',
    'I give the dagger back',
    'I roll a stone into the well',
  ])('%s is none', (message) => {
    expect(heard(message).objection).toBeNull();
  });
});
