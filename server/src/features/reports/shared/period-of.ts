import { Problem } from '@leveza/contract/problem.ts';
import { type Period, reportPeriod } from '@leveza/domain/reports/period.ts';
import { type Day, dayIn } from '@leveza/domain/time/days.ts';
import type { Call } from '../../../http/call.ts';

/** The days a report is asked for, or a refusal at the field that is wrong. */
export function periodOf(
  { zone, now }: Pick<Call, 'zone' | 'now'>,
  asked: { from?: Day | undefined; to?: Day | undefined },
): Period {
  const period = reportPeriod(asked, dayIn(zone, now));
  if ('field' in period) throw new Problem('invalid-input', { fields: { [period.field]: period.sentence } });
  return period;
}
