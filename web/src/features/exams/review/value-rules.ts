import type { ValueField } from '../upload/upload-state.ts';

/** As many characters as the contract takes. */
export const VALUE_LENGTH = { parameter: 120, value: 60, unit: 40, referenceRange: 1000 } as const;

interface Refusal {
  field: ValueField;
  sentence: string;
}

/** The texts of a value that are no longer as they were. */
export function changesOf(
  before: Record<ValueField, string>,
  now: Record<ValueField, string>,
): Partial<Record<ValueField, string>> {
  return Object.fromEntries(
    Object.entries(now).filter(([name, text]) => text !== before[name as ValueField]),
  );
}

/** Why a value cannot be kept as it stands, or null. */
export function refusalOf({ parameter, value }: Record<ValueField, string>): Refusal | null {
  if (parameter.trim() === '') return { field: 'parameter', sentence: 'Escreva o nome do exame.' };
  if (value.trim() === '')
    return { field: 'value', sentence: 'Escreva o valor, ou tire este exame da lista.' };
  return null;
}
