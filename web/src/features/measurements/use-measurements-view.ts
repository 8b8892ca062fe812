import { useNavigate, useSearch } from '@tanstack/react-router';
import { type MeasurementDialogName, readMeasurementsSearch } from './measurements-search.ts';

/** What the patient is looking at: kept in the address, which is replaced so that back leaves the page at once. */
export function useMeasurementsView() {
  const view = readMeasurementsSearch(useSearch({ strict: false }));
  const navigate = useNavigate();

  const change = (changes: { open: MeasurementDialogName | undefined; item: string | undefined }) =>
    void navigate({
      to: '.',
      // Each tab has its own page, and which one this is is not known here.
      search: ((before: object) => ({ ...before, ...changes })) as never,
      replace: true,
      resetScroll: false,
    });

  return {
    ...view,
    show: (dialog: MeasurementDialogName, item?: string) => change({ open: dialog, item }),
    close: () => change({ open: undefined, item: undefined }),
  };
}

export type MeasurementsView = ReturnType<typeof useMeasurementsView>;
