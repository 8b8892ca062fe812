import { addDays } from '@leveza/domain/time/days.ts';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { PeriodName } from '../search.ts';
import type { ReportsView } from '../use-reports-view.ts';

// Fields are code that no other part of this screen needs.
const OwnDates = lazyDialog(() => import('./OwnDates.tsx'), 'OwnDates');

interface Props {
  view: ReportsView;
  /** There was a consultation: 'desde a última' means something. */
  hasVisit: boolean;
  today: string;
}

const DAYS: { value: PeriodName; label: string }[] = [
  { value: '7', label: '7 dias' },
  { value: '30', label: '30 dias' },
  { value: '90', label: '90 dias' },
  { value: '365', label: '1 ano' },
];
const VISIT = { value: 'visit', label: 'Desde a última consulta' } as const;
const OWN = { value: 'own', label: 'Outras datas' } as const;

export function PeriodChoice({ view, hasVisit, today }: Props) {
  const { period, own, setOwn } = view;
  const from = own.from ?? addDays(today, -29);
  const to = own.to ?? today;
  return (
    <div className="grid gap-4">
      <RadioGroup
        label="Período"
        look="chips"
        options={[...DAYS, ...(hasVisit || period === 'visit' ? [VISIT] : []), OWN]}
        value={period}
        onChange={view.setPeriod}
      />
      {period === 'own' && <OwnDates from={from} to={to} today={today} onChange={setOwn} />}
    </div>
  );
}
