import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useMemo } from 'react';
import { instantOf } from '../../../lib/moment.ts';
import { useSession } from '../../../lib/session.ts';
import { inFormWords } from '../../../ui/form/in-form-words.ts';
import { NOW, onlyMoment } from '../../../ui/form/only-moment.ts';
import { useTimedDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import { usePenMovement } from '../use-pen-movement.ts';

/** Opens the next sealed container, now or at a moment already past. */
export function useOpenPen(pen: Pen, onOpened: () => void) {
  const { timeZone } = useSession();
  const schema = useMemo(() => onlyMoment(timeZone), [timeZone]);
  const draft = useTimedDraft(`open-pen:${pen.id}`, NOW);
  const { record } = usePenMovement(pen, draft);
  const name = pen.medication.commercialName;
  return useRecord({
    schema,
    values: NOW,
    draft,
    save: ({ moment }, { confirmed }) => {
      const happenedAt = instantOf(moment, timeZone);
      return record(
        { kind: 'opening', ...(happenedAt && { happenedAt }), ...confirmed },
        { title: `${name} aberta`, undone: `${name} lacrada de novo` },
      );
    },
    atField: (problem) => inFormWords(problem, (field) => (field === 'happenedAt' ? 'moment' : field)),
    onDone: onOpened,
  });
}
