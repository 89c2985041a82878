import { ChevronsUpDown, EyeOff, MessageCircle, Swords } from 'lucide-react';
import { words } from '../../words/words.ts';
import type { Address } from '../speech.ts';
import type { Listener } from './commands.ts';

const icons = { action: Swords, table: MessageCircle, whisper: EyeOff };

function optionOf(address: Address): string {
  return address.kind === 'whisper' ? `whisper ${address.to}` : address.kind;
}

function addressOf(value: string): Address {
  if (value.startsWith('whisper ')) return { kind: 'whisper', to: value.slice('whisper '.length) };
  return value === 'table' ? { kind: 'table' } : { kind: 'action' };
}

interface AddressSwitchProps {
  address: Address;
  listeners: readonly Listener[];
  onChange: (address: Address) => void;
}

/** Who hears what is written: a list of the system's own, so that it works with every keyboard and thumb. */
export function AddressSwitch({ address, listeners, onChange }: AddressSwitchProps) {
  const Icon = icons[address.kind];
  const known = address.kind !== 'whisper' || listeners.some(({ to }) => to === address.to);
  return (
    <div className="relative inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-md px-2 text-sm text-muted hover:bg-raised hover:text-text has-[select:focus-visible]:outline-2 has-[select:focus-visible]:outline-focus">
      <Icon className="size-4.5 shrink-0" aria-hidden="true" />
      <span aria-hidden="true" className="max-[24rem]:sr-only">
        {words.composer[address.kind].short}
      </span>
      <ChevronsUpDown className="size-3.5 shrink-0" aria-hidden="true" />
      <select
        aria-label={words.composer.whoHears}
        title={words.composer.whoHears}
        value={optionOf(address)}
        onChange={(event) => onChange(addressOf(event.target.value))}
        className="absolute inset-0 cursor-pointer bg-surface text-text opacity-0"
      >
        <option value="action">{words.composer.action.option}</option>
        <option value="table">{words.composer.table.option}</option>
        <optgroup label={words.composer.whisper.group}>
          {listeners.map(({ to, name, character }) => (
            <option key={to} value={`whisper ${to}`}>
              {words.composer.whisper.to(name)}
              {character ? ` (${character})` : ''}
            </option>
          ))}
          {known ? null : <option value={optionOf(address)}>{words.composer.whisper.leftOption}</option>}
        </optgroup>
      </select>
    </div>
  );
}
