/** Values of a box unless the patient enters others (specification, second document, section 9). */
export const DEFAULT_LOW_STOCK_THRESHOLD = 5;
export const DEFAULT_EXPIRY_ALERT_DAYS = 30;
export const DEFAULT_EFFECTIVENESS = 3;
export const DEFAULT_DAILY_DOSES = 1;

/** The specification names the ends of the scale. */
export const EFFECTIVENESS_LABEL: Record<1 | 2 | 3 | 4 | 5, string> = {
  1: 'Pouco eficaz',
  2: 'Razoável',
  3: 'Eficaz',
  4: 'Muito eficaz',
  5: 'Excelente',
};
