import type { CharacterPatch, CharacterRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { characterQuery, charactersQuery } from '../../api/queries.ts';
import { sayError } from '../../api/say-error.ts';
import { useToast } from '../../design/Toasts.tsx';
import { SheetSavedContext } from './sheet-saved.ts';

export interface SheetChange {
  /** The sheet as its owner wants it, saved or not yet. */
  shown: CharacterRead;
  /** Shows it at once and saves it; what is refused is as it was. */
  change: (patch: CharacterPatch, onSaved?: () => void) => void;
  saving: boolean;
}

export function useSheetChange(character: CharacterRead): SheetChange {
  const [wanted, setWanted] = useState<CharacterPatch>({});
  const waiting = useRef(0);
  const queryClient = useQueryClient();
  const onSheetSaved = use(SheetSavedContext);
  const toast = useToast();
  const save = useMutation({
    // One after the other: a later change never overtakes an earlier one.
    scope: { id: `sheet ${character.id}` },
    mutationFn: (body: CharacterPatch) =>
      call('updateCharacter', { params: { character_id: character.id }, body }),
    onSuccess: (saved) => {
      queryClient.setQueryData(characterQuery(saved.id).queryKey, saved);
      queryClient.setQueryData(charactersQuery.queryKey, (known) =>
        known?.map((one) => (one.id === saved.id ? saved : one)),
      );
      onSheetSaved(saved);
    },
    onError: (error) => toast(sayError(error), 'error'),
    onSettled: () => {
      waiting.current -= 1;
      // While more is on its way, what is wanted stays shown: nothing jumps back and forth.
      if (waiting.current === 0) setWanted({});
    },
  });

  function change(patch: CharacterPatch, onSaved?: () => void) {
    waiting.current += 1;
    setWanted((before) => ({ ...before, ...patch }));
    save.mutate(patch, { onSuccess: onSaved });
  }
  const abilities = { ...character.abilities, ...wanted.abilities };
  return { shown: { ...character, ...wanted, abilities }, change, saving: save.isPending };
}
