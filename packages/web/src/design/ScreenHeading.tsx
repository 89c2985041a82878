import { type ReactNode, useEffect, useRef } from 'react';
import { useWindowTitle } from './window-title.ts';

let screensShown = 0;

/** The one h1 of a screen. It names the window and, after the first screen, takes the focus for those who listen. */
export function ScreenHeading({ title, children }: { title: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useWindowTitle(`${title} · Fireside`);

  useEffect(() => {
    if (screensShown > 0) heading.current?.focus({ preventScroll: true });
    screensShown += 1;
  }, []);

  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="font-story text-[1.75rem] leading-tight font-semibold tracking-tight text-balance outline-none sm:text-[2rem]"
    >
      {children ?? title}
    </h1>
  );
}
