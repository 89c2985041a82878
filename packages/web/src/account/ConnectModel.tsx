const ways = [
  { when: 'A model on this machine', setting: 'FIRESIDE_MODEL=ollama:qwen3:8b' },
  { when: 'OpenAI', setting: 'OPENAI_API_KEY=…  FIRESIDE_MODEL=openai:gpt-5.2' },
  { when: 'Anthropic', setting: 'ANTHROPIC_API_KEY=…  FIRESIDE_MODEL=anthropic:claude-sonnet-5' },
  {
    when: 'Anything that speaks the same protocol',
    setting: 'OPENAI_BASE_URL=…  FIRESIDE_MODEL=compatible:any-name',
  },
];

/** For the host: how to hand the table to a language model. */
export function ConnectModel() {
  return (
    <>
      <p>
        Without a language model the built-in storyteller runs the table: it needs nothing and no network. To
        hand the table to a model, the host sets one of these before starting Fireside:
      </p>
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
