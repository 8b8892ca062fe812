import { deletePhoto, type Photo, readPhotoFile } from '@leveza/contract/photos.ts';
import { useRef } from 'react';
import { useKeptCommand } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useDelete } from '../../ui/use-delete.ts';
import { useKeepPhoto } from './use-keep-photo.ts';

/** Deletes a photo for good. Its picture waits in memory while the undo is offered, and is sent again by it. */
export function useDeletePhoto({ id, takenOn }: Photo, onDeleted: () => void) {
  const remove = useKeptCommand(deletePhoto);
  const keep = useKeepPhoto();
  const picture = useRef<File | null>(null);
  return useDelete({
    remove: async () => {
      const content = await download(readPhotoFile, { params: { id } });
      picture.current = new File([content], 'foto.jpg', { type: 'image/jpeg' });
      return remove.mutateAsync({ params: { id } });
    },
    restore: async () => {
      if (picture.current) await keep(picture.current, takenOn);
    },
    words: { deleted: { title: 'Foto excluída' }, restored: { title: 'Foto de volta' } },
    failsIn: 'place',
    onDeleted,
  });
}
