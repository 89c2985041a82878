import { type ComponentProps, type ReactNode, type TextareaHTMLAttributes, useId } from 'react';

export const inputClass =
  'w-full rounded-md border border-border bg-surface px-3 py-2 text-base text-text placeholder:text-muted disabled:opacity-60 aria-invalid:border-danger';

export interface FieldWords {
  label: string;
  hint?: ReactNode;
  /** What is wrong with what stands in the field. */
  error?: string;
}

/** How a control is tied to its words. */
export function describedBy(id: string, { hint, error }: Omit<FieldWords, 'label'>) {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

/** What is wrong, then the hint, below a control. */
export function FieldNotes({ id, hint, error }: Omit<FieldWords, 'label'> & { id: string }) {
  return (
    <>
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm text-danger">
          {error}
        </p>
      ) : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      ) : null}
    </>
  );
}

function FieldFrame({ id, label, children, ...notes }: FieldWords & { id: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  );
}

type TextFieldProps = ComponentProps<'input'> & FieldWords;

export function TextField({ label, hint, error, className = '', ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        id={id}
        {...describedBy(id, { hint, error })}
        className={`${inputClass} min-h-11 ${className}`}
        {...rest}
      />
    </FieldFrame>
  );
}

type TextAreaFieldProps = TextareaHTMLAttributes<HTMLTextAreaElement> & FieldWords;

export function TextAreaField({ label, hint, error, className = '', ...rest }: TextAreaFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        id={id}
        {...describedBy(id, { hint, error })}
        className={`${inputClass} leading-relaxed ${className}`}
        {...rest}
      />
    </FieldFrame>
  );
}
