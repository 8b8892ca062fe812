/** The dialogs of the screen, by the word that opens each: `?open=new`. */
const DIALOGS = ['new', 'edit', 'import'] as const;
export type MeasurementDialogName = (typeof DIALOGS)[number];

export interface MeasurementsSearch {
  opened: MeasurementDialogName | null;
  /** The measurement that is being edited. */
  item: string | null;
}

/** What an address says about the screen; whatever it says wrongly counts as not said. */
export function readMeasurementsSearch({ open, item }: Record<string, unknown>): MeasurementsSearch {
  const dialog = DIALOGS.find((name) => name === open) ?? null;
  const said = typeof item === 'string' ? item : null;
  return { opened: dialog === 'edit' && !said ? null : dialog, item: said };
}
