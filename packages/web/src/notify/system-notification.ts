/** `missing`: this browser has none, or not at this address: they need a secure one. */
export type Permission = NotificationPermission | 'missing';

export function notificationPermission(): Permission {
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

interface SystemNotification {
  title: string;
  body: string;
  /** Of several with the same one the newest is shown. */
  tag: string;
  onClick?: () => void;
}

/** Answers whether it could be shown. */
export function showNotification({ title, body, tag, onClick }: SystemNotification): boolean {
  try {
    const shown = new Notification(title, { body, tag, icon: '/favicon.svg' });
    shown.onclick = () => {
      window.focus();
      shown.close();
      onClick?.();
    };
    return true;
  } catch {
    // Some phones have the permission and nothing to do with it.
    return false;
  }
}

/** Asks, and shows what one looks like. */
export async function allowNotifications(example: { title: string; body: string }): Promise<Permission> {
  if (notificationPermission() === 'missing') return 'missing';
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  return showNotification({ ...example, tag: 'fireside' }) ? 'granted' : 'missing';
}
