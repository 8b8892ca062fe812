import { deletePen, type Pen, restorePen } from '@leveza/contract/pens/pens.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';

/** Takes an entry off the shelf and offers it back. An entry the server refuses to delete stays where it was. */
export function useDeletePen(pen: Pen, onDeleted: () => void) {
  const remove = useKeptCommand(deletePen);
  const restore = useKeptCommand(restorePen);
  const sent = { params: { id: pen.id } };
  const name = pen.medication.commercialName;
  return useDelete({
    remove: () => remove.mutateAsync(sent),
    restore: () => restore.mutateAsync(sent),
    words: { deleted: { title: `${name} excluída` }, restored: { title: `${name} está de volta` } },
    failsIn: 'place',
    onDeleted,
  });
}
