import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { DayStrip } from './day/DayStrip.tsx';
import type { DoseDay } from './day/use-dose-day.ts';
import { EnterPast, FirstApplication } from './next-dose/FirstApplication.tsx';
import { NextDoseLead } from './next-dose/NextDoseLead.tsx';
import { PlanRows } from './next-dose/PlanRows.tsx';
import type { ApplicationsView } from './use-applications-view.ts';
import type { Overview } from './use-overview.ts';
import { OffDayOffer } from './usual-day/OffDayOffer.tsx';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { LeadColumns } from '../../ui/LeadColumns.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Sources } from '../../ui/Sources.tsx';
import { useSession } from '../../lib/session.ts';
import { useNow } from '../../lib/use-now.ts';
import { nextDoseWords, prescriberWords } from './shared/next-dose-words.ts';
import { standingNow } from './shared/standing-now.ts';

const HeldLead = lazyPart(() => import('./shared/HeldLead.tsx'), 'HeldLead');

interface Props {
  overview: Overview;
  doseDay: DoseDay;
  view: ApplicationsView;
  notices: ReactNode;
  plans: ReactNode;
  pause: ReactNode;
}

/** The next dose with its action, the days around today, and the plan behind both. */
export function NowTab({ overview, doseDay, view, notices, plans, pause }: Props) {
  const { doseHold } = overview;
  const held = doseHold && (
    <Suspense fallback={<Skeleton className="h-80 rounded-3xl" />}>
      <HeldLead hold={doseHold} />
    </Suspense>
  );
  if (overview.nextDose.state === 'none') {
    return (
      <div className="grid gap-8">
        {held ? (
          <div className="grid justify-items-center gap-4">
            <div className="w-full">{held}</div>
            <EnterPast view={view} />
          </div>
        ) : (
          <FirstApplication view={view} />
        )}
        {plans}
        {notices}
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      <LeadColumns
        lead={
          <div className="grid min-w-0 gap-4">
            {held || (
              <>
                <NextDoseLead overview={overview} view={view} />
                <NextDoseNotes nextDose={overview.nextDose} />
                <OffDayOffer overview={overview} />
              </>
            )}
          </div>
        }
      >
        <DayStrip doseDay={doseDay} view={view} />
        <div className="grid gap-3">
          <PlanRows overview={overview} view={view}>
            {pause}
          </PlanRows>
          {plans}
        </div>
        {notices}
      </LeadColumns>
    </div>
  );
}

/** The source of the advice about a late dose; none while the advice is to ask the prescriber. */
function NextDoseNotes({ nextDose }: { nextDose: NextDose }) {
  const { timeZone: zone } = useSession();
  const now = useNow();
  const rule = nextDoseWords(standingNow(nextDose, { zone, now }), { zone, now })?.rule;
  return rule && !prescriberWords(nextDose) && <Sources of={[rule]} />;
}
