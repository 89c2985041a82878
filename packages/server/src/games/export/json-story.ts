import type { WrittenStory } from './written-story.ts';

/** Everything that its reader may read, as the endpoints give it; table talk is known by its kind. */
export const jsonStory: WrittenStory = {
  type: 'application/json',
  withTableTalk: true,
  begin: (head, recap) => `{"game":${JSON.stringify(head)},"recap":${JSON.stringify(recap)},"messages":[`,
  message: (message) => JSON.stringify(message),
  between: ',',
  end: () => ']}\n',
};
