import type { Activity } from '@leveza/contract/dashboard.ts';
import { readPlace } from '@leveza/contract/place.ts';
import {
  Activity as Pulse,
  History,
  type LucideIcon,
  PenTool,
  Pill,
  Syringe,
  Tablets,
  Weight,
} from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { BareLink } from '../../ui/Link.tsx';
import { agoText } from './dashboard-words.ts';

const ICON: Record<Activity['kind'], LucideIcon> = {
  application: Syringe,
  measurement: Weight,
  'side-effect': Pulse,
  use: Tablets,
  pen: PenTool,
  box: Pill,
};

/** The latest records of any kind; each leads to its record. */
export function ActivityCard({ activity }: { activity: readonly Activity[] }) {
  return (
    <Card title="Atividade recente">
      {activity.length === 0 ? (
        <EmptyState icon={History}>O que você registrar aparece aqui.</EmptyState>
      ) : (
        <ul className="-mx-2 -my-1 grid">
          {activity.map((entry) => (
            <li key={entry.id}>
              <Row entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ entry: { kind, title, detail, at, link } }: { entry: Activity }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const Icon = ICON[kind];
  return (
    <BareLink
      {...readPlace(link)}
      className="flex cursor-pointer items-center gap-3 rounded-xl p-2 leading-snug text-ink no-underline transition-colors
        duration-150 data-hovered:bg-sunken data-pressed:bg-sunken"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-xl bg-sunken text-ink-soft">
        <Icon aria-hidden className="size-4.5" />
      </span>
      <span className="grid min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{title}</span>{' '}
        <span className="text-sm text-ink-soft tabular-nums">
          {detail && (
            <>
              {kind === 'measurement' ? <Figure>{detail}</Figure> : detail}
              {' · '}
            </>
          )}
          <time dateTime={at}>{agoText(at, { zone, now })}</time>
        </span>
      </span>
    </BareLink>
  );
}
