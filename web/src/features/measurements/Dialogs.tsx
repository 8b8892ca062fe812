import { type Measurement, type MeasurementSummary, readMeasurement } from '@leveza/contract/measurements.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useItem } from '../../lib/use-item.ts';
import type { Pages } from '../../lib/use-pages.ts';
import { toast } from '../../ui/toast.ts';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import type { MeasurementsView } from './use-measurements-view.ts';

const load = () => import('./form/MeasurementDialog.tsx');
const MeasurementDialog = lazy(async () => ({ default: (await load()).MeasurementDialog }));
const ImportDialog = lazy(async () => ({
  default: (await import('./import/ImportDialog.tsx')).ImportDialog,
}));

interface Props {
  summary: MeasurementSummary;
  /** What is on the screen, among which the edited one usually is. */
  history: Pages<Measurement>;
  view: MeasurementsView;
}

/** Whatever the address asks to open; a measurement that is no more opens nothing, and says so. */
export function Dialogs(props: Props) {
  useFocusReturns(props.view.opened ?? undefined);
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  return (
    <Suspense fallback={null}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ summary, history, view }: Props) {
  const { opened, item, measure, close } = view;
  const edited = useItem(readMeasurement, opened === 'edit' ? item : null, {
    rows: history.items,
    isLoading: history.pages.isPending,
    onLost: (title) => {
      toast({ title, tone: 'critical' });
      close();
    },
  });
  const about = { summary, measure, onClose: close };
  switch (opened) {
    case null:
      return null;
    case 'new':
      return <MeasurementDialog measurement={null} {...about} />;
    case 'edit':
      return edited && <MeasurementDialog key={item} measurement={edited} {...about} />;
    case 'import':
      return <ImportDialog onClose={close} />;
  }
}
