import type { ReportType } from '@leveza/domain/reports/types.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import { type PeriodName, type ReportsSearch, USUAL_PERIOD, USUAL_TYPE } from './search.ts';

/** The view's state, kept in the address. */
export function useReportsView() {
  const search = useSearch({ from: '/kit/private/reports' });
  const navigate = useNavigate({ from: '/reports' });
  const change = (changes: ReportsSearch) => void navigate(inPlace(changes));
  const { type = USUAL_TYPE, period = USUAL_PERIOD, annex, from, to } = search;

  return {
    type,
    period,
    own: { from, to },
    // 'Completo' is everything.
    hasAnnex: annex === undefined ? type === 'comprehensive' : annex === 'yes',
    setType: (next: ReportType) => change({ type: next === USUAL_TYPE ? undefined : next, annex: undefined }),
    setPeriod: (next: PeriodName) =>
      change({ period: next === USUAL_PERIOD ? undefined : next, from: undefined, to: undefined }),
    setOwn: (days: { from?: string; to?: string }) => change({ period: 'own', ...days }),
    setAnnex: (isWanted: boolean) => change({ annex: isWanted ? 'yes' : 'no' }),
  };
}

export type ReportsView = ReturnType<typeof useReportsView>;
