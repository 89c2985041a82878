import { Switch } from '@base-ui/react/switch';
import { useId } from 'react';

interface ToggleSwitchProps {
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function ToggleSwitch({ label, checked, disabled, onChange }: ToggleSwitchProps) {
  const id = useId();
  return (
    <div className="inline-flex min-h-6 items-center gap-2.5 pointer-coarse:min-h-11">
      <Switch.Root
        aria-labelledby={id}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        className="relative inline-flex h-6 w-10 shrink-0 cursor-pointer items-center rounded-full border border-border bg-raised p-0.5 transition-colors duration-150 pointer-coarse:after:absolute pointer-coarse:after:-inset-2.75 data-checked:border-accent data-checked:bg-accent"
      >
        <Switch.Thumb className="size-4.5 rounded-full bg-text transition-transform duration-150 data-checked:translate-x-4 data-checked:bg-on-accent" />
      </Switch.Root>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the words widen the switch's target; the keyboard has the switch itself */}
      <span
        id={id}
        className="cursor-pointer text-sm text-muted pointer-coarse:py-3"
        onClick={() => !disabled && onChange(!checked)}
      >
        {label}
      </span>
    </div>
  );
}
