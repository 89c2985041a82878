import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { download } from '../api/download.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { words } from '../words/words.ts';

/** Everything that is one's own here, as a file. */
export function DownloadData() {
  const save = useMutation({ mutationFn: () => download('exportAccount', {}, 'fireside-account.json') });
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-[58ch] leading-relaxed text-muted">{words.account.data.line}</p>
      <Button onClick={() => save.mutate()} busy={save.isPending}>
        <Download className="size-4" aria-hidden="true" />
        {words.account.data.download}
      </Button>
      <ErrorNote error={save.error} />
    </div>
  );
}
