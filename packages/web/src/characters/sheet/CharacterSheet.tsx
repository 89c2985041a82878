import type { CharacterRead } from '@fireside/contract';
import type { ReactNode } from 'react';
import { AbilityTable } from './AbilityTable.tsx';
import { Inventory } from './Inventory.tsx';
import { SheetHeader } from './SheetHeader.tsx';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid content-start gap-2 border-t pt-4">
      <h3 className="text-sm font-medium text-muted">{title}</h3>
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

/** A whole sheet; parts that are empty stay away. */
export function CharacterSheet({ character, wide = false }: { character: CharacterRead; wide?: boolean }) {
  const stats = Object.entries(character.combat_stats);
  return (
    <div className="grid gap-5">
      <SheetHeader character={character} />
      <AbilityTable abilities={character.abilities} />
      <div className={wide ? 'grid gap-x-10 gap-y-5 md:grid-cols-2' : 'grid gap-5'}>
        {stats.length > 0 ? (
          <Part title="Combat">
            <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-[0.9375rem] tabular-nums">
              {stats.map(([name, value]) => (
                <div key={name} className="contents">
                  <dt>{name}</dt>
                  <dd className="text-right">{combatStatOf(value)}</dd>
                </div>
              ))}
            </dl>
          </Part>
        ) : null}
        {character.proficiencies.length > 0 ? (
          <Part title="Proficiencies">
            <Words words={character.proficiencies} />
          </Part>
        ) : null}
        {character.spells.length > 0 ? (
          <Part title="Spells">
            <Words words={character.spells} />
          </Part>
        ) : null}
        {character.inventory.length > 0 ? (
          <Part title="Inventory">
            <Inventory items={character.inventory} />
          </Part>
        ) : null}
        {character.backstory ? (
          <Part title="Notes">
            <p className="font-story leading-relaxed whitespace-pre-wrap">{character.backstory}</p>
          </Part>
        ) : null}
      </div>
    </div>
  );
}
