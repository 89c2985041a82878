import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence with something else than words in it, such as a link. The catalogue says where in the sentence it stands:
 * `kept: <T>(link: (text: string) => T) => ['Or ', link('keep this account'), '.']`.
 */
export function Sentence({ of }: { of: readonly ReactNode[] }) {
  return createElement(Fragment, null, ...of);
}
