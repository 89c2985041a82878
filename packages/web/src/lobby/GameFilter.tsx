import { Choice } from '../design/Choice.tsx';
import { TextField } from '../design/Field.tsx';
import { words } from '../words/words.ts';
import type { Wanted } from './wanted-games.ts';

interface GameFilterProps {
  wanted: Wanted;
  onChange: (wanted: Wanted) => void;
}

export function GameFilter({ wanted, onChange }: GameFilterProps) {
  return (
    <search className="flex flex-wrap items-start gap-x-6 gap-y-4">
      <Choice
        label={words.lobby.filter}
        value={wanted.waiting ? 'waiting' : 'all'}
        onChange={(value) => onChange({ ...wanted, waiting: value === 'waiting' })}
        options={[
          { value: 'all', label: words.lobby.all },
          { value: 'waiting', label: words.lobby.waitingForMe },
        ]}
      />
      <div className="w-64 max-w-full max-sm:w-full">
        <TextField
          type="search"
          label={words.lobby.search}
          value={wanted.name}
          onChange={({ target }) => onChange({ ...wanted, name: target.value })}
          autoComplete="off"
        />
      </div>
    </search>
  );
}
