import { Dialog } from '../../design/Dialog.tsx';
import { words } from '../../words/words.ts';
import { commandNames, shorts } from './commands.ts';

/** What can be written at this table. */
export function CommandHelp({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const says = words.composer.commands;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={says.title}>
      <dl className="grid gap-3">
        {commandNames.map((name) => (
          <div key={name} className="grid">
            <dt className="font-medium">
              {[shorts[name] ?? [], says[name].names]
                .flat()
                .reduce((all, one) => says.or(all, `/${one}`), `/${name}`)}{' '}
              <span className="font-normal text-muted">{says[name].takes}</span>
            </dt>
            <dd className="text-[0.9375rem] text-muted">{says[name].meaning}</dd>
          </div>
        ))}
        <div className="grid">
          <dt className="font-medium">{says.breaksKey}</dt>
          <dd className="text-[0.9375rem] text-muted">{says.breaks}</dd>
        </div>
        <div className="grid">
          <dt className="font-medium">{'//'}</dt>
          <dd className="text-[0.9375rem] text-muted">{says.slash}</dd>
        </div>
      </dl>
    </Dialog>
  );
}
