/** Any deed that simply happens, when nothing better is left to say of it. */
export const plainly: readonly string[] = [
  'You {echo}[, and that is that| without any trouble|, and it is done|, simply so| in your own time].',
  'You [calmly|quietly|duly|simply|readily] {echo}[, and nobody objects| and are done with it|; nothing stands against it|].',
  '[Done|So be it|Very well|As you say]: you {echo}[ once more| again|].',
  '[A moment later|A breath later|Soon enough|Before long] you {echo}[, as you meant to| and that is done|].',
  'You {echo}, [and the world turns|and nothing hinders you|which is soon done|which takes a moment|and so it is] {at}.',
  '[Here|Just here|Where you are], {at}, you {echo}[ again| once more|].',
  '[Nobody stops you|Nothing stops you|There is nothing to stop you], {you}: you {echo}[ again| once more| another time|].',
];
