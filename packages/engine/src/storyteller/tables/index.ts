import { fantasy } from './fantasy/index.ts';
import type { Genre, GenreTables } from './types.ts';

export const tables: Record<Genre, GenreTables> = {
  fantasy,
  'science fiction': fantasy,
  horror: fantasy,
  mystery: fantasy,
  modern: fantasy,
  western: fantasy,
};
