import { isSameName } from '@fireside/contract';
import { abilityModifier } from '@fireside/contract/sheet';
import { slotsHeld } from '../rules/index.ts';
import { answeredIn, type Character, type Seat, type Snapshot } from '../snapshot.ts';
import { budgets, clip } from './budget.ts';
import { oneLine, quote } from './quote.ts';

function list(label: string, entries: string[]): string[] {
  return entries.length === 0 ? [] : [`${label}: ${entries.map(oneLine).join(', ')}`];
}

function modifier(score: number): string {
  const value = abilityModifier(score);
  return value < 0 ? `${value}` : `+${value}`;
}

/** What matters most comes first: a sheet that is too long loses its end. */
function sheet(character: Character): string {
  const { abilities, combat_stats: stats } = character;
  const kind = [character.ancestry, character.class_name].map(oneLine).filter(Boolean).join(' ');
  return [
    `${oneLine(character.name)}: ${kind || 'adventurer'}, level ${character.level}`,
    `HP ${character.current_hp} of ${character.max_hp}, AC ${character.armor_class}, speed ${character.speed}`,
    Object.entries(abilities)
      .map(([name, score]) => `${name} ${score} (${modifier(score)})`)
      .join(', '),
    ...list('Conditions', character.conditions),
    ...list('Spell slots left', slotsHeld(character)),
    ...list(
      'Combat stats',
      Object.entries(stats).map(([name, value]) => `${name}: ${value}`),
    ),
    ...list('Proficiencies', character.proficiencies),
    ...list('Spells', character.spells),
    ...list(
      'Inventory',
      character.inventory.map(
        ({ name, quantity, note }) =>
          `${quantity === 1 ? '' : `${quantity} × `}${name}${note ? ` (${note})` : ''}`,
      ),
    ),
    ...(character.background ? [`Background: ${oneLine(character.background)}`] : []),
    ...(character.backstory ? [`Backstory: ${clip(oneLine(character.backstory), budgets.backstory)}`] : []),
  ].join('\n');
}

/** Two characters of one name can only be told apart by their ids. */
function sharesName({ name }: Character, party: Seat[]): boolean {
  return party.filter(({ character }) => character && isSameName(character.name, name)).length > 1;
}

function seatLines(seat: Seat, snapshot: Snapshot, bound: number): string {
  const { party, history } = snapshot;
  const spoken =
    seat.has_spoken ??
    (answeredIn(snapshot).some(({ speaker }) => speaker.user_id === seat.user_id) ||
      history.some(({ playerName }) => playerName === seat.name));
  const remarks = [
    seat.self_rolls ? 'rolls their own dice' : '',
    spoken ? '' : 'has not spoken yet',
    seat.character ? '' : 'has chosen no character yet',
  ].filter(Boolean);
  const head = `- Player ${oneLine(seat.name)}${remarks.length > 0 ? ` (${remarks.join('; ')})` : ''}`;
  if (!seat.character) return head;
  const id = sharesName(seat.character, party) ? `\nid: ${seat.character.id}` : '';
  return `${head}, playing:\n${quote(clip(sheet(seat.character) + id, bound))}`;
}

/** Everyone at the table, with their characters' sheets as they stand when the turn begins. */
export function partySection(snapshot: Snapshot): string {
  const bound = Math.min(budgets.sheet, Math.floor(budgets.party / Math.max(1, snapshot.party.length)));
  return [
    '# The party',
    `At the table: ${snapshot.party.map(({ name }) => oneLine(name)).join(', ') || 'nobody yet'}.`,
    ...snapshot.party.map((seat) => seatLines(seat, snapshot, bound)),
  ].join('\n');
}
