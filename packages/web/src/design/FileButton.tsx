import { type ReactNode, useRef } from 'react';
import { Button } from './Button.tsx';

interface FileButtonProps {
  /** What the field is called, for whoever does not see it. */
  label: string;
  /** Endings and kinds of files, as a browser wants them. */
  accept: string;
  onFile: (file: File) => void;
  disabled: boolean;
  children: ReactNode;
}

export function FileButton({ label, accept, onFile, disabled, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          // The same file may be chosen again after it was changed.
          event.target.value = '';
        }}
      />
      <Button onClick={() => input.current?.click()} disabled={disabled}>
        {children}
      </Button>
    </>
  );
}
