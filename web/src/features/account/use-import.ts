import { importData } from '@leveza/contract/account/portability.ts';
import type { Reply } from '@leveza/contract/endpoint.ts';
import { useEffect, useRef } from 'react';
import { useCommand } from '../../lib/api.ts';

export type Imported = Reply<typeof importData>['data'];

/** Fills the account from a file. Afterwards everything on every screen is read again. */
export function useImport() {
  const underWay = useRef<AbortController>(null);

  const run = useCommand(importData, {
    signal: () => {
      underWay.current = new AbortController();
      return underWay.current.signal;
    },
    isStaleAnyway: true,
  });

  const { reset } = run;
  useEffect(() => () => underWay.current?.abort(), []);
  return {
    isRunning: run.isPending,
    imported: run.data?.data,
    refusal: run.error,
    start: (file: File) => run.mutate({ file }),
    forget: reset,
    cancel: () => {
      underWay.current?.abort();
      reset();
    },
  };
}
