import { exportData } from '@leveza/contract/account/portability.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { download } from '../../lib/download.ts';
import { refetchAfter } from '../../lib/facts.ts';
import { dayOf } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useSession } from '../../lib/session.ts';

/** Everything about the patient, handed to the browser's downloads. Can be stopped, and stops with its dialog. */
export function useExport() {
  const { timeZone } = useSession();
  const cache = useQueryClient();
  const underWay = useRef<AbortController>(null);

  const run = useMutation<number, Problem>({
    mutationFn: async () => {
      underWay.current = new AbortController();
      const file = await download(exportData, {}, underWay.current.signal);
      saveFile(file, `leveza-dados-${dayOf(new Date(), timeZone)}.zip`);
      return file.size;
    },
    onSuccess: () => refetchAfter(cache, exportData),
  });

  const { reset } = run;
  useEffect(() => () => underWay.current?.abort(), []);
  return {
    isRunning: run.isPending,
    savedBytes: run.data,
    refusal: run.error?.message,
    start: () => run.mutate(),
    cancel: () => {
      underWay.current?.abort();
      reset();
    },
  };
}
