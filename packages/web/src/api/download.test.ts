import { expect, test } from 'vitest';
import { fileNameOf } from './download.ts';

test('a file is named as the service names it', () => {
  expect(fileNameOf('attachment; filename="low-ferry.md"')).toBe('low-ferry.md');
  expect(fileNameOf(`attachment; filename="bell.md"; filename*=UTF-8''Gl%C3%B6ckchen.md`)).toBe(
    'Glöckchen.md',
  );
  expect(fileNameOf(`attachment; filename="bell.md"; filename*=UTF-8''%E0%A4%A`)).toBe('bell.md');
  expect(fileNameOf('attachment')).toBeNull();
  expect(fileNameOf(null)).toBeNull();
});
