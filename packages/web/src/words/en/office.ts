import { about } from './about.ts';
import { account } from './account.ts';
import { administration } from './administration.ts';

/** What is read where nobody plays: settings, administration, about. */
export const office = { about, account, administration };
