import { readAvatar, removeAvatar, uploadAvatar } from '@leveza/contract/profile/avatar.ts';
import { useRef } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { useDelete } from '../../../ui/use-delete.ts';

/** Removes the picture. It waits in memory while the undo is offered, and is sent again by it. */
export function useRemoveAvatar(onDeleted: () => void) {
  const remove = useKeptCommand(removeAvatar);
  const upload = useCommand(uploadAvatar);
  const picture = useRef<File | null>(null);
  return useDelete({
    remove: async () => {
      const content = await download(readAvatar, {});
      picture.current = new File([content], 'foto.jpg', { type: 'image/jpeg' });
      return remove.mutateAsync({});
    },
    restore: async () => {
      if (picture.current) await upload.mutateAsync({ file: picture.current });
    },
    words: {
      deleted: { title: 'Foto removida' },
      restored: { title: 'Foto de volta' },
      failed: 'Erro ao remover',
    },
    failsIn: 'place',
    onDeleted,
  });
}
