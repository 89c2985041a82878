import { words } from '../words/words.ts';

/** For the host: how to hand the table to a language model. */
export function ConnectModel() {
  const say = words.about.model;
  const ways = [
    { when: say.own, setting: 'FIRESIDE_MODEL=ollama:qwen3:8b' },
    { when: 'OpenAI', setting: 'OPENAI_API_KEY=…  FIRESIDE_MODEL=openai:gpt-5.2' },
    { when: 'Anthropic', setting: 'ANTHROPIC_API_KEY=…  FIRESIDE_MODEL=anthropic:claude-sonnet-5' },
    { when: say.compatible, setting: `OPENAI_BASE_URL=…  FIRESIDE_MODEL=compatible:${say.anyName}` },
  ];
  return (
    <>
      <p>{say.line}</p>
      <dl className="grid gap-3">
        {ways.map(({ when, setting }) => (
          <div key={when} className="grid gap-0.5">
            <dt className="text-sm text-muted">{when}</dt>
            <dd className="font-mono text-sm">{setting}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
