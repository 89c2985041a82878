import { useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { MeContext } from '../account/session.ts';
import { charactersQuery } from '../api/queries.ts';
import { CharacterChoice } from '../join/CharacterChoice.tsx';
import { playerOptions } from '../join/seat-options.ts';

interface WhoYouAreProps {
  value: string;
  onChange: (id: string) => void;
}

/** One's own characters, and those that are ready; the first of them until somebody chooses. */
export default function WhoYouAre({ value, onChange }: WhoYouAreProps) {
  const me = use(MeContext);
  const { data: own = [] } = useQuery({ ...charactersQuery, enabled: me !== null });
  const options = playerOptions(own).filter(({ id }) => id !== '');
  const first = options[0]?.id ?? '';
  useEffect(() => {
    if (!value) onChange(first);
  }, [value, first, onChange]);
  return <CharacterChoice options={options} value={value} onChange={onChange} />;
}
