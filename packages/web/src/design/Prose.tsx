import { Fragment, memo, useMemo } from 'react';
import { type Block, readBlocks } from './prose/read-blocks.ts';
import { type Inline, readInline } from './prose/read-inline.ts';
import { readText } from './prose/read-text.ts';

/** Quotes and lists inside each other, at most; what is deeper shows its marks. */
const deepest = 6;

function inlineElement(part: Inline, key: number) {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code key={key}>{part.text}</code>;
    case 'break':
      return <br key={key} />;
    case 'emphasis':
      return <em key={key}>{part.children.map(inlineElement)}</em>;
    case 'strong':
      return <strong key={key}>{part.children.map(inlineElement)}</strong>;
  }
}

function Words({ text }: { text: string }) {
  return <>{readInline(text).map(inlineElement)}</>;
}

interface ListProps {
  list: Extract<Block, { kind: 'list' }>;
  depth: number;
}

function List({ list, depth }: ListProps) {
  const items = list.items.map((text) => readBlocks(text, depth < deepest));
  const spaced = list.spaced || items.some((blocks) => blocks.some(({ afterBlank }) => afterBlank));
  const children = items.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
    <li key={index}>
      <Blocks blocks={blocks} depth={depth} tight={!spaced} />
    </li>
  ));
  return list.ordered ? <ol start={list.start}>{children}</ol> : <ul>{children}</ul>;
}

interface BlockProps {
  block: Block;
  depth: number;
  /** In a list without space between its items a paragraph is only its words. */
  tight: boolean;
}

function isSame(before: BlockProps, after: BlockProps): boolean {
  const [one, other] = [before.block, after.block];
  return one.source === other.source && one.kind === other.kind && before.tight === after.tight;
}

/** Read again only when its own words have changed: of a text that grows, that is the last block. */
const BlockView = memo(function BlockView({ block, depth, tight }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return tight ? (
        <Words text={block.text} />
      ) : (
        <p>
          <Words text={block.text} />
        </p>
      );
    case 'heading':
      return (
        <p className="prose-heading">
          <Words text={block.text} />
        </p>
      );
    case 'plain':
      return <p className="whitespace-pre-line">{block.text}</p>;
    case 'code':
      return (
        <pre>
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={readBlocks(block.text, depth + 1 < deepest)} depth={depth + 1} />
        </blockquote>
      );
    case 'list':
      return <List list={block} depth={depth + 1} />;
  }
}, isSame);

function Blocks({ blocks, depth, tight = false }: { blocks: Block[]; depth: number; tight?: boolean }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text only grows at its end
    <Fragment key={index}>
      <BlockView block={block} depth={depth} tight={tight} />
    </Fragment>
  ));
}

/**
 * What the DM and the players write is never trusted: a little markdown, read in bounds. HTML stays text, images become
 * their description, links their words, so nothing in a message can reach another server or run.
 */
export function Prose({ text, className = '' }: { text: string; className?: string }) {
  const blocks = useMemo(() => readText(text), [text]);
  return (
    <div className={`prose ${className}`}>
      <Blocks blocks={blocks} depth={0} />
    </div>
  );
}
