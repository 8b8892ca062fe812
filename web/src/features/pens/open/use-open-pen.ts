import type { Pen } from '@leveza/contract/pens/pens.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { useState } from 'react';
import { usePenMovement } from '../use-pen-movement.ts';

/** Opens the next sealed container, now or at a moment already past. */
export function useOpenPen(pen: Pen, onOpened: () => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const { record, isPending } = usePenMovement(pen);
  const name = pen.medication.commercialName;
  return {
    failure,
    isPending,
    open: async (at?: Date) => {
      setFailure(null);
      try {
        await record(
          { kind: 'opening', ...(at && { happenedAt: at.toISOString() }) },
          { title: `${name} aberta`, undone: `${name} lacrada de novo` },
        );
        onOpened();
      } catch (cause) {
        if (!(cause instanceof Problem)) throw cause;
        setFailure(`Erro ao abrir: ${cause.fields?.happenedAt ?? cause.message}`);
      }
    },
  };
}
