import type { MessageRead } from '@fireside/contract';
import { createContext } from 'react';
import { words } from '../../words/words.ts';
import type { TakingBack } from '../taking-back/taking-back.ts';
import { toSentence } from './pinning.ts';
import type { Removal } from './removal.ts';

/** What the messages of a story need to offer their menu. */
export interface MessageMenu {
  /** Whether anything can be done with a message. */
  has: (message: MessageRead) => boolean;
  open: (opened: OpenedMenu) => void;
  /** The one message whose button is a stop of the Tab key; the arrow keys lead on from there. */
  stopAt: number | undefined;
}

export interface OpenedMenu {
  message: MessageRead;
  button: HTMLElement;
  /** Then the first line of the menu has the focus. */
  byKeyboard: boolean;
  /** What was selected in the message when its button was pressed: a touch takes the selection away. */
  selected: string;
}

export const MessageMenuContext = createContext<MessageMenu | null>(null);

/** What those who may can do with messages; null where nobody may. */
export interface Means {
  takingBack: Pick<TakingBack, 'mayTakeBack' | 'askToTakeBack' | 'retellable' | 'askToRetell'> | null;
  removal: Removal | null;
  pin: ((sentence: string) => void) | null;
  /** Reads words aloud; null where nobody wants that. */
  readAloud?: ((text: string) => void) | null;
}

export interface MessageAction {
  key: 'retell' | 'rewind' | 'pin' | 'readAloud' | 'remove';
  label: string;
  run: () => void;
}

/** What can be done with a message. `shown` are its words as they are read: without a selection they are pinned. */
export function actionsFor(
  message: MessageRead,
  { takingBack, removal, pin, readAloud }: Means,
  { selected = '', shown = message.content } = {},
): MessageAction[] {
  const actions: MessageAction[] = [];
  if (takingBack?.retellable === message.id)
    actions.push({
      key: 'retell',
      label: words.story.menu.retell,
      run: () => takingBack.askToRetell(message),
    });
  if (takingBack?.mayTakeBack(message))
    actions.push({
      key: 'rewind',
      label: words.story.menu.rewind,
      run: () => takingBack.askToTakeBack(message),
    });
  const sentence = toSentence(selected || shown);
  if (pin && sentence && !message.removed && message.sender_type !== 'system') {
    const label = selected ? words.story.menu.pinSelected : words.story.menu.pin;
    actions.push({ key: 'pin', label, run: () => pin(sentence) });
  }
  if (readAloud && message.sender_type === 'dm' && !message.removed) {
    const run = () => readAloud(selected || message.content);
    actions.push({ key: 'readAloud', label: words.story.menu.readAloud, run });
  }
  if (removal?.mayRemove(message))
    actions.push({ key: 'remove', label: words.story.menu.remove, run: () => removal.ask(message) });
  return actions;
}
