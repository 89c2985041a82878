import type { Quest, WorldState } from '@fireside/contract';
import type { ReactNode } from 'react';
import { words } from '../../words/words.ts';

function questWords(status: Quest['status']): string {
  return { open: '', done: words.party.questDone, failed: words.party.questFailed }[status];
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-1.5">
      <h3 className="text-[0.8125rem] text-muted">{title}</h3>
      {children}
    </div>
  );
}

function isEmpty(world: WorldState): boolean {
  return !world.scene && !world.time && !world.quests.length && !world.people.length && !world.facts.length;
}

/** What the table knows about the world, as the DM keeps it. */
export function WorldNotes({ world }: { world: WorldState }) {
  if (isEmpty(world)) return null;
  return (
    <section
      aria-labelledby="world-title"
      className="contained grid gap-4 border-t pt-5 text-[0.9375rem] leading-relaxed"
    >
      <h2 id="world-title" className="text-sm font-medium text-muted">
        {words.party.world}
      </h2>
      {world.scene || world.time ? (
        <div>
          {world.scene ? <p className="font-story">{world.scene}</p> : null}
          {world.time ? <p className="text-sm text-muted">{world.time}</p> : null}
        </div>
      ) : null}
      {world.quests.length > 0 ? (
        <Note title={words.party.quests}>
          <ul className="grid gap-1.5">
            {world.quests.map(({ name, status, note }) => (
              <li key={name}>
                <span className={status === 'open' ? '' : 'text-muted line-through'}>{name}</span>
                {questWords(status) ? (
                  <span className="text-sm text-muted"> {questWords(status)}</span>
                ) : null}
                {note ? <p className="text-sm text-muted">{note}</p> : null}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      {world.people.length > 0 ? (
        <Note title={words.party.people}>
          <ul className="grid gap-1.5">
            {world.people.map(({ name, note }) => (
              <li key={name}>
                {name}
                {note ? <p className="text-sm text-muted">{note}</p> : null}
              </li>
            ))}
          </ul>
        </Note>
      ) : null}
      {world.facts.length > 0 ? (
        <Note title={words.party.known}>
          <ul className="grid list-disc gap-1 pl-4">
            {world.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </Note>
      ) : null}
    </section>
  );
}
