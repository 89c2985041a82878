import { Dialog } from '../../design/Dialog.tsx';
import { commands } from './commands.ts';

/** What can be written at this table. */
export function CommandHelp({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="What you can write">
      <dl className="grid gap-3">
        {commands.map(({ name, takes, meaning }) => (
          <div key={name} className="grid">
            <dt className="font-medium">
              /{name} <span className="font-normal text-muted">{takes}</span>
            </dt>
            <dd className="text-[0.9375rem] text-muted">{meaning}</dd>
          </div>
        ))}
        <div className="grid">
          <dt className="font-medium">Shift+Enter</dt>
          <dd className="text-[0.9375rem] text-muted">Breaks the line; Enter alone sends</dd>
        </div>
        <div className="grid">
          <dt className="font-medium">{'//'}</dt>
          <dd className="text-[0.9375rem] text-muted">Begins what you say with a slash</dd>
        </div>
      </dl>
    </Dialog>
  );
}
