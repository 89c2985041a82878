import type { HouseModel, ModelProvider } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { houseModelQuery, modelsQuery } from '../api/administration.ts';
import { ApiError, call } from '../api/call.ts';
import { aboutQuery } from '../api/queries.ts';
import { Button } from '../design/Button.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { TextField } from '../design/Field.tsx';
import { Form } from '../design/Form.tsx';
import { SelectField } from '../design/SelectField.tsx';
import { words } from '../words/words.ts';
import { Answered } from './Answered.tsx';
import { TrialResult } from './TrialResult.tsx';

type FieldName = 'base_url' | 'model' | 'key';

/** Which field a refusal is about; the service names it. */
function wrongField(error: unknown): FieldName | null {
  const path = error instanceof ApiError ? error.errors[0]?.path : undefined;
  return path === 'base_url' || path === 'model' || path === 'key' ? path : null;
}

function InForce({ house }: { house: HouseModel }) {
  const said = words.administration.choosing;
  const name = house.model === 'storyteller' ? words.administration.models.storyteller : house.model;
  return (
    <div className="grid gap-1 leading-relaxed">
      <p className="break-words">{house.source === 'chosen' ? said.chosen(name) : said.environment(name)}</p>
      {house.chosen && !house.chosen.is_readable ? <p className="text-danger">{said.unreadable}</p> : null}
      {house.keeps_keys ? null : <p className="text-sm text-muted">{said.noSecret}</p>}
    </div>
  );
}

function Connection({ house }: { house: HouseModel }) {
  const said = words.administration.choosing;
  const { chosen } = house;
  const kept = chosen && chosen.provider !== 'storyteller' ? chosen : null;
  const [provider, setProvider] = useState<ModelProvider>(
    kept && kept.provider !== 'storyteller' ? kept.provider : 'ollama',
  );
  const [address, setAddress] = useState(kept?.base_url ?? '');
  const [model, setModel] = useState(kept?.model ?? '');
  const [key, setKey] = useState('');
  const listId = useId();
  const queryClient = useQueryClient();
  const body = () => ({ provider, base_url: address.trim() || null, key: key.trim() || null });

  const trial = useMutation({
    mutationFn: () => call('tryModel', { body: { ...body(), model: model.trim() || null } }),
  });
  const choice = useMutation({
    mutationFn: (choose: () => Promise<HouseModel>) => choose(),
    onSuccess: (house) => {
      setKey('');
      trial.reset();
      queryClient.setQueryData(houseModelQuery.queryKey, house);
      void queryClient.invalidateQueries({ queryKey: modelsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: aboutQuery.queryKey });
    },
  });
  const error = choice.error ?? trial.error;
  const wrong = wrongField(error);
  const wordsAt = (field: FieldName) => (wrong === field ? said.wrong[field] : undefined);
  const isKept = kept?.has_key && kept.provider === provider && (kept.base_url ?? '') === address.trim();
  const forget = () => {
    trial.reset();
    choice.reset();
  };

  return (
    <Form
      onSubmit={() => {
        choice.reset();
        trial.mutate();
      }}
      error={error}
      className="grid max-w-xl gap-4"
    >
      <SelectField
        label={said.provider}
        options={Object.entries(said.providers).map(([value, label]) => ({ value, label }))}
        value={provider}
        onChange={(event) => {
          setProvider(event.target.value as ModelProvider);
          forget();
        }}
      />
      <TextField
        label={said.address}
        hint={said.addressHints[provider]}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.modelAddress}
        value={address}
        onChange={(event) => {
          setAddress(event.target.value);
          forget();
        }}
        error={wordsAt('base_url')}
      />
      {provider === 'ollama' ? null : (
        <TextField
          label={said.key}
          hint={isKept ? said.keyKept(kept.key_end) : said.keyHint}
          type="password"
          autoComplete="off"
          spellCheck={false}
          maxLength={limits.modelKey}
          value={key}
          onChange={(event) => {
            setKey(event.target.value);
            forget();
          }}
          error={wordsAt('key')}
        />
      )}
      <TextField
        label={said.model}
        hint={said.modelHint}
        list={listId}
        autoComplete="off"
        spellCheck={false}
        maxLength={limits.modelName}
        value={model}
        onChange={(event) => {
          setModel(event.target.value);
          choice.reset();
        }}
        error={wordsAt('model')}
      />
      <datalist id={listId}>
        {(trial.data?.models ?? []).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {wrong ? null : <ErrorNote error={error} />}
      <div role="status">
        {trial.isPending ? <p className="text-muted">{said.trying}</p> : null}
        {trial.data ? <TrialResult result={trial.data} onPick={setModel} /> : null}
        {choice.isSuccess ? <p>{said.done}</p> : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={trial.isPending}>
          {said.tryIt}
        </Button>
        <Button
          look="primary"
          disabled={model.trim() === ''}
          busy={choice.isPending}
          onClick={() =>
            choice.mutate(() => call('chooseModel', { body: { ...body(), model: model.trim() } }))
          }
        >
          {said.use}
        </Button>
      </div>
      <div className="flex flex-wrap gap-3 border-t pt-4">
        {house.model === 'storyteller' ? null : (
          <Button
            busy={choice.isPending}
            onClick={() => choice.mutate(() => call('chooseModel', { body: { provider: 'storyteller' } }))}
          >
            {said.useStoryteller}
          </Button>
        )}
        {chosen ? (
          <Button busy={choice.isPending} onClick={() => choice.mutate(() => call('resetModel'))}>
            {said.asEnvironment(
              house.environment === 'storyteller'
                ? words.administration.models.storyteller
                : house.environment,
            )}
          </Button>
        ) : null}
      </div>
    </Form>
  );
}

/** Tries a connection to a model, and makes it lead the whole house. What is typed as a key never comes back. */
export function ChooseModel() {
  const title = useId();
  return (
    <section aria-labelledby={title} className="grid gap-4">
      <h2 id={title} className="font-story text-xl font-semibold">
        {words.administration.choosing.title}
      </h2>
      <Answered query={useQuery(houseModelQuery)} lookingUp={words.administration.lookingUp.models}>
        {(house) => (
          <>
            <InForce house={house} />
            <Connection house={house} />
          </>
        )}
      </Answered>
    </section>
  );
}
