import type { office as en } from '../en/office.ts';
import { about } from './about.ts';
import { account } from './account.ts';
import { administration } from './administration.ts';

export const office: typeof en = { about, account, administration };
