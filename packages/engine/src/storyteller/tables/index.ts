import { fantasy } from './fantasy/index.ts';
import { horror } from './horror/index.ts';
import { modern } from './modern/index.ts';
import { mystery } from './mystery/index.ts';
import { scienceFiction } from './science-fiction/index.ts';
import type { Genre, GenreTables } from './types.ts';
import { western } from './western/index.ts';

export const tables: Record<Genre, GenreTables> = {
  fantasy,
  'science fiction': scienceFiction,
  horror,
  mystery,
  modern,
  western,
};
