import type { Telling } from '../telling/telling.ts';
import type { Referent } from '../world/referent.ts';

/** The first thing on the sheet whose name fits. */
export function carries({ sheet }: Telling, pattern: RegExp): string | null {
  return sheet?.inventory.find(({ name, quantity }) => quantity > 0 && pattern.test(name))?.name ?? null;
}

export const blades =
  /\b(?:dagger|knife|knives|sword|axe|blade|razor|scissors|shears|machete|scimitar|rapier|glaive|halberd|sickle|cutter|shortsword|longsword|greatsword|greataxe|handaxe|battleaxe|bayonet|saw)/i;
export const cords = /\b(?:rope|cord|string|twine|chain|wire|strap|cable|lasso|lariat|thread)/i;
export const lights = /\b(?:torch|candle|lantern|lamp|glowstick|flare)/i;
export const lockpicks = /thieves|lock ?pick|pick set|hairpin|burglar/i;
export const kindling = /tinder|flint|match|lighter/i;
export const levers = /crowbar|hammer|\baxe|maul|mace|sledge|pickaxe|pry ?bar|battleaxe|greataxe|club/i;

/** A name of the sheet in the middle of a sentence: `Rope (50 ft)` is `rope`. */
export function spoken(name: string): string {
  const words = name.replace(/\s*\([^()]*\)/g, '').trim();
  return /^\p{Lu}\p{Ll}/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

/** The item that a phrase stands for; null for anything else. */
export function itemOf(referent: Referent | null): string | null {
  return referent?.kind === 'item' ? referent.name : null;
}

const fires =
  /fire bolt|produce flame|prestidigitation|burning hands|create bonfire|control flames|sacred flame/i;

/** What a flame is struck from: in the pack, at hand, or by a spell; null where there is nothing. */
export function flameOf(turn: Telling): string | null {
  const struck = carries(turn, kindling);
  if (struck) return `your ${spoken(struck)}`;
  const { place, state, sheet } = turn;
  if (state.things[lightOf(turn)]?.length) return 'the light you carry';
  const burning = place.things.find(
    ({ id, traits }) => state.things[id]?.includes('lit') && !traits.includes('portable'),
  );
  if (burning) return burning.name;
  const spell = sheet?.spells.find((one) => fires.test(one));
  return spell ? 'your own magic' : null;
}

/** Under which a light that somebody carries is noted. */
export function lightOf({ speaker }: Telling): string {
  return `light ${speaker.name.slice(0, 24)}`;
}
