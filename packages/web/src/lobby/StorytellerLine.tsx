import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { aboutQuery } from '../api/queries.ts';

/** For whoever hosts: says that no language model is connected, quietly, and where to read how. */
export function StorytellerLine() {
  const about = useQuery(aboutQuery);
  if (!about.data?.storyteller) return null;
  return (
    <p className="border-t pt-4 text-sm leading-relaxed text-muted">
      Built-in storyteller: no language model configured.{' '}
      <Link href="/about#connect-a-model" className="underline underline-offset-4 hover:text-text">
        How to connect a model
      </Link>
    </p>
  );
}
