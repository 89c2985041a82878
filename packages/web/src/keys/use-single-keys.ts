import { useEffect, useRef } from 'react';

const fields = 'input,textarea,select,[contenteditable],[role=textbox]';
/** What has the keyboard to itself while it is open. */
const apart = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

/** Whether a key is somebody's who writes, or belongs to what is open. */
function isTaken({
  target,
  defaultPrevented,
  isComposing,
  ctrlKey,
  metaKey,
  altKey,
}: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return true;
  if (target instanceof Element && target.closest(fields)) return true;
  return document.querySelector(apart) !== null;
}

/** What single keys do, as long as no field has the focus and whoever sits here wants them. */
export function useSingleKeys(on: boolean, does: Readonly<Record<string, () => void>>) {
  const latest = useRef(does);
  latest.current = does;

  useEffect(() => {
    if (!on) return;
    function onKey(event: KeyboardEvent) {
      const action = latest.current[event.key.toLowerCase()];
      if (!action || isTaken(event)) return;
      // The key must not be written into the field that it leads to.
      event.preventDefault();
      action();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [on]);
}
