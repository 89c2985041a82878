import { Menu } from '@base-ui/react/menu';
import { Pin, RefreshCw, Trash2, Undo2, Volume2 } from 'lucide-react';
import { useRef } from 'react';
import { firstItem, MenuAction, MenuGroup, MenuSheet } from '../menu/menu-parts.tsx';
import type { MessageAction, OpenedMenu } from './message-menu.ts';
import { wholeTime } from './message-time.ts';

const icons = { retell: RefreshCw, rewind: Undo2, pin: Pin, readAloud: Volume2, remove: Trash2 };

interface MessageMenuSheetProps {
  opened: OpenedMenu;
  actions: readonly MessageAction[];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What can be done with one message, beside the button that was pressed. */
export default function MessageMenuSheet({ opened, actions, open, onOpenChange }: MessageMenuSheetProps) {
  const list = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange}>
      <MenuSheet
        anchor={opened.button}
        initialFocus={() => (opened.byKeyboard && firstItem(list.current)) || true}
        finalFocus={() => opened.button}
      >
        <div ref={list}>
          <MenuGroup label={wholeTime(opened.message.created_at)}>
            {actions.map(({ key, label, run }) => {
              const Icon = icons[key];
              return (
                <MenuAction key={key} danger={key === 'remove'} onClick={run}>
                  <Icon className="size-4 shrink-0" aria-hidden="true" />
                  {label}
                </MenuAction>
              );
            })}
          </MenuGroup>
        </div>
      </MenuSheet>
    </Menu.Root>
  );
}
