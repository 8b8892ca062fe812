import { CHART_PERIODS, type ChartPeriod } from '@leveza/domain/measurements/periods.ts';
import { wordOf } from '../../lib/address.ts';

/** The dialogs of the screen, by the word that opens each: `?open=new`. */
const DIALOGS = ['new', 'edit', 'import'] as const;
export type MeasurementDialogName = (typeof DIALOGS)[number];

/** What the form can be opened to measure instead of the weight: `?open=new&measure=abdominalCircumference`. */
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

export const USUAL_PERIOD: ChartPeriod = '90';

export interface MeasurementsSearch {
  opened: MeasurementDialogName | null;
  /** The measurement that is being edited. */
  item: string | null;
  measure: OtherMeasure | null;
  period: ChartPeriod;
}

/** What an address says about the screen; whatever it says wrongly counts as not said. */
export function readMeasurementsSearch(search: Record<string, unknown>): MeasurementsSearch {
  const { open, item, measure, period } = search;
  const dialog = DIALOGS.find((name) => name === open) ?? null;
  const said = typeof item === 'string' ? item : null;
  return {
    opened: dialog === 'edit' && !said ? null : dialog,
    item: said,
    measure: OTHER_MEASURES.find((name) => name === measure) ?? null,
    period: CHART_PERIODS.find((one) => one === wordOf(period)) ?? USUAL_PERIOD,
  };
}
