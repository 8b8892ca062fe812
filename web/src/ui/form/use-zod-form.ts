import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { plainSentence } from './plain-sentence.ts';

/** A form whose fields hold `V` and which hands over `O` once the schema has accepted it. */
export type ZodForm<V extends FieldValues, O> = UseFormReturn<V, unknown, O>;

/** A form checked by a schema of the contract: a field when it is left, all of them when it is sent. */
export function useZodForm<V extends FieldValues, O>(
  schema: z.ZodType<O, V>,
  options: Omit<UseFormProps<V, unknown, O>, 'resolver' | 'mode' | 'reValidateMode'> = {},
): ZodForm<V, O> {
  return useForm<V, unknown, O>({
    ...options,
    // For its fields: how long a text may be, the schema says.
    context: schema,
    resolver: zodResolver(schema, { error: plainSentence }),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
  });
}
