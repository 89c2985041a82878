import { mentions, wordsOf } from '../intent/words.ts';
import { leads } from '../lines/adventure.ts';
import { nudges } from '../lines/scenes.ts';
import { definite } from '../language/nouns.ts';
import type { Reading } from '../state.ts';
import { nextSceneOf, sceneOf, slotsOf, type Turn } from '../turn.ts';
import { foeThing } from './fight.ts';

/** One sentence about what stands open before the players. */
export function situation(turn: Turn): string {
  const { state, prose, random } = turn;
  const { place, person, beat } = sceneOf(turn);
  const slots = slotsOf(turn);
  if (state.reading) return leadOf(turn, state.reading);
  const tables: [readonly string[], Record<string, string>][] = [];
  if (beat === 'climax') tables.push([nudges.climax, {}]);
  if (state.foes.length > 0) {
    const foe = random.pick(state.foes);
    const hurt = foe.hp <= foe.maxHp / 2;
    tables.push([hurt ? nudges.hurt : nudges.fresh, { foe: definite(foeThing(turn, foe)) }]);
  } else {
    if (state.open && nextSceneOf(turn)) tables.push([nudges.open, {}]);
    if (person && !state.spoke) tables.push([nudges.person, {}]);
    const unsearched = place.features.filter((_, index) => !state.searched.includes(index));
    if (unsearched.length > 0 && !state.open)
      tables.push([nudges.feature, { feature: random.pick(unsearched).name }]);
    if (!state.open) tables.push([nudges.obstacle, { obstacle: place.obstacle.name }]);
    tables.push([place.senses, {}]);
  }
  for (const [table, extra] of tables) {
    const line = prose.draw(table, { ...slots, ...extra });
    if (line !== '') return line;
  }
  return '';
}

/** A name from the text that nobody has taken up, the newest first; each is brought up once. */
function leadOf(turn: Turn, reading: Reading): string {
  const fresh = reading.leads.filter((name) => !mentions(turn.words, wordsOf(name).join(' ')));
  const lead = fresh.findLast((name) => !turn.told.some((text) => text.includes(name))) ?? fresh.at(-1);
  if (!lead) return '';
  reading.leads = reading.leads.filter((name) => name !== lead);
  return turn.prose.draw(leads, { lead });
}
