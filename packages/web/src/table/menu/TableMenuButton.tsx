import { EllipsisVertical } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { buttonClass } from '../../design/Button.tsx';
import { useEver } from '../../design/use-ever.ts';
import { words } from '../../words/words.ts';
import type { TableMenuProps } from './TableMenu.tsx';

const load = () => import('./TableMenu.tsx');
const TableMenu = lazy(load);

/** The id of the button. */
export const tableMenu = 'table-menu';

/** The menu comes when somebody reaches for it. */
export function TableMenuButton(props: TableMenuProps) {
  const [open, setOpen] = useState(false);
  const [byKeyboard, setByKeyboard] = useState(false);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const wanted = useEver(open);
  return (
    <>
      <button
        ref={setButton}
        type="button"
        id={tableMenu}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-label={words.menu.title}
        title={words.menu.title}
        onPointerEnter={load}
        onFocus={load}
        onClick={({ detail }) => {
          // A click that no pointer made counts none.
          setByKeyboard(detail === 0);
          setOpen(true);
        }}
        className={buttonClass('quiet', 'px-2.5! pointer-coarse:min-w-11')}
      >
        <EllipsisVertical className="size-5" aria-hidden="true" />
      </button>
      {wanted && button ? (
        <Suspense fallback={null}>
          <TableMenu {...props} anchor={button} byKeyboard={byKeyboard} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
