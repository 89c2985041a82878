import type { Proposal } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { readScript } from '@fireside/engine/script';
import { withArticle } from '../language/nouns.ts';
import { sentencesOf } from '../language/sentences.ts';
import { chooseGenre } from '../tale/wish/choose-genre.ts';
import type { Tales } from '../tale/tales.ts';

/** A title stands there. */
const opening = 2_400;
/** The first scene stands there, whatever comes before it. */
const beginning = 60_000;
const spoken = 400;

/** What a game master is told and players have to find out, or what is for the reader of the book. */
const backstage =
  /\b(?:secretly|in secret|secret (?:door|passage|room|way|compartment)|in truth|unknown to|unbeknownst|actually|hidden|hides|concealed|the truth is|DC \d+|if (?:the )?(?:players|characters|party|anyone|somebody|someone|they)|only (?:if|when)|a successful|treasure|trap|game master|gamemaster|dungeon master|the DM|GM|read aloud|boxed text|hit points|armor class|challenge rating|stat block|level \d|see (?:page|chapter|appendix))\b/i;

/**
 * What players hear first; where a text does not say what that is, and has nothing behind the scenes, how its first scene begins.
 * Nothing else of an adventure is for them, and strangers read a description.
 */
function heardFirst(text: string): string {
  const { scenes, first } = readScript(text.slice(0, beginning));
  const isMarked = scenes.some(
    ({ kind, passages }) => kind === 'background' || passages.some(({ label }) => label === 'read aloud'),
  );
  const passages = scenes.find(({ number }) => number === first)?.passages ?? [];
  const words = passages
    .filter(({ label }) => !isMarked || label === 'read aloud')
    .map((passage) => passage.text)
    .join(' ')
    .replace(/[*_#>`|]/g, '')
    .replace(/\s+/g, ' ');
  return sentencesOf(words)
    .filter((sentence) => /[.!?]["')]?$/.test(sentence) && !backstage.test(sentence))
    .slice(0, 2)
    .join(' ')
    .slice(0, spoken);
}

/** A game from the text itself: its title, and where it begins. */
export function proposeAdventure(text: string, name: string | null, tales: Tales): Proposal {
  const lines = text
    .trim()
    .slice(0, opening)
    .split('\n')
    .map((line) =>
      line
        .replace(/^#+\s*/, '')
        .replace(/[*_]/g, '')
        .trim(),
    )
    .filter(Boolean);
  const first = lines[0] ?? '';
  const hasTitle = first.length <= 80 && !/[.!?]$/.test(first) && lines.length > 1;
  const title = hasTitle ? first : 'A Tale Already Written';
  const genre = chooseGenre(text.slice(0, 20_000), tales.library).genre ?? 'fantasy';
  const described = [
    heardFirst(text),
    `${capital(withArticle(genre))} tale that follows the supplied adventure.`,
  ];
  return {
    name: (name ?? title).slice(0, limits.gameName),
    description: described.filter(Boolean).join(' ').slice(0, limits.description),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
