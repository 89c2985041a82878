// Written into the page by the build and run before the first paint, so that a chosen theme never flashes. appearance.ts writes what it reads.
try {
  const { theme, textSize, motion, compact } = JSON.parse(
    localStorage.getItem('fireside.appearance') ?? '{}',
  );
  const { dataset } = document.documentElement;
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  if (textSize) dataset.textSize = textSize;
  if (motion === 'none') dataset.motion = 'none';
  if (compact) dataset.compact = 'yes';
} catch {
  // Storage is blocked or holds something else: the system's own settings apply.
}

// The words of the page are asked for together with its code. src/words/languages.ts chooses in the same way.
try {
  const doors = document.querySelector('meta[name=fireside-words]')?.dataset ?? {};
  const filesOf = (tag) => doors[`door${tag.charAt(0).toUpperCase()}${tag.charAt(1)}`];
  const preferred = [localStorage.getItem('fireside.language') ?? '', ...navigator.languages, 'en'];
  const files = preferred.map((tag) => filesOf(tag.toLowerCase().split('-')[0])).find(Boolean);
  for (const href of files?.split(' ') ?? []) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
} catch {
  // They are asked for a moment later.
}
