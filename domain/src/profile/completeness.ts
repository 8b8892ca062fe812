/** The seven fields of the profile's completeness (specification, first document, section 2). */
export const COMPLETENESS_FIELDS = [
  'name',
  'email',
  'phone',
  'birthDate',
  'gender',
  'height',
  'initialWeight',
] as const;

/** 'Prefiro não informar' is an answer, and stored as nothing: without one the field is not among those asked. */
const MAY_BE_UNSAID: readonly string[] = ['gender'];

/** The fields each card counts. */
export const SECTION_FIELDS = {
  personal: ['name', 'phone', 'birthDate', 'gender'],
  physical: ['height', 'initialWeight', 'targetWeight'],
  medical: ['diabetesType', 'hba1c'],
  lifestyle: ['exerciseFrequency', 'sleepHours', 'smokingStatus', 'alcoholConsumption'],
} as const;
export type ProfileSection = keyof typeof SECTION_FIELDS;

export interface Completion {
  percent: number;
  state: 'complete' | 'partial' | 'empty';
}

export function completionOf<K extends string>(
  values: { readonly [field in K]?: unknown },
  fields: readonly K[],
): Completion {
  const asked = fields.filter((field) => isFilled(values[field]) || !MAY_BE_UNSAID.includes(field));
  const filled = asked.filter((field) => isFilled(values[field])).length;
  if (filled === 0) return { percent: 0, state: 'empty' };
  const percent = Math.round((filled / asked.length) * 100);
  return { percent, state: filled === asked.length ? 'complete' : 'partial' };
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}
