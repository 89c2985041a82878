import { createContext } from 'react';

export interface Check {
  notation: string;
  reason: string;
}

/** Rolls a check of the sheet in front of everybody; null where there is no table to roll at. */
export const RollContext = createContext<((check: Check) => void) | null>(null);
