import type { Measurement, MeasurementSummary } from '@leveza/contract/measurements.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import type { MeasurementsView } from './use-measurements-view.ts';

const load = () => import('./form/MeasurementDialog.tsx');
const MeasurementDialog = lazy(async () => ({ default: (await load()).MeasurementDialog }));
const ImportDialog = lazy(async () => ({
  default: (await import('./import/ImportDialog.tsx')).ImportDialog,
}));

interface Props {
  summary: MeasurementSummary;
  /** Those on the screen, among which the edited one is. */
  measurements: readonly Measurement[];
  view: MeasurementsView;
}

/** Whatever the address asks to open; a measurement that is not there opens nothing. */
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

function Opened({ summary, measurements, view }: Props) {
  const { opened, item, close } = view;
  const about = { summary, measurements, onClose: close };
  switch (opened) {
    case null:
      return null;
    case 'new':
      return <MeasurementDialog measurement={null} {...about} />;
    case 'edit': {
      const measurement = measurements.find(({ id }) => id === item);
      return measurement && <MeasurementDialog key={item} measurement={measurement} {...about} />;
    }
    case 'import':
      return <ImportDialog onClose={close} />;
  }
}
