import type { Locator } from 'playwright-core';

// Reads a QR code from what is seen of it, without the library that drew it: versions 1 to 6, bytes, nothing mended.

type Matrix = boolean[][];

/** By the two bits of the level (M, L, H, Q), then by version: check words of a block, and blocks. */
const checkWords = [
  [10, 16, 26, 18, 24, 16],
  [7, 10, 15, 20, 26, 18],
  [17, 28, 22, 16, 22, 28],
  [13, 22, 18, 26, 18, 24],
];
const blockCounts = [
  [1, 1, 1, 2, 2, 4],
  [1, 1, 1, 1, 1, 2],
  [1, 1, 2, 4, 4, 4],
  [1, 1, 2, 2, 4, 4],
];

const masks: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** What is dark on a screenshot, row by row. */
async function darkness(picture: Locator): Promise<Matrix> {
  const page = picture.page();
  const png = (await picture.screenshot()).toString('base64');
  // A page of its own: the policy of the service lets no picture in from elsewhere.
  const desk = await page.context().newPage();
  const rows = await desk.evaluate(async (png) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    const { data, width, height } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    const isDark = (x: number, y: number) => data[4 * (y * width + x)]! < 128;
    return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => isDark(x, y)));
  }, png);
  await desk.close();
  return rows;
}

/** The modules, found by the square in the first corner, which is seven of them wide; with them the width of the margin. */
function modulesOf(seen: Matrix): { modules: Matrix; margin: number } {
  // The round corners of the sheet show what lies behind it.
  const rows = seen.slice(8, -8);
  const columns = [...rows[0]!.keys()].filter((x) => rows.some((row) => row[x]));
  const [left, right] = [columns.at(0)!, columns.at(-1)!];
  const top = seen.findIndex((row) => row[left + 2]);
  const corner = seen[top]!.slice(left).indexOf(false);
  const size = Math.round((right - left + 1) / (corner / 7));
  const unit = (right - left + 1) / size;
  const at = (start: number, place: number) => Math.floor(start + (place + 0.5) * unit);
  const modules = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => seen[at(top, y)]![at(left, x)]!),
  );
  return { modules, margin: Math.min(left, top, rows[0]!.length - 1 - right) / unit };
}

function formatOf(modules: Matrix): { level: number; mask: number } {
  const places: [number, number][] = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((y): [number, number] => [8, y]),
    ...[7, 5, 4, 3, 2, 1, 0].map((x): [number, number] => [x, 8]),
  ];
  const bits = places.reduce((sum, [x, y], place) => sum | (Number(modules[y]![x]) << place), 0) ^ 0x5412;
  let rest = bits;
  for (let place = 14; place >= 10; place -= 1) if ((rest >> place) & 1) rest ^= 0x537 << (place - 10);
  if (rest !== 0) throw new Error('The format of the code does not check');
  return { level: bits >> 13, mask: (bits >> 10) & 7 };
}

function codewords(modules: Matrix, mask: number): number[] {
  const size = modules.length;
  const aligned = size - 7;
  const isPattern = (x: number, y: number) =>
    (x < 9 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (x >= size - 8 && y < 9) ||
    x === 6 ||
    y === 6 ||
    (size > 21 && Math.abs(x - aligned) <= 2 && Math.abs(y - aligned) <= 2);
  const bits: number[] = [];
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2, isUpward = !isUpward) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1])
        if (!isPattern(x, y)) bits.push(Number(modules[y]![x] !== (masks[mask]!(x, y) === 0)));
    }
  }
  return Array.from({ length: Math.floor(bits.length / 8) }, (_, word) =>
    Number.parseInt(bits.slice(8 * word, 8 * word + 8).join(''), 2),
  );
}

function product(left: number, right: number): number {
  let result = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    result = (result << 1) ^ (result >> 7 ? 0x11d : 0);
    if ((right >> bit) & 1) result ^= left;
  }
  return result;
}

/** The words of each block in its order, without those that check it. */
function checkedWords(words: number[], checks: number, blocks: number): number[] {
  const data = words.length - checks * blocks;
  const short = Math.floor(data / blocks);
  const lengths = Array.from(
    { length: blocks },
    (_, block) => short + Number(block >= blocks - (data % blocks)),
  );
  const parts: number[][] = lengths.map(() => []);
  let next = 0;
  for (let place = 0; place <= short; place += 1)
    for (const [block, length] of lengths.entries()) if (place < length) parts[block]!.push(words[next++]!);
  const whole = parts.map((part, block) => [
    ...part,
    ...Array.from({ length: checks }, (_, place) => words[data + place * blocks + block]!),
  ]);
  for (const block of whole) {
    for (let power = 0, root = 1; power < checks; power += 1, root = product(root, 2))
      if (block.reduce((sum, word) => product(sum, root) ^ word, 0) !== 0)
        throw new Error('The words of the code do not check');
  }
  return parts.flat();
}

export async function readQr(picture: Locator): Promise<{ text: string; margin: number }> {
  const { modules, margin } = modulesOf(await darkness(picture));
  const version = (modules.length - 17) / 4;
  const { level, mask } = formatOf(modules);
  const checks = checkWords[level]?.[version - 1];
  const blocks = blockCounts[level]?.[version - 1];
  if (!checks || !blocks) throw new Error(`A code of ${modules.length} modules cannot be read here`);
  const words = checkedWords(codewords(modules, mask), checks, blocks);
  const hex = words.map((word) => word.toString(16).padStart(2, '0')).join('');
  if (hex[0] !== '4') throw new Error('The code holds no bytes');
  const length = Number.parseInt(hex.slice(1, 3), 16);
  return { text: Buffer.from(hex.slice(3, 3 + 2 * length), 'hex').toString(), margin };
}
