import { importWeights, undoImport } from '@leveza/contract/measurements.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { type ChangeMessage, tell } from '../../../ui/toast.ts';
import { weightsText } from '../measurement-words.ts';
import type { ImportBody } from './reading.ts';

/** Sends what was read, all of it or nothing, and offers to take the whole import back. */
export function useImportWeights(onDone: () => void) {
  const send = useCommand(importWeights);
  const takeBack = useKeptCommand(undoImport);
  const [refusal, setRefusal] = useState<string | null>(null);

  const undo = async (id: string) => {
    const { data } = await takeBack.mutateAsync({ params: { id } });
    return { title: 'Importação desfeita', detail: `${weightsText(data.removed)} a menos` };
  };

  return {
    isPending: send.isPending,
    refusal,
    forget: () => setRefusal(null),
    async submit({ source, rows }: ImportBody) {
      try {
        const { data } = await send.mutateAsync({ body: { source, rows } });
        tell(importedText(data, () => undo(data.importId)));
        onDone();
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        setRefusal(cause.message);
      }
    },
  };
}

function importedText(
  { added, merged }: { added: number; merged: number },
  undo: NonNullable<ChangeMessage['undo']>,
): ChangeMessage {
  if (added === 0) {
    return { title: 'Nada de novo', detail: 'Todos já estavam aqui.', tone: 'info' };
  }
  const title = added === 1 ? '1 peso importado' : `${weightsText(added)} importados`;
  if (merged === 0) return { title, undo };
  return { title, detail: `${weightsText(merged)} já ${merged === 1 ? 'estava' : 'estavam'} aqui.`, undo };
}
