import { useEffect } from 'react';

let screen = 'Fireside';
let calls = 0;

function compose() {
  document.title = calls > 0 ? `(${calls}) ${screen}` : screen;
}

/** Names the window after the screen that it shows. */
export function useWindowTitle(title: string) {
  useEffect(() => {
    screen = title;
    compose();
  }, [title]);
}

/** In how many games something waits: it stands before whatever the screen is called, also in a tab that nobody looks at. */
export function useTitleCount(games: number) {
  useEffect(() => {
    calls = games;
    compose();
    return () => {
      calls = 0;
      compose();
    };
  }, [games]);
}
