import { expect, it } from 'vitest';
import { tell } from '../../test/truth.ts';

it.each([
  'A creature of shadow claws at you, and you take 12 damage.',
  'A creature lunges from the dark and bites Mira for 12 damage.',
  'A creature drops from the ceiling, and you take 12 damage.',
  'The bard sings, and you take 12 damage.',
  "The bard's singing deals 12 damage to you.",
  'The legend was true: you take 12 damage.',
  'The potion lets you regain 8 hit points.',
  'The elixir allows you to regain 8 hit points.',
  'You recall the spell, but you take 12 damage and fall unconscious.',
  'You imagine the worst, and you take 12 damage.',
  'The scar from years ago aches, and you take 12 damage.',
  'Long ago this hall was holy, but now you take 12 damage.',
  'Long ago a dragon nested here, and you take 12 damage.',
  'The runes flare: you take 12 damage.',
  'Note: you take 12 damage.',
  'The runes glow. *You take 12 damage.*',
  'You take 50 damage, or more.',
  'You take 50 damage or more.',
  'The rules of the arena are harsh, and you take 12 damage.',
  'The poison burns every round, and you take 12 damage.',
  'You recall the spell and take 12 damage.',
  'During a long rest you regain 8 hit points.',
  'Usually calm, the horse kicks you for 12 damage.',
  'The hag is a vision of horror, and you take 12 damage.',
  'In the dream-like mist, you take 12 damage.',
  'The vision fades. You take 12 damage.',
  'The nightmare is over. Mira takes 12 damage.',
  'Like a bad dream, the wolf comes, and you take 12 damage.',
  'You wonder if it is safe, and you take 12 damage.',
])('one harmless phrase excuses no other clause: %s', (lie) => {
  const { shown, refusal } = tell(lie);
  expect(refusal).not.toBeNull();
  expect(shown).not.toContain('damage');
});

it.each([
  'On a failed save, you take 12 damage.',
  'On a 13 or more you lose 2 hit points, on less you lose 12.',
  'A creature takes 12 damage on a failed save and falls prone.',
  'At the start of each of your turns, you take 12 damage.',
  'You could take 12 damage or more.',
  'If you fail, you take 12 damage, and you fall prone.',
  'You dream of wolves. You take 12 damage.',
  'A vision comes over you. You take 12 damage and fall.',
  'The bard sings of how you took 12 damage at the bridge.',
  'The legend says that Borin died here.',
  'You remember the night when you lost 12 hit points.',
  'Years ago, you lost 12 hit points to a wolf, and nearly died.',
  'The letter reads: "You take 12 damage."',
  'The sign reads: *Fools lose 12 hit points here.*',
])('what is told as unreal stays so: %s', (told) => {
  expect(tell(told)).toMatchObject({ shown: told, refusal: null });
});

it.each(['５０', '٥٠', '५०', '𝟓𝟎', '㊿'])('a number is a number in any digits: %s', (number) => {
  for (const cuts of [[1], [5], [100]])
    expect(tell(`You take ${number} damage.`, { cuts }).refusal?.kind).toBe('damage');
  expect(tell(`${number} damage!`, { cuts: [1] }).shown).toBe('');
});
