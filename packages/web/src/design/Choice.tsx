import { useId } from 'react';

interface ChoiceProps<T extends string> {
  label: string;
  hint?: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** A handful of exclusive choices, side by side: native radio buttons, so the arrow keys work. */
export function Choice<T extends string>({ label, hint, value, options, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="inline-flex w-fit max-w-full flex-wrap rounded-md border border-border bg-surface p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-9 cursor-pointer items-center rounded px-3 text-[0.9375rem] text-muted hover:text-text has-checked:bg-raised has-checked:font-medium has-checked:shadow-[inset_0_0_0_1px_var(--border)] has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      {hint ? <p className="text-sm text-muted">{hint}</p> : null}
    </fieldset>
  );
}
