import {
  downloadCalendar,
  readFeedState,
  startCalendarFeed,
  stopCalendarFeed,
} from '@leveza/contract/calendar/feed.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read, useCommand } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { tellFailure, toast } from '../../../ui/toast.ts';

/** The secret address of the calendar: it is told once, when it is made, and kept nowhere else. */
export function useFeed() {
  const state = useQuery(read(readFeedState, {}));
  const [url, setUrl] = useState<string | null>(null);
  const start = useCommand(startCalendarFeed);
  const stop = useCommand(stopCalendarFeed);
  const file = useMutation<void, Problem, boolean>({
    mutationFn: async (showsNames) =>
      saveFile(await download(downloadCalendar, { query: { showsNames: String(showsNames) } }), 'leveza.ics'),
    onError: tellFailure('Erro ao baixar'),
  });
  return {
    state,
    url,
    isPending: start.isPending || stop.isPending,
    isSaving: file.isPending,
    create: (showsNames: boolean) =>
      start.mutate(
        { body: { showsNames } },
        { onSuccess: ({ data }) => setUrl(data.url), onError: tellFailure('Erro ao criar o endereço') },
      ),
    end: () =>
      stop.mutate(
        {},
        {
          onSuccess: () => {
            setUrl(null);
            toast({
              title: 'Endereço encerrado',
              detail: 'Os aplicativos que o usavam não recebem mais nada.',
            });
          },
          onError: tellFailure('Erro ao encerrar'),
        },
      ),
    save: (showsNames: boolean) => file.mutate(showsNames),
  };
}

export type Feed = ReturnType<typeof useFeed>;
