// Loaded before the first paint, so that a chosen theme never flashes. src/account/appearance.ts writes what it reads.
try {
  const { theme, textSize, motion } = JSON.parse(localStorage.getItem('fireside.appearance') ?? '{}');
  const { dataset } = document.documentElement;
  if (theme === 'dark' || theme === 'light') dataset.theme = theme;
  if (textSize) dataset.textSize = textSize;
  if (motion === 'none') dataset.motion = 'none';
} catch {
  // Storage is blocked or holds something else: the system's own settings apply.
}
