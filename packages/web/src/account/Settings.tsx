import type { ReactNode } from 'react';
import { Choice } from '../design/Choice.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { NotifySettings } from '../notify/NotifySettings.tsx';
import { words } from '../words/words.ts';
import { ReadingSettings } from '../table/reading/ReadingSettings.tsx';
import { changeAppearance, useAppearance } from './appearance.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useMe, useVisit } from './session.ts';
import { chooseLanguage, chosenLanguage, languageOptions } from '../words/languages.ts';
import { Sentence } from '../words/Sentence.tsx';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t pt-6 md:grid-cols-[14rem_minmax(0,1fr)]">
      <h2 className="font-story text-lg font-semibold">{title}</h2>
      <div className="grid gap-6">{children}</div>
    </section>
  );
}

function ReadingSection() {
  const { theme, textSize, motion } = useAppearance();
  const say = words.account.reading;
  return (
    <Section title={say.title}>
      <Choice
        label={say.language}
        hint={say.languageHint}
        value={chosenLanguage() ?? 'system'}
        onChange={(language) => chooseLanguage(language === 'system' ? null : language)}
        options={[{ value: 'system', label: say.system }, ...languageOptions]}
      />
      <Choice
        label={say.theme}
        value={theme}
        onChange={(theme) => changeAppearance({ theme })}
        options={[
          { value: 'system', label: say.system },
          { value: 'light', label: say.light },
          { value: 'dark', label: say.dark },
        ]}
      />
      <Choice
        label={say.size}
        value={textSize}
        onChange={(textSize) => changeAppearance({ textSize })}
        options={[
          { value: 'small', label: say.small },
          { value: 'normal', label: say.normal },
          { value: 'large', label: say.large },
          { value: 'larger', label: say.larger },
        ]}
      />
      <p className="prose border-l-2 pl-4 text-muted">{say.sample}</p>
      <Choice
        label={say.motion}
        hint={say.motionHint}
        value={motion}
        onChange={(motion) => changeAppearance({ motion })}
        options={[
          { value: 'system', label: say.system },
          { value: 'none', label: say.none },
        ]}
      />
      <ReadingSettings />
    </Section>
  );
}

export default function Settings() {
  const say = words.account;
  const me = useMe();
  const { is_guest } = useVisit();
  return (
    <div className="grid max-w-3xl gap-8">
      <ScreenHeading title={say.title} />
      <ReadingSection />
      <Section title={words.notify.title}>
        <NotifySettings />
      </Section>
      <Section title={is_guest ? say.keep.title : say.password.title}>
        {is_guest ? <p className="max-w-[58ch] leading-relaxed text-muted">{say.keep.line}</p> : null}
        <PasswordForm name={me.name} first={is_guest} />
      </Section>
      <Section title={say.devices.title}>
        <p className="text-muted">
          <Sentence of={say.devices.signedInAs(<span className="font-medium text-text">{me.name}</span>)} />
        </p>
        <OwnSessions />
      </Section>
      <Section title={say.data.title}>
        <DownloadData />
        <DeleteAccount />
      </Section>
    </div>
  );
}
