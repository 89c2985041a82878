import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

function linkIn(card: Element | null | undefined): HTMLElement | null {
  return card?.querySelector('a') ?? null;
}

/** When the card that has the focus leaves, the focus goes after it to its other list, or on to the card in its place. */
export function useKeptFocus(container: RefObject<HTMLElement | null>) {
  const focused = useRef<{ element: Element; game: string; place: number } | null>(null);

  useLayoutEffect(() => {
    const last = focused.current;
    const root = container.current;
    if (!last || !root || last.element.isConnected) return;
    focused.current = null;
    if (document.activeElement !== document.body) return;
    const cards = [...root.querySelectorAll<HTMLElement>('[data-game]')];
    const same = cards.find(({ dataset }) => dataset.game === last.game);
    linkIn(same ?? cards[Math.min(last.place, cards.length - 1)])?.focus({ preventScroll: true });
  });

  return {
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      const card = target.closest<HTMLElement>('[data-game]');
      const cards = [...currentTarget.querySelectorAll('[data-game]')];
      focused.current = card
        ? { element: target, game: card.dataset.game ?? '', place: cards.indexOf(card) }
        : null;
    },
    // Not called for what React takes away while it has the focus.
    onBlur() {
      focused.current = null;
    },
  };
}
