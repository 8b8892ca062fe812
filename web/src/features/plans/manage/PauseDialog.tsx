import { PausePlanInput } from '@leveza/contract/plans/plans.ts';
import { addDays } from '@leveza/domain/time/days.ts';
import type { z } from 'zod';
import { useToday } from '../../../lib/use-now.ts';
import { DateField } from '../../../ui/form/DateField.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import type { FormDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';

const Pause = forDraft(PausePlanInput);

type PauseValues = z.input<typeof Pause>;

/** Until it is resumed, unless a day is named. */
export const PAUSE_VALUES: PauseValues = { until: null };

interface Props {
  title: string;
  description?: string;
  /** Its words in the sentence of what a pause does. */
  silenced: 'o plano' | 'as doses';
  draft: FormDraft<PauseValues>;
  pause: (until: string | null) => Promise<ChangeMessage>;
  onClose: () => void;
}

/** No doses until a day, or until they are resumed. */
export function PauseDialog({ title, description, silenced, draft, pause, onClose }: Props) {
  const today = useToday();
  const recording = useRecord({
    schema: Pause,
    values: PAUSE_VALUES,
    draft,
    save: ({ until }) => pause(until ?? null),
    onDone: onClose,
  });
  const { form } = recording;
  return (
    <FormDialog {...{ title, description, recording, onClose }} saveLabel="Pausar">
      <p className="text-pretty text-ink-soft">
        Pausar aqui só silencia {silenced} no Leveza. Antes de parar um medicamento, fale com quem receitou.
      </p>
      <FormField form={form} name="until">
        {(field) => (
          <DateField
            label="Voltar em"
            hint="Em branco: volta quando você retomar."
            minDay={addDays(today, 1)}
            {...field}
          />
        )}
      </FormField>
    </FormDialog>
  );
}
