import { Menu } from '@base-ui/react/menu';
import { type ComponentProps, type ReactNode, useState } from 'react';

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 py-1.5 text-[0.9375rem] outline-none select-none data-highlighted:bg-raised data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus pointer-coarse:min-h-11';

interface MenuActionProps extends ComponentProps<typeof Menu.Item> {
  danger?: boolean;
}

export function MenuAction({ danger = false, ...rest }: MenuActionProps) {
  return <Menu.Item className={`${itemClass} ${danger ? 'text-danger' : ''}`} {...rest} />;
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Menu.Group className="border-t py-1.5 first:border-t-0">
      <Menu.GroupLabel className="px-3 pt-1.5 pb-1 text-[0.8125rem] text-muted">{label}</Menu.GroupLabel>
      {children}
    </Menu.Group>
  );
}

/** Where whoever opens a menu by keyboard begins. */
export function firstItem(list: HTMLElement | null): HTMLElement | null {
  return list?.querySelector<HTMLElement>('[role=menuitem]') ?? null;
}

/** Whether the focus is in a dialog already, such as the question that an item asked: it stays there. */
function hasMovedOn(place: HTMLElement | null): boolean {
  const dialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
  return dialog != null && !dialog.contains(place);
}

interface MenuSheetProps {
  /** Where the focus begins, where that is not left to the menu. */
  initialFocus?: (() => HTMLElement | boolean) | undefined;
  /** What it opens beside, where that is not its own trigger. */
  anchor?: Element | undefined;
  /** Where the focus goes when the menu has closed; else back to its button. */
  finalFocus?: () => HTMLElement | null;
  children: ReactNode;
}

/** Below its button; on a phone a sheet from below, in reach of the thumb. */
export function MenuSheet({ anchor, initialFocus, finalFocus, children }: MenuSheetProps) {
  // Beside its button, not at the end of the page: whoever goes by landmarks finds it there.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // The library takes it, and its types do not know yet.
  const begins = initialFocus ? { initialFocus } : {};
  return (
    <>
      {/* Out of the flow: as one more thing in a row it would push the others aside. */}
      <div ref={setPlace} className="absolute" />
      <Menu.Portal container={place}>
        <Menu.Backdrop className="fade-in fixed inset-0 z-20 bg-black/55 sm:hidden" />
        <Menu.Positioner
          anchor={anchor}
          align="end"
          positionMethod="fixed"
          sideOffset={6}
          className="z-30 max-sm:fixed! max-sm:inset-x-0! max-sm:top-auto! max-sm:bottom-0! max-sm:transform-none!"
        >
          <Menu.Popup
            {...begins}
            // What scrolls can be reached by keyboard.
            tabIndex={0}
            finalFocus={() => !hasMovedOn(place) && (finalFocus?.() ?? true)}
            className="fade-in max-h-[min(80dvh,var(--available-height,80dvh))] w-64 overflow-y-auto rounded-lg border border-border bg-surface px-1.5 shadow-xl outline-none max-sm:max-h-[80dvh] max-sm:w-full max-sm:rounded-b-none max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))]"
          >
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </>
  );
}
