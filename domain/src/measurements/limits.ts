// Limits keep out slips of the finger (a comma forgotten, two fields exchanged), not rare patients.

/** Below 2 % is not compatible with life; scales stop at 75 %. */
export const BODY_FAT_PERCENT = { min: 2, max: 75 };
/** Narrower than a child's waist, wider than any tape in a clinic. */
export const GIRTH_CM = { min: 40, max: 250 };
/** Home meters read from 20 to 600 mg/dL; laboratories somewhat further. */
export const GLUCOSE_MG_DL = { min: 10, max: 900 };
/** No source gives these: they keep out slips, and send a patient who really measured one for help. */
export const PULSE_BPM = { min: 25, max: 250 };
export const PULSE_REFUSAL =
  'Um pulso abaixo de 25 ou acima de 250 não cabe no registro. Se foi medido assim, ligue 192 (SAMU); se foi engano ao digitar, corrija.';

/** A value that differs by more than this from the last one is confirmed by the patient, not refused. */
const JUMP_SHARE = 0.1;
/** After a month without a value, what the body may really have done is added, up to what a year of treatment does. */
const JUMP_SHARE_MORE = { afterDays: 28, perWeek: 0.01, most: 0.35 };

/** Whether a value is more likely a slip of the finger than a change, `daysApart` from the one that is known. */
export function isJump(value: number, last: number | null, daysApart = 0): boolean {
  return last !== null && Math.abs(value - last) > last * shareWithin(daysApart) + 1e-9;
}

function shareWithin(days: number): number {
  const { afterDays, perWeek, most } = JUMP_SHARE_MORE;
  const weeks = Math.max(Math.abs(days) - afterDays, 0) / 7;
  return Math.min(JUMP_SHARE + weeks * perWeek, most);
}
