import Markdown, { type Components } from 'react-markdown';

function Heading({ children }: { children?: React.ReactNode }) {
  return <p className="prose-heading">{children}</p>;
}

/**
 * What the DM and the players write is never trusted: markdown only. HTML stays text, images become their
 * description, links their words, so nothing in a message can reach another server or run.
 */
const components: Components = {
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  img: ({ alt }) => <span>{alt}</span>,
  a: ({ children }) => <span>{children}</span>,
};

export function Prose({ text, className = '' }: { text: string; className?: string }) {
  return (
    <div className={`prose ${className}`}>
      <Markdown components={components}>{text}</Markdown>
    </div>
  );
}
