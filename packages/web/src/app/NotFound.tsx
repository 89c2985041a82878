import { Link } from 'wouter';
import { ScreenHeading } from '../design/ScreenHeading.tsx';

export function NotFound() {
  return (
    <div className="grid gap-3 py-16">
      <ScreenHeading title="There is nothing here" />
      <p className="text-muted">The address may be mistyped, or what stood here was deleted.</p>
      <p>
        <Link href="/" className="text-accent underline underline-offset-4">
          Back to your games
        </Link>
      </p>
    </div>
  );
}
