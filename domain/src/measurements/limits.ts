// Limits keep out slips of the finger (a comma forgotten, two fields exchanged), not rare patients.

/** Below 2 % is not compatible with life; scales stop at 75 %. */
export const BODY_FAT_PERCENT = { min: 2, max: 75 };
/** Narrower than a child's waist, wider than any tape in a clinic. */
export const GIRTH_CM = { min: 40, max: 250 };
/** Home meters read from 20 to 600 mg/dL; laboratories somewhat further. */
export const GLUCOSE_MG_DL = { min: 10, max: 900 };
/** No source gives these: they keep out slips, and send whoever really measured one for help. */
export const PULSE_BPM = { min: 25, max: 250 };
export const PULSE_REFUSAL =
  'Um pulso abaixo de 25 ou acima de 250 não cabe no registro. Se foi medido assim, ligue 192 (SAMU); se foi engano ao digitar, corrija.';

/** A weight that differs by more than this from the last one is confirmed by the patient, not refused. */
export const JUMP_SHARE = 0.1;

export function isJump(weightKg: number, lastKg: number | null): boolean {
  return lastKg !== null && Math.abs(weightKg - lastKg) > lastKg * JUMP_SHARE + 1e-9;
}
