import type { Dashboard, TodayItem } from '@leveza/contract/dashboard.ts';
import { CircleCheck, FileText, type LucideIcon, PenTool, Pill, Syringe } from 'lucide-react';
import { whenText } from '../../lib/moment-words.ts';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { Card } from '../../ui/Card.tsx';
import { Link } from '../../ui/Link.tsx';
import { Sources } from '../../ui/Sources.tsx';
import { todayWords } from './today-words.ts';

const BRAND = 'bg-brand-soft text-brand-ink';
const ATTENTION = 'bg-attention-soft text-attention-ink';
const LOW = 'bg-low-soft text-low-ink';

const LOOK: Record<TodayItem['kind'], { icon: LucideIcon; look: string }> = {
  dose: { icon: Syringe, look: ATTENTION },
  'buy-pen': { icon: PenTool, look: LOW },
  prescription: { icon: FileText, look: ATTENTION },
  box: { icon: Pill, look: LOW },
};

/** Items due now, each with its one action. */
export function TodayCard({ dashboard }: { dashboard: Dashboard }) {
  const { today } = dashboard;
  return (
    <Card title="Hoje">
      {today.length === 0 ? (
        <NothingDue dashboard={dashboard} />
      ) : (
        <ul className="grid flex-1 content-center gap-4">
          {today.map((item) => (
            <Due key={item.kind === 'box' ? item.itemId : item.kind} item={item} dashboard={dashboard} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Due({ item, dashboard: { nextDose } }: { item: TodayItem; dashboard: Dashboard }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const { title, detail, caution, rule, actions } = todayWords(item, nextDose, { zone, now });
  const { icon: Icon, look } = LOOK[item.kind];
  const isCalm = item.kind === 'dose' && nextDose.state === 'due' && !nextDose.talkToPrescriber;
  const isDose = item.kind === 'dose';
  // Beside its buttons a long text would stand in a column of three words.
  const isLong = caution !== undefined && caution !== null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
      <div className={`flex min-w-0 flex-1 items-start gap-3 ${isLong ? 'basis-full' : 'basis-56'}`}>
        <span className={`grid size-11 shrink-0 place-items-center rounded-2xl ${isCalm ? BRAND : look}`}>
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="grid min-w-0 gap-0.5 leading-snug">
          <p className="font-semibold wrap-anywhere">{title}</p>
          <p className="text-sm text-pretty text-ink-soft tabular-nums">{detail}</p>
          {caution && <p className="text-sm font-medium text-pretty">{caution}</p>}
          {rule && <Sources of={[rule]} />}
        </div>
      </div>
      <div
        className={`flex flex-wrap gap-2 ${isLong ? 'sm:ml-14' : ''} ${isDose ? 'max-sm:w-full max-sm:flex-col' : 'max-sm:ml-14'}`}
      >
        {actions.map(({ label, link, isPrimary }) => (
          <Link
            key={label}
            {...link}
            variant={isPrimary ? 'primary' : 'secondary'}
            size={isDose ? 'md' : 'sm'}
          >
            {label}
          </Link>
        ))}
      </div>
    </li>
  );
}

function NothingDue({ dashboard: { nextDose } }: { dashboard: Dashboard }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  return (
    <div className="flex flex-1 items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-leaf-soft text-leaf-ink">
        <CircleCheck aria-hidden className="size-5" />
      </span>
      <div className="grid gap-0.5">
        <p className="font-semibold">Nada pendente por agora.</p>
        {nextDose.state === 'upcoming' && nextDose.plannedAt && (
          <p className="text-sm text-pretty text-ink-soft tabular-nums">
            Sua próxima dose é {whenText(nextDose.plannedAt, { zone, now })}.
          </p>
        )}
      </div>
    </div>
  );
}
