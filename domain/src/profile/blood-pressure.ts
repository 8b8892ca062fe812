import { DIASTOLIC_MMHG, SYSTOLIC_MMHG } from './limits.ts';

export interface BloodPressure {
  systolic: number;
  diastolic: number;
}

/** '120/80' as two numbers; null for anything that does not look like number/number. */
export function readBloodPressure(text: string): BloodPressure | null {
  const [, systolic, diastolic] = /^\s*(\d{1,4})\s*\/\s*(\d{1,4})\s*$/.exec(text) ?? [];
  return systolic && diastolic ? { systolic: Number(systolic), diastolic: Number(diastolic) } : null;
}

export function isPlausible({ systolic, diastolic }: BloodPressure): boolean {
  return (
    systolic >= SYSTOLIC_MMHG.min &&
    systolic <= SYSTOLIC_MMHG.max &&
    diastolic >= DIASTOLIC_MMHG.min &&
    diastolic <= DIASTOLIC_MMHG.max &&
    diastolic < systolic
  );
}
