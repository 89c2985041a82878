import { type ReactNode, useRef } from 'react';
import { Button } from '../design/Button.tsx';
import { acceptedFiles } from './read-adventure.ts';

interface FileButtonProps {
  onFile: (file: File) => void;
  disabled: boolean;
  children: ReactNode;
}

export function FileButton({ onFile, disabled, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        hidden
        aria-label="Adventure file"
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
