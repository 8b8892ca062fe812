import { WRONG_EAN } from '@leveza/contract/catalog/catalog.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

export type Barcode<Answer extends object> = ReturnType<typeof useBarcode<Answer>>;

/** Looks up a barcode, typed or read; one that cannot be whole is refused before it is sent. */
export function useBarcode<Answer extends object>(lookUp: (ean: string) => Promise<Answer>) {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const look = useMutation<Answer & { ean: string }, Problem, string>({
    mutationFn: async (ean) => ({ ...(await lookUp(ean)), ean }),
  });

  const find = (text: string) => {
    const ean = normaliseEan(text);
    setRefusal(ean ? undefined : WRONG_EAN);
    if (ean) look.mutate(ean);
  };

  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      setRefusal(undefined);
      look.reset();
    },
    refusal: refusal ?? look.error?.fields?.ean,
    problem: look.error?.fields?.ean ? null : look.error,
    find,
    isLooking: look.isPending,
    answer: look.data ?? null,
  };
}
