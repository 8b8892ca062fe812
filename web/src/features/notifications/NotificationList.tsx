import type { Notification } from '@leveza/contract/notifications.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { QUIET_BELL } from '../../ui/drawings/quiet-bell.ts';
import { SceneDrawing } from '../../ui/drawings/SceneDrawing.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonList } from '../../ui/SkeletonList.tsx';
import { toast } from '../../ui/toast.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { useNotifications, useReadAllNotifications, useReadNotification } from './use-notifications.ts';

/** The list itself, the same in the popover and on a phone's whole screen. */
export function NotificationList({ onClose }: { onClose: () => void }) {
  const { pages, error, notifications, unread } = useNotifications();
  const readOne = useReadNotification();
  const readAll = useReadAllNotifications();
  const rows = useRef<HTMLUListElement>(null);

  const open = ({ id, readAt, link }: Notification) => {
    if (!readAt) readOne.mutate({ params: { id } }, { onError: explain });
    if (link) onClose();
  };

  // The buttons that were pressed go away with their work; the keyboard goes on where the list does.
  const count = notifications.length;
  const [wanted, setWanted] = useState<{ at: number } | null>(null);
  const focused = useRef(wanted);
  useEffect(() => {
    // Not drawn yet: the next drawing comes here again.
    if (!wanted || wanted === focused.current || wanted.at >= count) return;
    focused.current = wanted;
    rows.current?.children[wanted.at]?.querySelector<HTMLElement>('a, button')?.focus();
  }, [wanted, count]);
  const focusRow = (at: number) => setWanted({ at });
  const markAll = () => readAll.mutate({}, { onError: explain, onSuccess: () => focusRow(0) });
  const showMore = () => {
    const at = notifications.length;
    void pages
      .fetchNextPage()
      .then(({ isError, error: failure }) => (isError ? explain(failure) : focusRow(at)));
  };

  if (pages.isPending) return <SkeletonList rows={3} />;
  if (error) {
    return <ErrorState query={pages} />;
  }
  if (notifications.length === 0) {
    return (
      <div className="grid justify-items-center gap-3 px-6 py-10 text-center text-ink-soft">
        <SceneDrawing scene={QUIET_BELL} />
        <p>Nenhuma notificação por enquanto.</p>
      </div>
    );
  }
  return (
    <div className="grid gap-1">
      {unread > 0 && (
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-end"
          isPending={readAll.isPending}
          onPress={markAll}
        >
          Marcar todas como lidas
        </Button>
      )}
      <ul ref={rows} className="grid gap-0.5">
        {notifications.map((notification) => (
          <li key={notification.id}>
            <NotificationItem notification={notification} onOpen={() => open(notification)} />
          </li>
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="m-2"
          pendingLabel="Carregando..."
          isPending={pages.isFetchingNextPage}
          onPress={showMore}
        >
          Ver mais
        </Button>
      )}
    </div>
  );
}

function explain({ message }: { message: string }): void {
  toast({ title: message, tone: 'critical' });
}
