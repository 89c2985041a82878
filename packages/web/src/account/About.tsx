import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { aboutQuery, visitQuery } from '../api/queries.ts';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { ConnectModel } from './ConnectModel.tsx';
import { licences } from './licences.ts';
import { words } from '../words/words.ts';

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
  const say = words.about.house;
  const { version, model, storyteller, rulebooks } = about.data;
  return (
    <Part title={say.title}>
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-[auto_1fr]">
        <dt className="text-muted">{say.version}</dt>
        <dd className="tabular-nums">{version}</dd>
        <dt className="text-muted">{say.gameMaster}</dt>
        <dd>{storyteller ? say.storyteller : model}</dd>
        <dt className="text-muted">{say.rulebooks}</dt>
        <dd>
          {rulebooks.length === 0 ? say.none : null}
          <ul className="grid gap-1">
            {rulebooks.map((book) => (
              <li key={book.name}>
                {book.name} <span className="text-muted tabular-nums">{say.passages(book.passages)}</span>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
    </Part>
  );
}

export default function About() {
  const say = words.about;
  const visit = useQuery({ ...visitQuery, enabled: false });
  return (
    <div className="grid max-w-3xl gap-8 leading-relaxed">
      <div className="grid gap-3">
        <ScreenHeading title={say.title} />
        <p className="text-lg text-muted">{say.line}</p>
      </div>
      {visit.data?.user ? <ThisHouse /> : null}
      <Part title={say.model.title} id="connect-a-model">
        <ConnectModel />
      </Part>
      <Part title={say.rules.title}>
        <p>{say.rules.line}</p>
      </Part>
      <Part title={say.licences.title}>
        <p>{say.licences.line}</p>
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
