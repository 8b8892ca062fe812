import { readAvatar, removeAvatar, uploadAvatar } from '@leveza/contract/profile/avatar.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useRef } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { useDelete } from '../../../ui/use-delete.ts';

const NOT_READ = 'A foto não pôde ser lida antes de sair. Escolha a imagem de novo.';

/** Removes the picture. It waits in memory while the undo is offered, and is sent again by it. */
export function useRemoveAvatar(onDeleted: () => void) {
  const remove = useKeptCommand(removeAvatar);
  const upload = useCommand(uploadAvatar);
  const picture = useRef<File | null>(null);
  return useDelete({
    remove: async () => {
      // A picture that cannot be read any more can still be removed, without the way back.
      const content = await download(readAvatar, {}).catch(() => null);
      picture.current = content && new File([content], 'foto.jpg', { type: 'image/jpeg' });
      return remove.mutateAsync({});
    },
    restore: async () => {
      if (!picture.current) throw new Problem('not-found', { message: NOT_READ });
      await upload.mutateAsync({ file: picture.current });
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
