import { HELD_DOSE } from '@leveza/domain/applications/held-dose.ts';
import { Suspense } from 'react';
import type { ScreenLink } from '../../../lib/address.ts';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { whenText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Lead } from '../../../ui/Lead.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Sources } from '../../../ui/Sources.tsx';

const DoseDrawing = lazyPart(() => import('../../../ui/drawings/DoseDrawing.tsx'), 'DoseDrawing');

interface Props {
  /** When the sign was felt. */
  since: string;
  /** Where a dose is recorded all the same. */
  record: ScreenLink;
}

/** After a sign of an inflamed pancreas no screen invites to the next dose: a doctor comes first, by the leaflet. */
export function HeldLead({ since, record }: Props) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const { title, figure, sign, sentence } = HELD_DOSE;
  return (
    <Lead
      title={title}
      figure={figure}
      detail={`Você registrou ${sign}, ${whenText(since, { zone, now })}.`}
      drawing={
        <div className="size-20 sm:size-28">
          <Suspense fallback={null}>
            <DoseDrawing scene="paused" />
          </Suspense>
        </div>
      }
      actions={
        <>
          <Link to="/side-effects" search={{ open: 'signs' }} variant="lead">
            Ver o que fazer
          </Link>
          <Link {...record} variant="lead-quiet">
            Um médico já avaliou
          </Link>
        </>
      }
    >
      <div className="rounded-2xl bg-surface px-4 pt-3 text-sm text-ink">
        <p className="text-pretty">{sentence}</p>
        <Sources of={[HELD_DOSE]} />
      </div>
    </Lead>
  );
}
