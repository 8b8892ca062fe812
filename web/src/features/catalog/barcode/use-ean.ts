import { WRONG_EAN } from '@leveza/contract/catalog/catalog.ts';
import { findByEan } from '@leveza/contract/catalog/search.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { normaliseEan } from '@leveza/domain/catalog/ean.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api.ts';

export type EanAnswer = Reply<typeof findByEan>['data'] & { ean: string };

/** Looks up a barcode, typed or read; one that cannot be whole is refused before it is sent. */
export function useEan() {
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const look = useMutation<EanAnswer, Problem, string>({
    mutationFn: async (ean) => ({ ...(await call(findByEan, { params: { ean } })).data, ean }),
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
