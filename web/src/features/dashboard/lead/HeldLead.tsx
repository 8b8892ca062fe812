import { HELD_DOSE } from '@leveza/domain/side-effects/held-dose.ts';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { whenText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Lead } from '../../../ui/Lead.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Sources } from '../../../ui/Sources.tsx';

const Scene = lazyPart(() => import('./Scene.tsx'), 'Scene');

interface Props {
  /** When the sign was felt. */
  since: string;
  isByMouth: boolean;
}

/** After a sign of an inflamed pancreas nothing invites to the next dose: a doctor comes first, by the leaflet. */
export function HeldLead({ since, isByMouth }: Props) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const { title, figure, sentence } = HELD_DOSE;
  return (
    <Lead
      title={title}
      figure={figure}
      detail={`Você registrou dor forte na barriga que não passa, ${whenText(since, { zone, now })}.`}
      drawing={
        <div className="size-20 sm:size-28">
          <Suspense fallback={null}>
            <Scene scene="paused" />
          </Suspense>
        </div>
      }
      actions={
        <>
          <Link to="/side-effects" search={{ open: 'signs' }} variant="lead">
            Ver o que fazer
          </Link>
          <Link to="/dashboard" search={{ record: isByMouth ? 'medicine' : 'dose' }} variant="lead-quiet">
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
