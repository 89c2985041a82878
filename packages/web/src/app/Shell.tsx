import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe, useVisit } from '../account/session.ts';
import { Logo } from '../design/Logo.tsx';

const places = [
  { href: '/', label: 'Games' },
  { href: '/characters', label: 'Characters' },
  { href: '/settings', label: 'Settings' },
];

function NavigationLink({ href, label }: { href: string; label: string }) {
  const [location] = useLocation();
  const here = href === '/' ? location === '/' : location.startsWith(href);
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className="inline-flex min-h-11 items-center border-b-2 border-transparent px-1 text-muted hover:text-text aria-[current]:border-accent aria-[current]:text-text"
    >
      {label}
    </Link>
  );
}

function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2"
    >
      Skip to the content
    </a>
  );
}

/** Who is here. A guest is reminded where it is read by whoever looks for it, and nowhere else. */
function WhoIsHere() {
  const me = useMe();
  const { is_guest } = useVisit();
  if (!is_guest) return <p>Signed in as {me.name}</p>;
  return (
    <p>
      You are here as a guest, {me.name}:{' '}
      <Link
        href="/settings"
        className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-text pointer-coarse:min-h-11"
      >
        keep this account by setting a password
      </Link>
    </p>
  );
}

export function Shell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b">
        <div className="mx-auto flex h-14 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
          <Link href="/" aria-label="Fireside, your games" className="inline-flex min-h-11 items-center">
            <Logo />
          </Link>
          <nav aria-label="Main" className="flex items-center gap-3 text-[0.9375rem] sm:gap-6">
            {places.map((place) => (
              <NavigationLink key={place.href} {...place} />
            ))}
          </nav>
        </div>
      </header>
      <main id="content" className="mx-auto w-full max-w-6xl grow px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
        {children}
      </main>
      <footer className="border-t">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-3 text-sm text-muted sm:px-6">
          <WhoIsHere />
          <Link
            href="/about"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-text"
          >
            About Fireside
          </Link>
        </div>
      </footer>
    </div>
  );
}
