import { useReadingChoices } from '../account/reading-choices.ts';
import { Dialog } from '../design/Dialog.tsx';
import { ToggleSwitch } from '../design/ToggleSwitch.tsx';
import { words } from '../words/words.ts';

interface KeysHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Which keys do what at a table. */
export function KeysHelp({ open, onOpenChange }: KeysHelpProps) {
  const [{ keys }, change] = useReadingChoices();
  const says = words.keys;
  const single = [
    ['/', says.composer],
    ['e', says.end],
    ['j', says.journal],
    ['s', says.sheet],
    ['m', says.menu],
    ['?', says.help],
  ] as const;
  const always = [
    [says.sendKey, says.send],
    [says.breakLineKey, says.breakLine],
    [says.messagesKey, says.messages],
    [says.closeKey, says.close],
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={says.title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">
        {[...(keys ? single : []), ...always].map(([key, meaning]) => (
          <div key={key} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd className="rounded border border-border bg-raised px-1.5 py-0.5 font-sans text-sm">
                {key}
              </kbd>
            </dt>
            <dd className="text-[0.9375rem] text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1 border-t pt-4">
        <ToggleSwitch label={says.setting} checked={keys} onChange={(on) => change({ keys: on })} />
        <p className="text-sm text-muted">{says.sentence}</p>
      </div>
    </Dialog>
  );
}
