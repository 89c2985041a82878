import { ToggleSwitch } from '../design/ToggleSwitch.tsx';
import { words } from '../words/words.ts';
import { useNotify, withoutNotifications } from './use-notify.ts';

export function NotifySettings() {
  const { sound, notification, permission, setSound, setNotification } = useNotify();
  const without = withoutNotifications(permission);
  return (
    <div className="grid justify-items-start gap-4">
      <p className="max-w-[58ch] leading-relaxed text-muted">{words.notify.hint}</p>
      <ToggleSwitch label={words.notify.soundSwitch} checked={sound} onChange={setSound} />
      <div className="grid gap-1.5">
        <ToggleSwitch
          label={words.notify.notificationSwitch}
          checked={notification}
          disabled={without !== null}
          onChange={(on) => void setNotification(on)}
        />
        <p role="status" className="max-w-[58ch] text-sm text-muted empty:hidden">
          {without}
        </p>
      </div>
    </div>
  );
}
