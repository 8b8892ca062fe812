import { type Measurement, type MeasurementSummary, readMeasurement } from '@leveza/contract/measurements.ts';
import { useSearch } from '@tanstack/react-router';
import { useItem } from '../../lib/use-item.ts';
import type { Pages } from '../../lib/use-pages.ts';
import { toast } from '../../ui/toast.ts';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';
import type { MeasurementsView } from './use-measurements-view.ts';

const MeasurementDialog = lazyDialog(() => import('./form/MeasurementDialog.tsx'), 'MeasurementDialog');
const ImportDialog = lazyDialog(() => import('./import/ImportDialog.tsx'), 'ImportDialog');

interface Props {
  summary: MeasurementSummary;
  /** The loaded history, which usually holds the edited measurement. */
  history: Pages<Measurement>;
  view: MeasurementsView;
}

/** Opens the dialog named by the address; a deleted measurement opens none, and the patient reads so. */
export function Dialogs({ summary, history, view }: Props) {
  const { open, item = null, measure = null } = useSearch({ from: '/kit/private/measurements' });
  useFocusReturns(open);
  useCodeWhenIdle(MeasurementDialog);
  const { close } = view;
  const edited = useItem(readMeasurement, open === 'edit' ? item : null, {
    rows: history.items,
    isLoading: history.pages.isPending,
    onLost: (title) => {
      toast({ title, tone: 'critical' });
      close();
    },
  });
  const about = { summary, measure, onClose: close };
  switch (open) {
    case undefined:
      return null;
    case 'new':
      return <MeasurementDialog measurement={null} {...about} />;
    case 'edit':
      return edited && <MeasurementDialog key={item} measurement={edited} {...about} />;
    case 'import':
      return <ImportDialog onClose={close} />;
  }
}
