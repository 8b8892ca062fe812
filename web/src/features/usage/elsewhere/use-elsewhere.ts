import { deleteUse, registerUseElsewhere } from '@leveza/contract/usage.ts';
import { useMemo, useState } from 'react';
import { useCommand, useKeptCommand } from '../../../lib/api.ts';
import { instantOf } from '../../../lib/moment.ts';
import { useSession } from '../../../lib/session.ts';
import { inFormWords } from '../../../ui/form/in-form-words.ts';
import { useTimedDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';
import { formatUnits } from '../../inventory/shared/format-units.ts';
import { doseText } from '../dose-text.ts';
import { elsewhereSchema, emptyValues } from './elsewhere-values.ts';

/** The message after a use from elsewhere, and what was taken. */
export interface RegisteredElsewhere extends ChangeMessage {
  name: string;
  amount: string;
}

const NO_BOX = 'Fora do estoque: nenhuma caixa mudou.';

/** The form of one dose that no box gave. */
export function useElsewhere(
  moment: string | null,
  onDone: (message: RegisteredElsewhere | undefined) => boolean | void,
) {
  const { timeZone } = useSession();
  const schema = useMemo(() => elsewhereSchema(timeZone), [timeZone]);
  const takeBack = useKeptCommand(deleteUse);
  const [values] = useState(() => emptyValues(moment));
  const draft = useTimedDraft('take-elsewhere', values);
  const register = useCommand(registerUseElsewhere, { draft });
  return useRecord({
    schema,
    values,
    draft,
    save: async ({ moment: written, kind, ...taking }, { confirmed }): Promise<RegisteredElsewhere> => {
      const usedAt = instantOf(written, timeZone);
      const { data, ...dose } = await register.mutateAsync({
        body: { ...taking, ...(usedAt && { usedAt }), ...confirmed },
      });
      const standsFor = doseText(dose, timeZone);
      return {
        title: standsFor ? `Vale${standsFor}` : `Uso de ${data.name} registrado com sucesso!`,
        detail: standsFor ? `Uso de ${data.name} registrado. ${NO_BOX}` : NO_BOX,
        name: data.name,
        amount: formatUnits(data.quantityUsed, data.unitType, kind),
        undo: async () => {
          await takeBack.mutateAsync({ params: { id: data.id }, body: {} });
          return { title: `Uso de ${data.name} desfeito`, name: data.name };
        },
      };
    },
    atField: (problem) => inFormWords(problem, (name) => (name === 'usedAt' ? 'moment' : name)),
    onDone,
  });
}

export type ElsewhereState = ReturnType<typeof useElsewhere>;
