import { type ReactNode, useEffect, useRef } from 'react';

interface FormProps {
  onSubmit: () => void;
  /** Why it was refused. When a field of the form is the reason, the focus goes there. */
  error: unknown;
  className?: string;
  children: ReactNode;
}

export function Form({ onSubmit, error, className, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [error]);

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      className={className}
    >
      {children}
    </form>
  );
}
