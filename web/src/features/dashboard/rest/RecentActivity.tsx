import type { Activity } from '@leveza/contract/dashboard.ts';
import { readPlace } from '@leveza/contract/place.ts';
import { Activity as Pulse, History, type LucideIcon, Pill, Syringe, Tablets, Weight } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Figure } from '../../../ui/Figure.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { BareLink } from '../../../ui/Link.tsx';
import { agoText } from '../dashboard-words.ts';
import { InjectionPen } from '../../../ui/drawings/pen-icon.ts';

const ICON: Record<Activity['kind'], LucideIcon> = {
  application: Syringe,
  measurement: Weight,
  'side-effect': Pulse,
  use: Tablets,
  dose: Tablets,
  pen: InjectionPen,
  box: Pill,
};

interface Props {
  activity: readonly Activity[];
  isOpenAtFirst: boolean;
}

/** The latest records of any kind; each leads to its record. */
export function RecentActivity({ activity, isOpenAtFirst }: Props) {
  return (
    <section aria-label="Atividade recente">
      <Fold icon={History} label="Atividade recente" isOpenAtFirst={isOpenAtFirst}>
        {activity.length === 0 ? (
          <p className="text-sm text-ink-soft">O que você registrar aparece aqui.</p>
        ) : (
          <ul className="-mx-2 grid lg:grid-cols-2">
            {activity.map((entry) => (
              <li key={entry.id}>
                <Row entry={entry} />
              </li>
            ))}
          </ul>
        )}
      </Fold>
    </section>
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
