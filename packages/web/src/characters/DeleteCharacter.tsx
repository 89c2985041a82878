import type { CharacterRead } from '@fireside/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { charactersQuery } from '../api/queries.ts';
import { call } from '../api/call.ts';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { useToast } from '../design/Toasts.tsx';
import { words } from '../words/words.ts';

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
      toast(words.characters.deleted(character.name));
      onDeleted?.();
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.characters.deleteQuestion(character.name)}
      confirm={words.characters.deleteConfirm}
      onConfirm={() => remove.mutate()}
      busy={remove.isPending}
      error={remove.error}
    >
      <p>{words.characters.deleteMeans}</p>
    </ConfirmDialog>
  );
}
