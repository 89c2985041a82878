import type { CharacterRead } from '@fireside/contract';
import { plainText } from '../../design/prose/plain-text.ts';
import { attacksOf, savesOf, skillsOf } from '../rules/checks.ts';
import { AbilityTable } from './AbilityTable.tsx';
import { Figures } from './Figures.tsx';
import { Inventory } from './Inventory.tsx';
import { Resources } from './Resources.tsx';
import { RollButton } from './RollButton.tsx';
import { Checks } from './SheetChecks.tsx';
import { SheetHeader } from './SheetHeader.tsx';
import { SheetPart, WorkedPart } from './SheetPart.tsx';
import { termFor } from '../term.ts';
import { words } from '../../words/words.ts';

function Names({ names }: { names: string[] }) {
  return <p className="text-[0.9375rem] leading-relaxed">{names.map(termFor).join(', ')}</p>;
}

function combatStatOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? words.characters.sheet.yes : words.characters.sheet.no;
  return String(value);
}

const isDice = /^\s*\d*d\d+(\s*[+-]\s*\d+)?\s*$/i;

/** Dice among the values of a fight can be rolled as they stand there. */
function CombatStat({ name, value }: { name: string; value: string | number | boolean }) {
  const written = combatStatOf(value);
  if (!isDice.test(written)) return written;
  return <RollButton check={{ notation: written.replace(/\s+/g, ''), reason: name }}>{written}</RollButton>;
}

/** A whole sheet; parts that are empty stay away. `wide`: it has a screen of its own. */
export function CharacterSheet({ character, wide = false }: { character: CharacterRead; wide?: boolean }) {
  const level = wide ? 'h2' : 'h3';
  const stats = Object.entries(character.combat_stats);
  const attacks = attacksOf(character);
  return (
    <div className="grid gap-5">
      <SheetHeader character={character} />
      <AbilityTable abilities={character.abilities} />
      <div className={wide ? 'gap-x-10 *:mb-5 *:break-inside-avoid md:columns-2' : 'grid gap-5'}>
        <WorkedPart level={level} title={words.characters.sheet.numbers}>
          {(working) => <Figures character={character} working={working} />}
        </WorkedPart>
        <Resources character={character} level={level} />
        {stats.length > 0 ? (
          <SheetPart level={level} title={words.characters.sheet.combat}>
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-[0.9375rem] tabular-nums">
              {stats.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt>{termFor(name)}</dt>
                  <dd className="text-right">
                    <CombatStat name={name} value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </SheetPart>
        ) : null}
        {attacks.length > 0 ? (
          <WorkedPart level={level} title={words.characters.sheet.attacks}>
            {(working) => (
              <Checks label={words.characters.sheet.attacks} checks={attacks} working={working} />
            )}
          </WorkedPart>
        ) : null}
        <WorkedPart level={level} title={words.characters.sheet.saves}>
          {(working) => (
            <Checks label={words.characters.sheet.saves} checks={savesOf(character)} working={working} />
          )}
        </WorkedPart>
        <WorkedPart level={level} title={words.characters.sheet.skills}>
          {(working) => (
            <Checks label={words.characters.sheet.skills} checks={skillsOf(character)} working={working} />
          )}
        </WorkedPart>
        {character.proficiencies.length > 0 ? (
          <SheetPart level={level} title={words.characters.sheet.proficiencies}>
            <Names names={character.proficiencies} />
          </SheetPart>
        ) : null}
        {character.spells.length > 0 ? (
          <SheetPart level={level} title={words.characters.sheet.spells}>
            <Names names={character.spells} />
          </SheetPart>
        ) : null}
        {character.inventory.length > 0 ? (
          <SheetPart level={level} title={words.characters.sheet.inventory}>
            <Inventory items={character.inventory} />
          </SheetPart>
        ) : null}
        {character.backstory ? (
          <SheetPart level={level} title={words.characters.sheet.notes}>
            <p className="font-story leading-relaxed whitespace-pre-wrap">{plainText(character.backstory)}</p>
          </SheetPart>
        ) : null}
      </div>
    </div>
  );
}
