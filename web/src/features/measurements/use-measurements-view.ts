import type { ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import type { MeasurementDialogName, MeasurementsSearch, OtherMeasure } from './search.ts';

const CLOSED = { open: undefined, item: undefined, measure: undefined };

/** The view's state, kept in the address. */
export function useMeasurementsView() {
  // Without the words of the dialogs: one that opens draws the page under it no second time.
  const period = useSearch({
    from: '/kit/private/measurements',
    select: (search) => search.period,
  });
  const navigate = useNavigate({ from: '/measurements' });
  const change = (changes: MeasurementsSearch) => void navigate(inPlace(changes));

  return {
    /** Undefined until the patient chooses one: the answer says which it shows. */
    period,
    show: (dialog: MeasurementDialogName, about?: string) => change({ ...CLOSED, open: dialog, item: about }),
    /** The form, at one of the measures besides the weight. */
    measureNow: (other: OtherMeasure) => change({ ...CLOSED, open: 'new', measure: other }),
    close: () => change(CLOSED),
    setPeriod: (next: ChartPeriod) => change({ period: next }),
  };
}

export type MeasurementsView = ReturnType<typeof useMeasurementsView>;
