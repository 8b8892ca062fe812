import type {
  registerApplication,
  registerApplicationElsewhere,
} from '@leveza/contract/applications/applications.ts';
import type { Dashboard, Today } from '@leveza/contract/dashboard.ts';
import { Syringe } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { daysText } from '../../../lib/moment-words.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useOnItsWay } from '../../../lib/use-on-its-way.ts';
import { Lead } from '../../../ui/Lead.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Ring } from '../../../ui/Ring.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { standingNow } from '../../applications/shared/standing-now.ts';
import { LevelSpark } from './LevelSpark.tsx';
import { type LeadWords, leadWords } from './lead-words.ts';

const Advice = lazyPart(() => import('./Advice.tsx'), 'Advice');
const ResumeTreatment = lazyPart(() => import('../../plans/shared/ResumeTreatment.tsx'), 'ResumeTreatment');
const LeadWarning = lazyPart(() => import('../../../ui/LeadWarning.tsx'), 'LeadWarning');
const UnrecordedDose = lazyPart(
  () => import('../../applications/shared/UnrecordedDose.tsx'),
  'UnrecordedDose',
);
const Scene = lazyPart(() => import('./Scene.tsx'), 'Scene');

interface Props {
  dashboard: Dashboard;
  /** Undefined until it was read. */
  today: Today | undefined;
}

/** The next action: the dose of today, or the days until the next one. */
export function DoseLead({ dashboard: { nextDose, firstSteps, daysInTreatment }, today }: Props) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const isFromPen = useOnItsWay('/applications' satisfies typeof registerApplication.path);
  const isElsewhere = useOnItsWay(
    '/applications/elsewhere' satisfies typeof registerApplicationElsewhere.path,
  );
  const standing = standingNow(nextDose, { zone, now });
  const words = leadWords({
    nextDose: standing,
    today,
    hasPen: firstSteps.hasPen,
    hasStarted: daysInTreatment !== null,
    zone,
    now,
  });
  const { title, figure, details, note, advice, warning, canResume, actions, drawing } = words;
  return (
    <Lead
      title={title}
      figure={figure}
      isWaiting={isFromPen || isElsewhere}
      detail={
        details.length > 0 &&
        details.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))
      }
      drawing={<Drawing of={drawing} />}
      actions={
        actions.length > 0 && (
          <>
            {canResume && (
              <Suspense fallback={<Skeleton className="h-11 w-52 opacity-30" />}>
                <ResumeTreatment />
              </Suspense>
            )}
            {actions.map(({ label, link }, index) => (
              <Link
                key={label}
                {...link}
                variant={index === 0 && !canResume ? 'lead' : 'lead-quiet'}
                icon={label === 'Registrar' ? Syringe : undefined}
              >
                {label}
              </Link>
            ))}
          </>
        )
      }
    >
      {note && <p className="text-sm text-pretty tabular-nums">{note}</p>}
      {warning && (
        <Suspense fallback={<Skeleton className="h-11 rounded-2xl" />}>
          <LeadWarning text={warning} />
        </Suspense>
      )}
      {advice && (
        <Suspense fallback={<Skeleton className="h-16 rounded-2xl" />}>
          <Advice {...advice} />
        </Suspense>
      )}
      {standing.unrecordedAt && (
        <Suspense fallback={<Skeleton className="h-11 opacity-30" />}>
          <UnrecordedDose nextDose={standing} to="/dashboard" />
        </Suspense>
      )}
      {typeof drawing === 'object' && today?.level && <LevelSpark level={today.level} />}
    </Lead>
  );
}

function Drawing({ of: drawing }: { of: LeadWords['drawing'] }) {
  if (typeof drawing === 'string') {
    return (
      <div className="size-20 sm:size-28">
        <Suspense fallback={null}>
          <Scene scene={drawing} />
        </Suspense>
      </div>
    );
  }
  const { daysLeft, of } = drawing;
  return (
    <Ring
      share={of > 0 ? 1 - daysLeft / of : 0}
      label={daysLeft === 1 ? 'Falta 1 dia' : `Faltam ${daysText(daysLeft)}`}
    >
      <span className="text-4xl font-bold tabular-nums">{daysLeft}</span>
      <span className="mt-1 text-sm">{daysLeft === 1 ? 'dia' : 'dias'}</span>
    </Ring>
  );
}
