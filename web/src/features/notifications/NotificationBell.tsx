import { readHeadline } from '@leveza/contract/dashboard.ts';
import { MINUTE_MS } from '@leveza/domain/time/spans.ts';
import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { read } from '../../lib/api.ts';
import { lazyDialog, useOnDemand } from '../../ui/lazy-dialog.tsx';

const NotificationPanel = lazyDialog(() => import('./NotificationPanel.tsx'), 'NotificationPanel');

/** The bell and how much is unread; opens the list beside it or, on a phone, over the whole screen. */
export function NotificationBell() {
  const unread = useUnread() ?? 0;
  const [isOpen, setOpen] = useState(false);
  const bell = useRef<HTMLButtonElement>(null);
  const isNeeded = useOnDemand(isOpen, NotificationPanel);
  return (
    <>
      <Button
        ref={bell}
        aria-label={nameOf(unread)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(!isOpen)}
        className="relative grid size-11 shrink-0 cursor-pointer place-items-center rounded-xl text-ink-soft transition-colors
          duration-150 data-hovered:bg-sunken data-hovered:text-ink data-pressed:bg-sunken"
      >
        <Bell aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full border-2 border-surface
              bg-critical px-0.5 text-[0.625rem] leading-none font-bold text-surface tabular-nums"
          >
            {unread > 9 ? '9+' : unread}
          </span>
        )}
      </Button>
      {isNeeded && <NotificationPanel bell={bell} isOpen={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

function nameOf(unread: number): string {
  if (unread === 0) return 'Notificações';
  return unread === 1 ? 'Notificações, 1 não lida' : `Notificações, ${unread} não lidas`;
}

const LOOK_EVERY_MS = MINUTE_MS;

/** How many are unread, kept fresh while the app is open; undefined until it is known. */
function useUnread(): number | undefined {
  const headline = useQuery({ ...read(readHeadline, {}), refetchInterval: LOOK_EVERY_MS });
  return headline.data?.data.unreadNotifications;
}
