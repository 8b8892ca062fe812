import { CHART_PERIODS, type ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { oneOf, textOf } from '../../lib/address.ts';

const DIALOGS = ['new', 'edit', 'import'] as const;
export type MeasurementDialogName = (typeof DIALOGS)[number];

/** Values the form can be opened for instead of the weight: `?open=new&measure=abdominalCircumference`. */
export const OTHER_MEASURES = [
  'abdominalCircumference',
  'hipCircumference',
  'bodyFat',
  'bloodPressureSyst',
  'bloodPressureDiast',
  'glucose',
  'restingPulse',
] as const;
export type OtherMeasure = (typeof OTHER_MEASURES)[number];

export interface MeasurementsSearch {
  open?: MeasurementDialogName;
  /** The measurement that is being edited. */
  item?: string;
  measure?: OtherMeasure;
  period?: ChartPeriod;
}

export function readMeasurementsSearch(search: Record<string, unknown>): MeasurementsSearch {
  const open = oneOf(DIALOGS, search.open);
  const item = textOf(search.item);
  return {
    open: open === 'edit' && !item ? undefined : open,
    item,
    measure: oneOf(OTHER_MEASURES, search.measure),
    period: oneOf(CHART_PERIODS, search.period),
  };
}
