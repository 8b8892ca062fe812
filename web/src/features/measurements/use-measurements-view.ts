import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { useSearch } from '@tanstack/react-router';
import { useChangeAddress } from '../../lib/address.ts';
import {
  type MeasurementDialogName,
  type OtherMeasure,
  readMeasurementsSearch,
  USUAL_PERIOD,
} from './measurements-search.ts';

const CLOSED = { open: undefined, item: undefined, measure: undefined };

/** What the patient is looking at: kept in the address, which is replaced so that back leaves the page at once. */
export function useMeasurementsView() {
  const view = readMeasurementsSearch(useSearch({ strict: false }));
  const change = useChangeAddress();

  return {
    ...view,
    show: (dialog: MeasurementDialogName, item?: string) => void change({ ...CLOSED, open: dialog, item }),
    /** The form, at one of the measures besides the weight. */
    measureNow: (measure: OtherMeasure) => void change({ ...CLOSED, open: 'new', measure }),
    close: () => void change(CLOSED),
    setPeriod: (period: ChartPeriod) => void change({ period: period === USUAL_PERIOD ? undefined : period }),
  };
}

export type MeasurementsView = ReturnType<typeof useMeasurementsView>;
