import { words } from '../words/words.ts';

/** The service counts no further than this plus one. */
const most = 99;

export function UnreadBadge({ unread }: { unread: number }) {
  if (unread === 0) return null;
  const [shown, isMore] = [Math.min(unread, most), unread > most];
  return (
    <span className="mt-0.5 shrink-0 rounded-full border border-accent px-2 py-0.5 text-[0.8125rem] font-medium text-accent tabular-nums">
      <span aria-hidden="true">{words.lobby.fresh(shown, isMore)}</span>
      <span className="sr-only">{words.lobby.freshMessages(shown, isMore)}</span>
    </span>
  );
}
