import type { Budget, GameRead, TableCost } from '@fireside/contract';
import { limits } from '@fireside/contract/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { gameCostQuery } from '../api/queries.ts';
import { Button } from '../design/Button.tsx';
import { Choice } from '../design/Choice.tsx';
import { ErrorNote } from '../design/ErrorNote.tsx';
import { TextField } from '../design/Field.tsx';
import { Form } from '../design/Form.tsx';
import { useToast } from '../design/Toasts.tsx';
import { useChangeGame } from '../table/host/use-change-game.ts';
import { words } from '../words/words.ts';

type Kind = 'none' | Budget['kind'];

/** What the creator lets the game cost. */
export function BudgetForm({ game, cost }: { game: GameRead; cost: TableCost }) {
  const said = words.money;
  const [kind, setKind] = useState<Kind>(game.budget?.kind ?? 'none');
  const [amount, setAmount] = useState(game.budget ? String(game.budget.amount) : '');
  const queryClient = useQueryClient();
  const toast = useToast();
  const change = useChangeGame(game.id, () => {
    void queryClient.invalidateQueries({ queryKey: gameCostQuery(game.id).queryKey });
    toast(said.saved);
  });
  const bounds = kind === 'none' ? null : limits.budget[kind];
  const kinds: Kind[] = cost.price || kind === 'usd' ? ['none', 'tokens', 'usd'] : ['none', 'tokens'];

  return (
    <Form
      onSubmit={() => change.mutate({ budget: kind === 'none' ? null : { kind, amount: Number(amount) } })}
      error={change.error}
      className="grid gap-4 border-t pt-4"
    >
      <Choice
        label={said.budget}
        hint={said.budgetHint}
        value={kind}
        onChange={setKind}
        options={kinds.map((value) => ({ value, label: said.kinds[value] }))}
      />
      {bounds ? (
        <TextField
          label={kind === 'usd' ? said.dollars : said.tokensMost}
          type="number"
          inputMode="decimal"
          required
          min={bounds.min}
          max={bounds.max}
          step={kind === 'usd' ? 0.01 : 1}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
      ) : null}
      <ErrorNote error={change.error} />
      <div className="flex justify-end">
        <Button type="submit" look="primary" busy={change.isPending}>
          {said.save}
        </Button>
      </div>
    </Form>
  );
}
