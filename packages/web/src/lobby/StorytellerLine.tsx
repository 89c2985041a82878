import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { aboutQuery } from '../api/queries.ts';
import { Sentence } from '../words/Sentence.tsx';
import { words } from '../words/words.ts';

/** For whoever hosts: says that no language model is connected, quietly, and where to read how. */
export function StorytellerLine() {
  const about = useQuery(aboutQuery);
  if (!about.data?.storyteller) return null;
  return (
    <p className="border-t pt-4 text-sm leading-relaxed text-muted">
      <Sentence
        of={words.lobby.storyteller((text) => (
          <Link href="/about#connect-a-model" className="underline underline-offset-4 hover:text-text">
            {text}
          </Link>
        ))}
      />
    </p>
  );
}
