import { Link } from 'wouter';
import { ScreenHeading } from '../design/ScreenHeading.tsx';
import { words } from '../words/words.ts';

export function NotFound() {
  return (
    <div className="grid gap-3 py-16">
      <ScreenHeading title={words.app.nothingHere.title} />
      <p className="text-muted">{words.app.nothingHere.line}</p>
      <p>
        <Link href="/" className="text-accent underline underline-offset-4">
          {words.app.nothingHere.back}
        </Link>
      </p>
    </div>
  );
}
