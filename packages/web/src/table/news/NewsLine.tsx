/** Something beside the story, in one quiet line: who came or went, what the host changed. */
export function NewsLine({ words }: { words: string }) {
  return <li className="contained -mb-(--news-gap) text-center text-sm text-muted">{words}</li>;
}
