import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { usePenMovement } from '../use-pen-movement.ts';

/** Opens the next sealed container, now or at a moment already past. */
export function useOpenPen(pen: Pen, onOpened: () => void) {
  const { record } = usePenMovement(pen);
  const name = pen.medication.commercialName;

  const { refusal, ...asking } = useAskFirst(async (at: Date | undefined) => {
    await record(
      { kind: 'opening', ...(at && { happenedAt: at.toISOString() }) },
      { title: `${name} aberta`, undone: `${name} lacrada de novo` },
    );
    onOpened();
  });

  return { ...asking, failure: refusal && `Erro ao abrir: ${refusal.fields?.happenedAt ?? refusal.message}` };
}
