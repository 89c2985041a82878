import { createContext } from 'react';

/** Leads to how honest this table is; null where nothing leads there. */
export const OpenHonestyContext = createContext<(() => void) | null>(null);
