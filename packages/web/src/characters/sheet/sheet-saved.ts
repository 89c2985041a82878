import type { CharacterRead } from '@fireside/contract';
import { createContext } from 'react';

/** Told of a sheet that its owner has changed here. At a table that shows it at once: nobody announces it. */
export const SheetSavedContext = createContext<(saved: CharacterRead) => void>(() => {});
