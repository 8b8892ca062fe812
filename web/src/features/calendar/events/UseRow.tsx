import type { CalendarEvent } from '@leveza/contract/calendar/calendar.ts';
import { deleteUse, restoreUse } from '@leveza/contract/usage.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import { EventLine } from './EventLine.tsx';
import { MarkButton } from './MarkButton.tsx';

/** A use that no plan asked for: taking its mark away returns it to its box. */
export function UseRow({ event }: { event: CalendarEvent }) {
  const remove = useKeptCommand(deleteUse);
  const restore = useKeptCommand(restoreUse);
  const params = { id: event.recordId ?? '' };
  const deleting = useDelete({
    remove: () => remove.mutateAsync({ params, body: {} }),
    restore: () => restore.mutateAsync({ params }),
    words: {
      deleted: { title: 'Uso desfeito', detail: event.title },
      restored: { title: 'Uso de volta', detail: event.title },
      failed: 'Não foi possível desfazer',
    },
  });
  return (
    <EventLine
      event={event}
      action={
        <MarkButton
          title={event.title}
          isDone
          isPending={deleting.isPending}
          onPress={() => void deleting.remove()}
        />
      }
    />
  );
}
