import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { aboutQuery, visitQuery } from '../api/queries.ts';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { ConnectModel } from './ConnectModel.tsx';
import { licences } from './licences.ts';

function Part({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="grid gap-3 border-t pt-6">
      <h2 className="font-story text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}

function ThisHouse() {
  const about = useQuery(aboutQuery);
  if (!about.data) return null;
  const { version, model, storyteller, rulebooks } = about.data;
  return (
    <Part title="This house">
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">Version</dt>
        <dd className="tabular-nums">{version}</dd>
        <dt className="text-muted">Game master</dt>
        <dd>{storyteller ? 'The built-in storyteller' : model}</dd>
        <dt className="text-muted">Rulebooks</dt>
        <dd>
          {rulebooks.length === 0 ? 'None' : null}
          <ul className="grid gap-1">
            {rulebooks.map((book) => (
              <li key={book.name}>
                {book.name}{' '}
                <span className="text-muted tabular-nums">{book.passages.toLocaleString('en')} passages</span>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </Part>
  );
}

export default function About() {
  const visit = useQuery({ ...visitQuery, enabled: false });
  return (
    <div className="grid max-w-3xl gap-8 leading-relaxed">
      <div className="grid gap-3">
        <ScreenHeading title="About Fireside" />
        <p className="text-lg text-muted">
          Fireside is a game master for a table of friends. It runs on a machine of your own; what you play
          stays there, except for what a language model of your choosing is asked to narrate.
        </p>
      </div>
      {visit.data?.user ? <ThisHouse /> : null}
      <Part title="Connecting a model" id="connect-a-model">
        <ConnectModel />
      </Part>
      <Part title="Rules and attribution">
        <p>
          The rulebooks that ship with Fireside are made from the System Reference Document 5.1 by Wizards of
          the Coast LLC, available under the Creative Commons Attribution 4.0 International License. Fireside
          is not affiliated with Wizards of the Coast.
        </p>
      </Part>
      <Part title="Licences">
        <p>Fireside is free software under the MIT licence. This client stands on the work of others:</p>
        <ul className="grid gap-x-8 gap-y-1 text-[0.9375rem] sm:grid-cols-2">
          {licences.map(({ name, licence }) => (
            <li key={name} className="flex justify-between gap-4 border-b py-1.5">
              <span>{name}</span>
              <span className="text-right text-muted">{licence}</span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  );
}
