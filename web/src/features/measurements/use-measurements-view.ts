import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/address.ts';
import { type MeasurementDialogName, readMeasurementsSearch } from './measurements-search.ts';

/** What the patient is looking at: kept in the address, which is replaced so that back leaves the page at once. */
export function useMeasurementsView() {
  const view = readMeasurementsSearch(useSearch({ strict: false }));
  const change = useChangeAddress();

  return {
    ...view,
    show: (dialog: MeasurementDialogName, item?: string) => void change({ open: dialog, item }),
    close: () => void change({ open: undefined, item: undefined }),
  };
}

export type MeasurementsView = ReturnType<typeof useMeasurementsView>;
