import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useMe, useVisit } from '../account/session.ts';
import { Logo } from '../design/Logo.tsx';
import { KeptLine } from '../offline/KeptLine.tsx';
import { Sentence } from '../words/Sentence.tsx';
import { words } from '../words/words.ts';

function NavigationLink({
  href,
  label,
  className = '',
}: {
  href: string;
  label: string;
  className?: string;
}) {
  const [location] = useLocation();
  const here = href === '/' ? location === '/' : location.startsWith(href);
  return (
    <Link
      href={href}
      aria-current={here ? 'page' : undefined}
      className={`min-h-11 items-center border-b-2 border-transparent px-1 text-muted hover:text-text aria-[current]:border-accent aria-[current]:text-text ${className || 'inline-flex'}`}
    >
      {label}
    </Link>
  );
}

const footLink = 'inline-flex min-h-11 items-center underline underline-offset-4 hover:text-text';

function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-surface focus:px-4 focus:py-2"
    >
      {words.app.skip}
    </a>
  );
}

/** Who is here. A guest is reminded where it is read by whoever looks for it, and nowhere else. */
function WhoIsHere() {
  const me = useMe();
  const { is_guest } = useVisit();
  if (!is_guest) return <p>{words.app.signedInAs(me.name)}</p>;
  return (
    <p>
      <Sentence
        of={words.app.guest(me.name, (text) => (
          <Link
            href="/settings"
            className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-text pointer-coarse:min-h-11"
          >
            {text}
          </Link>
        ))}
      />
    </p>
  );
}

export function Shell({ children }: { children: ReactNode }) {
  const { is_administrator } = useVisit();
  const places = [
    { href: '/', label: words.app.games },
    { href: '/characters', label: words.app.characters },
    { href: '/settings', label: words.app.settings },
  ];
  // On a phone it stands in the foot of the page: the others need the room.
  const administration = { href: '/admin', label: words.app.administration };
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b">
        <div className="mx-auto flex h-14 w-full max-w-6xl items-center justify-between gap-4 px-4 sm:px-6">
          <Link href="/" aria-label={words.app.home} className="inline-flex min-h-11 min-w-11 items-center">
            <Logo />
          </Link>
          <nav
            aria-label={words.app.navigation}
            className="flex items-center gap-3 text-[0.9375rem] sm:gap-6"
          >
            {places.map((place) => (
              <NavigationLink key={place.href} {...place} />
            ))}
            {is_administrator ? (
              <NavigationLink {...administration} className="hidden md:inline-flex" />
            ) : null}
          </nav>
        </div>
      </header>
      <main id="content" className="mx-auto w-full max-w-6xl grow px-4 pt-8 pb-16 sm:px-6 sm:pt-12">
        <KeptLine className="mb-6" />
        {children}
      </main>
      <footer className="border-t">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-6 px-4 py-3 text-sm text-muted sm:px-6">
          <WhoIsHere />
          <div className="flex flex-wrap gap-x-6">
            {is_administrator ? (
              <Link href={administration.href} className={`${footLink} md:hidden`}>
                {administration.label}
              </Link>
            ) : null}
            <Link href="/about" className={footLink}>
              {words.app.about}
            </Link>
          </div>
        </div>
      </footer>
    </div>
  );
}
