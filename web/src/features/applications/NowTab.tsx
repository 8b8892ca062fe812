import type { ReactNode } from 'react';
import { DayStrip } from './day/DayStrip.tsx';
import type { DoseDay } from './day/use-dose-day.ts';
import { FirstApplication } from './next-dose/FirstApplication.tsx';
import { NextDoseLead } from './next-dose/NextDoseLead.tsx';
import { NextDoseNotes } from './next-dose/NextDoseNotes.tsx';
import { PlanRows } from './next-dose/PlanRows.tsx';
import type { ApplicationsView } from './use-applications-view.ts';
import type { Overview } from './use-overview.ts';
import { OffDayOffer } from './usual-day/OffDayOffer.tsx';

interface Props {
  overview: Overview;
  doseDay: DoseDay;
  view: ApplicationsView;
  notices: ReactNode;
  plans: ReactNode;
}

/** The next dose with its action, the days around today, and the plan behind both. */
export function NowTab({ overview, doseDay, view, notices, plans }: Props) {
  if (overview.nextDose.state === 'none') {
    return (
      <div className="grid gap-8">
        <FirstApplication view={view} />
        {plans}
        {notices}
      </div>
    );
  }
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <div className="grid min-w-0 gap-4">
        <NextDoseLead overview={overview} view={view} />
        <NextDoseNotes nextDose={overview.nextDose} />
        <OffDayOffer overview={overview} />
      </div>
      <div className="grid min-w-0 gap-8">
        <DayStrip doseDay={doseDay} view={view} />
        <div className="grid gap-3">
          <PlanRows overview={overview} view={view} />
          {plans}
        </div>
        {notices}
      </div>
    </div>
  );
}
