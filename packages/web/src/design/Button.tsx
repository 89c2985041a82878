import type { ButtonHTMLAttributes, ComponentProps } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonLook, string> = {
  primary: 'bg-accent text-on-accent hover:opacity-90',
  secondary: 'border border-border bg-surface text-text hover:bg-raised',
  quiet: 'text-muted hover:bg-raised hover:text-text',
  danger: 'border border-danger text-danger hover:bg-raised',
};

/** The classes of a button, for links that look like one. */
export function buttonClass(look: ButtonLook = 'secondary', className = ''): string {
  return `inline-flex min-h-10 items-center justify-center gap-2 rounded-md px-4 py-1.5 text-[0.9375rem] font-medium transition-colors duration-150 disabled:cursor-default disabled:opacity-55 pointer-coarse:min-h-11 ${looks[look]} ${className}`;
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  /** Something is under way: the button stays where it is and cannot be pressed twice. */
  busy?: boolean;
  /** The same, but the button keeps the focus: whoever passes it ignores what is pressed meanwhile. */
  waiting?: boolean;
}

export function Button({ look, busy, waiting, className, disabled, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      aria-busy={busy || waiting || undefined}
      aria-disabled={waiting || undefined}
      disabled={disabled || busy}
      className={buttonClass(look, className)}
      {...rest}
    />
  );
}

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
}

export function IconButton({ label, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`inline-flex size-10 shrink-0 items-center justify-center rounded-md text-muted transition-colors duration-150 hover:bg-raised hover:text-text disabled:opacity-55 pointer-coarse:size-11 ${className}`}
      {...rest}
    />
  );
}
