import type { ReactNode } from 'react';
import { Choice } from '../design/Choice.tsx';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { changeAppearance, useAppearance } from './appearance.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { DownloadData } from './DownloadData.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useMe, useVisit } from './session.ts';

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
  return (
    <Section title="Reading">
      <Choice
        label="Theme"
        value={theme}
        onChange={(theme) => changeAppearance({ theme })}
        options={[
          { value: 'system', label: 'System' },
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <Choice
        label="Size of the story"
        value={textSize}
        onChange={(textSize) => changeAppearance({ textSize })}
        options={[
          { value: 'small', label: 'Small' },
          { value: 'normal', label: 'Normal' },
          { value: 'large', label: 'Large' },
          { value: 'larger', label: 'Larger' },
        ]}
      />
      <p className="prose border-l-2 pl-4 text-muted">The rain has stopped. Somebody has not.</p>
      <Choice
        label="Motion"
        hint="Without motion, dice show their result at once."
        value={motion}
        onChange={(motion) => changeAppearance({ motion })}
        options={[
          { value: 'system', label: 'System' },
          { value: 'none', label: 'None' },
        ]}
      />
    </Section>
  );
}

export default function Settings() {
  const me = useMe();
  const { is_guest } = useVisit();
  return (
    <div className="grid max-w-3xl gap-8">
      <ScreenHeading title="Settings" />
      <ReadingSection />
      <Section title={is_guest ? 'Keep this account' : 'Password'}>
        {is_guest ? (
          <p className="max-w-[58ch] leading-relaxed text-muted">
            You are here as a guest. With a password you can come back from any device; without one this
            account lasts as long as this browser remembers you.
          </p>
        ) : null}
        <PasswordForm name={me.name} first={is_guest} />
      </Section>
      <Section title="Devices">
        <p className="text-muted">
          You are signed in as <span className="font-medium text-text">{me.name}</span>.
        </p>
        <OwnSessions />
      </Section>
      <Section title="Your data">
        <DownloadData />
        <DeleteAccount />
      </Section>
    </div>
  );
}
