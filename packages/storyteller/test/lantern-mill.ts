/** A small adventure with everything that one may have: read-aloud text, secrets, numbers, a riddle, two endings. */
export const lanternMill = `# The Lantern Mill

*For two characters of 1st level.*

## Background (DM only)

The miller sold the light of the village to a marsh thing named Quobberil.

## Scene 1: The Ford

> You stand at the ford at nightfall. On the far bank a mill turns, and no light burns in any of its windows. A rope lies coiled on a post. An old man with a staff waves at you.

The old man is **Hob Tansy**, the ferryman. He knows that the lamps went out three nights ago. He says that the miller has not been seen since.

**Secret:** Hob has hidden the mill's brass key, which he calls the *ferrindal*, under his hat.

Two marsh hounds come out of the reeds and attack.

### Marsh Hound (2)

**AC** 12, **HP** 7 (7 hit points each). Speed 40 ft.
*Bite.* +4 to hit, 5 (1d6 + 2) piercing damage.

## Scene 2: The Wheelhouse

> The wheel groans in the dark. Three levers stand in a row beside a closed hatch: one of oak, one of iron, one of bone.

Pulling the iron lever opens the hatch. A DC 12 Investigation check reveals scratches around the hatch.

**DM only.** The bone lever wakes the Quobberil.

## Scene 3: The Lamp Room

> A great glass lamp hangs from the beams, cold and full of dust. Beside it stands a jar that glows.

If the characters pour the jar into the lamp, the light comes back to the village.

### Endings

- **The lamp is lit.** The windows of the village turn gold one after another.
- **The jar is kept.** The village stays dark, and people move away.
`;
