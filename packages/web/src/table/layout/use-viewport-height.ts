import { useEffect } from 'react';

/** Keeps the table above the on-screen keyboard where the browser shrinks only the visual viewport. */
export function useViewportHeight() {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const { style } = document.documentElement;
    function measure() {
      // A pinch zoom shrinks the visual viewport too, and must not squeeze the page.
      if (viewport && viewport.scale === 1) style.setProperty('--viewport-height', `${viewport.height}px`);
    }
    measure();
    viewport.addEventListener('resize', measure);
    return () => {
      viewport.removeEventListener('resize', measure);
      style.removeProperty('--viewport-height');
    };
  }, []);
}
