import type { CharacterRead } from '@fireside/contract';
import { slotsLeft } from '@fireside/contract/sheet';
import { attacksOf } from '../../characters/rules/checks.ts';
import type { Means, Spell } from './actions.ts';

/** Of these no slot is spent. */
const cantrip =
  /^(acid splash|chill touch|dancing lights|druidcraft|eldritch blast|fire bolt|guidance|light|mage hand|mending|message|minor illusion|poison spray|prestidigitation|produce flame|ray of frost|resistance|sacred flame|shillelagh|shocking grasp|spare the dying|thaumaturgy|thorn whip|true strike|vicious mockery)$/i;

/** For friends, not against foes. */
const friendly =
  /\b(cure|heal\w*|bless|aid|guidance|resistance|sanctuary|shield of faith|protection|spare the dying|goodberry|restoration|revivify|haste|invisibility|heroism|barkskin|freedom of movement|death ward)\b/i;

/** Nobody is struck by these. */
const unaimed =
  /^(alarm|augury|comprehend languages|create|dancing lights|darkness|darkvision|detect|disguise self|druidcraft|feather fall|find familiar|fly|fog cloud|identify|jump|knock|light|locate|longstrider|mage armor|mage hand|mending|message|minor illusion|mirror image|misty step|pass without trace|prestidigitation|purify|shield$|shillelagh|silent image|speak with|tenser|thaumaturgy|unseen servant|web|wild shape)\b/i;

const potion = /\b(potion|elixir|heiltrank|trank)\b/i;

function spellNamed(name: string): Spell {
  const aims = unaimed.test(name) ? 'nobody' : friendly.test(name) ? 'friend' : 'foe';
  return { name, takesSlot: !cantrip.test(name.trim()), aims };
}

/** What a sheet offers in a fight, as far as it says so. */
export function meansOf(sheet: CharacterRead): Means {
  const carried = sheet.inventory.filter(({ quantity }) => quantity > 0);
  return {
    weapons: attacksOf(sheet).map(({ name }) => name),
    spells: sheet.spells.map(spellNamed),
    slotsLeft: slotsLeft(sheet).reduce((sum, slots) => sum + slots, 0),
    potions: carried.filter(({ name }) => potion.test(name)).map(({ name }) => name),
  };
}
