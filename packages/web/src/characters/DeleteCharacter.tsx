import type { CharacterRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { charactersQuery } from '../api/queries.ts';
import { call } from '../api/call.ts';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { useToast } from '../design/Toasts.tsx';

interface DeleteCharacterProps {
  character: CharacterRead;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted?: () => void;
}

export function DeleteCharacter({ character, open, onOpenChange, onDeleted }: DeleteCharacterProps) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const remove = useMutation({
    mutationFn: () => call('deleteCharacter', { params: { character_id: character.id } }),
    onSuccess: () => {
      onOpenChange(false);
      queryClient.setQueryData(charactersQuery.queryKey, (known) =>
        known?.filter(({ id }) => id !== character.id),
      );
      toast(`${character.name} is deleted.`);
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${character.name}?`}
      confirm="Delete the character"
      onConfirm={() => remove.mutate()}
      busy={remove.isPending}
      error={remove.error}
    >
      <p>
        The sheet is gone for good. Games and their stories stay, and you keep your seat without a character.
      </p>
    </ConfirmDialog>
  );
}
