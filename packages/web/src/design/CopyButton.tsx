import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { useToast } from './Toasts.tsx';
import { words } from '../words/words.ts';

export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const toast = useToast();

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Browsers offer the clipboard to secure origins only, and a table at home is often plain http.
      toast(words.design.cannotCopy, 'error');
    }
  }

  const Icon = copied ? Check : Copy;
  return (
    <Button look="secondary" onClick={copy}>
      <Icon className="size-4" aria-hidden="true" />
      <span aria-live="polite">{copied ? words.design.copied : label}</span>
    </Button>
  );
}
