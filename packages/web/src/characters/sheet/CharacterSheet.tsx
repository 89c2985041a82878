import type { CharacterRead } from '@fireside/contract';
import { type ReactNode, use } from 'react';
import { plainText } from '../../design/prose/plain-text.ts';
import { RollButton } from './RollButton.tsx';
import { RollContext } from './rolling.ts';
import { attacksOf } from '../rules/checks.ts';
import { AbilityTable } from './AbilityTable.tsx';
import { Inventory } from './Inventory.tsx';
import { Attacks, Saves, Skills } from './SheetChecks.tsx';
import { SheetHeader } from './SheetHeader.tsx';

type HeadingLevel = 'h2' | 'h3';

function Part({
  title,
  level: Heading,
  children,
}: {
  title: string;
  level: HeadingLevel;
  children: ReactNode;
}) {
  return (
    <section className="contained grid content-start gap-2 border-t pt-4">
      <Heading className="text-sm font-medium text-muted">{title}</Heading>
      {children}
    </section>
  );
}

function Words({ words }: { words: string[] }) {
  return <p className="text-[0.9375rem] leading-relaxed">{words.join(', ')}</p>;
}

function combatStatOf(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
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
  const rolls = use(RollContext) !== null;
  return (
    <div className="grid gap-5">
      <SheetHeader character={character} />
      <AbilityTable abilities={character.abilities} />
      <div className={wide ? 'grid gap-x-10 gap-y-5 md:grid-cols-2' : 'grid gap-5'}>
        {stats.length > 0 ? (
          <Part level={level} title="Combat">
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-[0.9375rem] tabular-nums">
              {stats.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt>{name}</dt>
                  <dd className="text-right">
                    <CombatStat name={name} value={value} />
                  </dd>
                </div>
              ))}
            </dl>
          </Part>
        ) : null}
        {rolls && attacksOf(character).length > 0 ? (
          <Part level={level} title="Attacks">
            <Attacks character={character} />
          </Part>
        ) : null}
        {rolls ? (
          <>
            <Part level={level} title="Saves">
              <Saves character={character} />
            </Part>
            <Part level={level} title="Skills">
              <Skills character={character} />
            </Part>
          </>
        ) : null}
        {character.proficiencies.length > 0 ? (
          <Part level={level} title="Proficiencies">
            <Words words={character.proficiencies} />
          </Part>
        ) : null}
        {character.spells.length > 0 ? (
          <Part level={level} title="Spells">
            <Words words={character.spells} />
          </Part>
        ) : null}
        {character.inventory.length > 0 ? (
          <Part level={level} title="Inventory">
            <Inventory items={character.inventory} />
          </Part>
        ) : null}
        {character.backstory ? (
          <Part level={level} title="Notes">
            <p className="font-story leading-relaxed whitespace-pre-wrap">{plainText(character.backstory)}</p>
          </Part>
        ) : null}
      </div>
    </div>
  );
}
