import type { openShare as contract } from '@leveza/contract/shares/open.ts';
import type { Answer, Received } from '@leveza/contract/endpoint.ts';
import type { Report } from '@leveza/contract/reports/reports.ts';
import { reportPeriod } from '@leveza/domain/reports/period.ts';
import { DEFAULT_ZONE, addDays, dayIn } from '@leveza/domain/time/days.ts';
import { MOST_REPORT_DAYS, type ReportPart } from '@leveza/domain/reports/types.ts';
import type { VisitorCall } from '../../http/call.ts';
import { reportOf } from '../reports/shared/report-of.ts';
import { tryOpening } from './try-opening.ts';
import { workingShare } from './working-share.ts';

/** The shared parts, as of now, to anybody with the link and its PIN; nothing else of the account. */
export async function openShare(
  visitor: VisitorCall,
  { token, pin }: Received<typeof contract>['body'],
): Promise<Answer<typeof contract>['data']> {
  const { db, now } = visitor;
  const { share, zone: known } = await workingShare(visitor, token);
  await tryOpening(visitor, share, { token, pin });
  const zone = known ?? DEFAULT_ZONE;
  const { parts, fromDay, untilDay } = share;
  const report = await reportOf(
    { db, owner: share.userId, zone, now },
    {
      type: 'comprehensive',
      parts,
      period: periodFrom(fromDay, dayIn(zone, now)),
      isOfPeriodAlone: true,
    },
  );
  const isWhole = parts.includes('summary');
  return {
    parts,
    until: untilDay,
    report: {
      ...report,
      ...(!isWhole && { lastAppointmentOn: null, nextAppointmentOn: null }),
      spending: report.spending && spendingOf(report.spending, parts),
    },
  };
}

type Spending = NonNullable<Report['spending']>;

/** Spending alone tells neither how much weight was lost, nor which doses are planned or what else is taken. */
function spendingOf({ perKgLost, coming, ...spending }: Spending, parts: readonly ReportPart[]): Spending {
  return {
    ...spending,
    perKgLost: parts.includes('weight') ? perKgLost : null,
    coming: coming && {
      ...coming,
      needs: parts.includes('applications') ? coming.needs : [],
      boxes: parts.includes('medications') ? coming.boxes : [],
    },
  };
}

/** From the first shared day to today; a patient who flew west may be a day behind it. */
function periodFrom(fromDay: string, today: string) {
  const period = reportPeriod({ from: fromDay }, today);
  if (!('field' in period)) return period;
  return fromDay > today
    ? { from: today, to: today }
    : { from: addDays(today, 1 - MOST_REPORT_DAYS), to: today };
}
