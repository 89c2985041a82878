import type { Belonging } from './case.ts';

const worn = (piece: string, lies: string, has: string, whole: string, broken: string): Belonging => ({
  piece,
  lies,
  worn: has,
  whole,
  broken,
});

/** What people have about them, of which a piece may be left somewhere; no two of one case have the like. */
export const belongings: readonly Belonging[] = [
  worn(
    'horn button',
    'lies a horn button, with a bit of thread still in its holes',
    'wears a coat with a row of horn buttons',
    'and every one of them is in its place',
    'and in the middle of the row there is only a tuft of thread',
  ),
  worn(
    'amber bead',
    'lies an amber bead, no larger than a pea',
    'wears amber beads on a string',
    'close together and unbroken',
    'and the string is knotted where an amber bead is gone',
  ),
  worn(
    'green thread',
    'a green thread hangs from a splinter, a good woollen one',
    'wears a green scarf of good wool',
    'without a fault in it, for all its age, and a green thread is nowhere loose',
    'and from its edge a green thread has been pulled, as long as a hand',
  ),
  worn(
    'silver cufflink',
    'lies a silver cufflink in the shape of a shell',
    'wears cuffs that close with silver shells',
    'one silver cufflink to each',
    'but one silver cufflink is wanting, and that sleeve is held with a pin',
  ),
  worn(
    'grey feather',
    'lies a grey feather, bent in the middle',
    'wears a hat with a grey feather to each side',
    'both of them straight',
    'but on one side there is a stump, and no grey feather',
  ),
  worn(
    'star-headed nail',
    'a star-headed nail lies pressed into the floor, of the kind that boots have',
    'wears heavy boots, and they leave a row of little stars behind',
    'with every star-headed nail in its hole',
    'but in the left heel a star-headed nail is missing from the row',
  ),
  worn(
    'scrap of yellow lace',
    'there is a scrap of yellow lace, torn off in a hurry',
    'wears yellow lace at the throat',
    'and there is no scrap of yellow lace that has come loose from it',
    'and a scrap of yellow lace has been torn out of it, and the gap folded under',
  ),
  worn(
    'chip of ivory',
    'lies a chip of ivory, curved on one side and sharp on the other',
    'goes about with a stick that has an ivory knob',
    'smooth all round, without a chip of ivory gone',
    'out of which a chip of ivory has been knocked, quite lately',
  ),
  worn(
    'brass eyelet',
    'lies a brass eyelet, pulled out with some leather on it',
    'wears gaiters that lace through brass eyelets',
    'and not one brass eyelet is out of line',
    'and where one brass eyelet should be there is a tear',
  ),
  worn(
    'blue tassel',
    'lies a blue tassel, trodden flat',
    'wears a sash with a blue tassel at each end',
    'and both of them swing when the wearer turns',
    'and one end of it has no blue tassel any more',
  ),
  worn(
    'tuft of fox fur',
    'there is a tuft of fox fur, with some skin on it',
    'wears a collar of fox',
    'as thick as on the day it was bought, and not a tuft of fox fur out of place',
    'with a bald spot at the back where a tuft of fox fur has come out',
  ),
  worn(
    'red bootlace',
    'lies half a red bootlace, snapped',
    'has boots with laces as red as sealing wax',
    'and each red bootlace ends in a neat bow',
    'but on the right the red bootlace has been replaced with string',
  ),
];
