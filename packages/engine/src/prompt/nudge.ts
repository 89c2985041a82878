import type { LanguageModelV4Prompt } from '@ai-sdk/provider';

const reminder = '[The table has heard nothing yet. Write your narration now, in words, without tools.]';

/** The same prompt with a reminder at its end, joined to a user message that stands there already. */
export function remindToNarrate(prompt: LanguageModelV4Prompt): LanguageModelV4Prompt {
  const last = prompt.at(-1);
  const text = last?.role === 'user' && last.content[0]?.type === 'text' ? last.content[0].text : '';
  const nudge = { type: 'text' as const, text: text === '' ? reminder : `${text}\n\n${reminder}` };
  return [...(text === '' ? prompt : prompt.slice(0, -1)), { role: 'user', content: [nudge] }];
}
