import type { Period } from '@leveza/domain/reports/period.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import { instantAt } from '@leveza/domain/time/instants.ts';

/** A period of days as the instants it begins and ends at; the end is not part of it. */
export interface Span {
  owner: string;
  zone: string;
  from: Date;
  to: Date;
}

export function spanOf({ owner, zone }: Pick<Span, 'owner' | 'zone'>, period: Period): Span {
  return {
    owner,
    zone,
    from: instantAt(period.from, '00:00', zone),
    to: instantAt(addDays(period.to, 1), '00:00', zone),
  };
}
