import type { Notification } from '@leveza/contract/notifications.ts';
import { useRef } from 'react';
import { useFocusRow } from '../../lib/use-focus-row.ts';
import { Button } from '../../ui/Button.tsx';
import { QUIET_BELL } from '../../ui/drawings/quiet-bell.ts';
import { SceneDrawing } from '../../ui/drawings/SceneDrawing.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
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

  const focusRow = useFocusRow(notifications.length, (at) =>
    rows.current?.children[at]?.querySelector<HTMLElement>('a, button'),
  );
  const markAll = () => readAll.mutate({}, { onError: explain, onSuccess: () => focusRow(0) });

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
      <MoreButton pages={pages} size="sm" onShown={() => focusRow(notifications.length)} />
    </div>
  );
}

function explain({ message }: { message: string }): void {
  toast({ title: message, tone: 'critical' });
}
