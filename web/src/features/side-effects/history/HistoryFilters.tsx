import { intensityLabel } from '@leveza/domain/side-effects/intensity.ts';
import { Select } from '../../../ui/form/Select.tsx';
import { LEAST_INTENSITIES, PERIODS } from '../search.ts';
import type { SideEffectsView } from '../use-side-effects-view.ts';
import { useSummary } from '../use-summary.ts';
import { readTypeChoice, typeChoiceOf, typeOptions } from './type-filter.ts';

const ALL = 'all' as const;
const INTENSITIES = [
  { value: ALL, label: 'Todas' },
  ...LEAST_INTENSITIES.map((value) => ({
    value,
    label: value === '5' ? intensityLabel(5) : `${intensityLabel(Number(value))} ou mais`,
  })),
];
const PERIOD_LABEL = { '7': '7 dias', '30': '30 dias', '90': '90 dias', '365': '1 ano' } as const;
const PERIOD_OPTIONS = [
  { value: ALL, label: 'Todo o período' },
  ...PERIODS.map((value) => ({ value, label: PERIOD_LABEL[value] })),
];

export function HistoryFilters({ view }: { view: SideEffectsView }) {
  const byType = useSummary().data?.data.byType ?? [];
  return (
    <div role="group" aria-label="Filtros" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      <Select
        label="Tipo"
        options={typeOptions(byType)}
        value={typeChoiceOf(view)}
        onChange={(choice) => view.setType(readTypeChoice(choice))}
        className="max-sm:col-span-2"
      />
      <Select
        label="Intensidade"
        options={INTENSITIES}
        value={view.intensity ?? ALL}
        onChange={view.setIntensity}
      />
      <Select label="Período" options={PERIOD_OPTIONS} value={view.period ?? ALL} onChange={view.setPeriod} />
    </div>
  );
}
