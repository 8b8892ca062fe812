import type { ValueField } from '../upload/upload-state.ts';

/** As many characters as the contract takes. */
export const VALUE_LENGTH = { parameter: 120, value: 60, unit: 40, referenceRange: 300 } as const;

interface Refusal {
  field: ValueField;
  sentence: string;
}

/** Why a value cannot be kept as it stands, or null. */
export function refusalOf({ parameter, value }: Record<ValueField, string>): Refusal | null {
  if (parameter.trim() === '') return { field: 'parameter', sentence: 'Escreva o nome do exame.' };
  if (value.trim() === '')
    return { field: 'value', sentence: 'Escreva o valor, ou tire este exame da lista.' };
  return null;
}
