import type { Dashboard, TodayItem } from '@leveza/contract/dashboard.ts';
import { CircleCheck, FileText, type LucideIcon, PenTool, Pill, Syringe } from 'lucide-react';
import { whenText } from '../../lib/moment-words.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';

const ATTENTION = 'bg-attention-soft text-attention-ink';
const LOW = 'bg-low-soft text-low-ink';

const LOOK: Record<TodayItem['kind'], { icon: LucideIcon; look: string }> = {
  'dose-due': { icon: Syringe, look: 'bg-brand-soft text-brand-ink' },
  'dose-late': { icon: Syringe, look: ATTENTION },
  'dose-missed': { icon: Syringe, look: ATTENTION },
  'dose-unknown': { icon: Syringe, look: ATTENTION },
  'buy-pen': { icon: PenTool, look: LOW },
  'prescription-ending': { icon: FileText, look: ATTENTION },
  'low-stock': { icon: Pill, look: LOW },
  expiring: { icon: Pill, look: LOW },
};

/** What asks for the patient now, each with the one thing to do about it. */
export function TodayCard({ dashboard }: { dashboard: Dashboard }) {
  const { today } = dashboard;
  return (
    <Card title="Hoje">
      {today.length === 0 ? (
        <NothingDue dashboard={dashboard} />
      ) : (
        <ul className="grid flex-1 content-center gap-4">
          {today.map((item) => (
            <Due key={`${item.kind} ${item.title}`} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Due({ item }: { item: TodayItem }) {
  const { icon: Icon, look } = LOOK[item.kind];
  // The dose is the one primary action of the screen; the rest can wait until the next purchase.
  const isDose = item.kind.startsWith('dose-');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <div className="flex min-w-0 flex-1 basis-56 items-start gap-3">
        <span className={`grid size-11 shrink-0 place-items-center rounded-2xl ${look}`}>
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="grid min-w-0 gap-0.5 leading-snug">
          <p className="font-semibold wrap-anywhere">{item.title}</p>
          <p className="text-sm text-pretty text-ink-soft tabular-nums">{item.detail}</p>
        </div>
      </div>
      <Link
        href={item.link}
        variant={isDose ? 'primary' : 'secondary'}
        size={isDose ? 'md' : 'sm'}
        className={isDose ? 'max-sm:w-full' : 'max-sm:ml-14'}
      >
        {item.action}
      </Link>
    </li>
  );
}

function NothingDue({ dashboard: { nextDoseAt, doseState } }: { dashboard: Dashboard }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const isAhead = doseState === 'upcoming' && nextDoseAt !== null;
  return (
    <div className="flex flex-1 items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-leaf-soft text-leaf-ink">
        <CircleCheck aria-hidden className="size-5" />
      </span>
      <div className="grid gap-0.5">
        <p className="font-semibold">Nada pendente por agora.</p>
        {isAhead && (
          <p className="text-sm text-pretty text-ink-soft tabular-nums">
            Sua próxima dose é {whenText(nextDoseAt, { zone, now })}.
          </p>
        )}
      </div>
    </div>
  );
}
