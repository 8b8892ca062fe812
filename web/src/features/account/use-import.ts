import { importData } from '@leveza/contract/account/portability.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api.ts';
import { refetchAfter } from '../../lib/facts.ts';

export type Imported = Reply<typeof importData>['data'];

/** Fills the account from a file. Afterwards everything on every screen is read again. */
export function useImport() {
  const cache = useQueryClient();
  const underWay = useRef<AbortController>(null);

  const run = useMutation<Imported, Problem, File>({
    mutationFn: async (file) => {
      underWay.current = new AbortController();
      return (await call(importData, { file }, underWay.current.signal)).data;
    },
    // Also when it was stopped: the server may have been done already.
    onSettled: () => refetchAfter(cache, importData),
  });

  const { reset } = run;
  useEffect(() => () => underWay.current?.abort(), []);
  return {
    isRunning: run.isPending,
    imported: run.data,
    refusal: run.error?.message,
    start: run.mutate,
    forget: reset,
    cancel: () => {
      underWay.current?.abort();
      reset();
    },
  };
}
