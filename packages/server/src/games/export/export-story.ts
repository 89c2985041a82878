import type { ExportQuery, MessageRead } from '@fireside/contract';
import { Download, fileName } from '../../http/download.ts';
import type { Store } from '../../store/store.ts';
import { readRecap } from '../recap/read-recap.ts';
import type { SeatKey } from '../seat-queries.ts';
import { exportQueries, type StoryHead } from './export-queries.ts';
import { htmlStory } from './html-story.ts';
import { jsonStory } from './json-story.ts';
import { markdownStory } from './markdown-story.ts';
import { createChapters, type WrittenStory } from './written-story.ts';

const forms: Record<ExportQuery['format'], WrittenStory> = {
  md: markdownStory,
  html: htmlStory,
  json: jsonStory,
};

const messagesAtOnce = 100;

async function* pieces(store: Store, seat: SeatKey, head: StoryHead, form: WrittenStory) {
  yield form.begin(head, await readRecap(store, seat));
  const chaptersAt = createChapters(head);
  let afterId = 0;
  let isFirst = true;
  for (;;) {
    const page: MessageRead[] = await store.call(exportQueries.page, {
      ...seat,
      afterId,
      limit: messagesAtOnce,
    });
    let piece = '';
    for (const message of page) {
      if (message.kind === 'table' && !form.withTableTalk) continue;
      for (const title of chaptersAt(message.id)) piece += form.chapter?.(title) ?? '';
      piece += `${isFirst ? '' : form.between}${form.message(message, head)}`;
      isFirst = false;
    }
    if (piece !== '') yield piece;
    if (page.length < messagesAtOnce) break;
    afterId = page.at(-1)!.id;
  }
  yield form.end(head);
}

/** The story of a game as one participant may read it. */
export async function exportStory(
  store: Store,
  seat: SeatKey,
  format: ExportQuery['format'],
): Promise<Download> {
  const head = await store.call(exportQueries.head, seat);
  const form = forms[format];
  return new Download({
    name: fileName(head.name, format),
    type: form.type,
    pieces: pieces(store, seat, head, form),
  });
}
