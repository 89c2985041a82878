import type { ReactNode } from 'react';

export interface Panels {
  story: ReactNode;
  party: ReactNode;
  sheet: ReactNode;
}
