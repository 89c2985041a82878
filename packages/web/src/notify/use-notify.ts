import { useState } from 'react';
import { words } from '../words/words.ts';
import { changeNotifyChoice, useNotifyChoice } from './notify-choice.ts';
import { playChime } from './play-chime.ts';
import { allowNotifications, notificationPermission } from './system-notification.ts';

/** How I am called, and the means to change it. What is switched on is heard or seen once. */
export function useNotify() {
  const choice = useNotifyChoice();
  const [permission, setPermission] = useState(notificationPermission);
  return {
    ...choice,
    notification: choice.notification && permission === 'granted',
    permission,
    setSound(sound: boolean) {
      changeNotifyChoice({ sound });
      if (sound) playChime();
    },
    /** Answers what the browser says to it. */
    async setNotification(notification: boolean) {
      const allowed = notification
        ? await allowNotifications({ title: 'Fireside', body: words.notify.example })
        : permission;
      setPermission(allowed);
      changeNotifyChoice({ notification: notification && allowed === 'granted' });
      return allowed;
    },
    refuse: () => changeNotifyChoice({}),
  };
}

/** Why there are no notifications; null where there are, or may be. */
export function withoutNotifications(permission: ReturnType<typeof notificationPermission>): string | null {
  if (permission === 'denied') return words.notify.refused;
  if (permission !== 'missing') return null;
  return window.isSecureContext ? words.notify.missing : words.notify.missingInsecure;
}
