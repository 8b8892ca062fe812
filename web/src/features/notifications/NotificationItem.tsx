import type { Notification } from '@leveza/contract/notifications.ts';
import { readPlace } from '@leveza/contract/place.ts';
import { BellRing, Info, type LucideIcon, PackageOpen, ShieldCheck } from 'lucide-react';
import { Button } from 'react-aria-components';
import { formatInstant } from '../../lib/format.ts';
import { useNow } from '../../lib/use-now.ts';
import { BareLink } from '../../ui/Link.tsx';
import { formatAgo } from './ago.ts';

interface Props {
  notification: Notification;
  onOpen: () => void;
}

const KIND: Record<Notification['kind'], { icon: LucideIcon; look: string }> = {
  info: { icon: Info, look: 'bg-info-soft text-info-ink' },
  reminder: { icon: BellRing, look: 'bg-brand-soft text-brand-ink' },
  stock: { icon: PackageOpen, look: 'bg-low-soft text-low-ink' },
  security: { icon: ShieldCheck, look: 'bg-leaf-soft text-leaf-ink' },
};

const ROW =
  'flex w-full cursor-pointer gap-3 rounded-2xl p-3 text-left text-ink no-underline transition-colors duration-150 ' +
  'data-hovered:bg-sunken data-pressed:bg-sunken data-focus-visible:-outline-offset-2';

/** One notification; pressing it marks it as read and opens its subject. */
export function NotificationItem({ notification, onOpen }: Props) {
  const { kind, title, body, link, createdAt, readAt } = notification;
  const { icon: Icon, look } = KIND[kind];
  const now = useNow();
  const content = (
    <>
      <span className={`grid size-9 shrink-0 place-items-center rounded-xl ${look}`}>
        <Icon aria-hidden className="size-5" />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex items-start gap-2">
          <span className={`min-w-0 flex-1 text-pretty ${readAt ? 'font-medium' : 'font-semibold'}`}>
            {title}
          </span>{' '}
          {!readAt && (
            <span className="mt-2 size-2 shrink-0 rounded-full bg-brand">
              <span className="sr-only">não lida</span>
            </span>
          )}
        </span>{' '}
        {body && <span className="text-sm text-pretty wrap-anywhere text-ink-soft">{body}</span>}{' '}
        <time dateTime={createdAt} title={formatInstant(createdAt)} className="text-xs text-ink-faint">
          {formatAgo(createdAt, now)}
        </time>
      </span>
    </>
  );
  return link ? (
    <BareLink {...readPlace(link)} onPress={onOpen} className={ROW}>
      {content}
    </BareLink>
  ) : (
    <Button onPress={onOpen} className={ROW}>
      {content}
    </Button>
  );
}
