import type { SkipInput } from '@leveza/contract/applications/doses.ts';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { ReasonField } from '../../../ui/form/ReasonField.tsx';
import type { FormDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';
import type { ChangeMessage } from '../../../ui/toast.ts';

/** Why a dose was not taken, of an injection as of a plan. */
export type Reason = Pick<z.input<typeof SkipInput>, 'reason'>;

/** The values the sheet begins with. */
export const NO_REASON: Reason = { reason: '' };

interface Props<Skipped extends ChangeMessage> {
  title: string;
  description: string;
  /** Reasons that one press fills in. */
  common: readonly string[];
  hint?: string;
  schema: z.ZodType<Reason, Reason>;
  draft: FormDraft<Reason>;
  skip: (reason: string) => Promise<Skipped>;
  /** The answer in the place of the form: when the next dose is. */
  children: (skipped: Skipped) => ReactNode;
  onClose: () => void;
}

/** A planned dose that was not taken, and why; then when the next one is. */
export function SkipSheet<Skipped extends ChangeMessage>(props: Props<Skipped>) {
  return (
    <DialogFrame isOpen look="sheet" onClose={props.onClose}>
      <Pages {...props} />
    </DialogFrame>
  );
}

/** One press on a common reason, or words of one's own. */
function Pages<Skipped extends ChangeMessage>(props: Props<Skipped>) {
  const { title, description, common, hint, schema, draft, skip, children, onClose } = props;
  const [answered, setAnswered] = useState<Skipped | null>(null);
  const recording = useRecord({
    schema,
    values: NO_REASON,
    draft,
    save: ({ reason }) => skip(reason),
    onDone: (skipped) => {
      setAnswered(skipped ?? null);
      return true;
    },
  });
  const { form } = recording;
  if (answered) return children(answered);
  return (
    <FormDialog
      title={title}
      description={description}
      recording={recording}
      saveLabel="Marcar como pulada"
      onClose={onClose}
    >
      <FormField form={form} name="reason">
        {(field) => (
          <ReasonField question="Por que a dose foi pulada?" common={common} hint={hint} {...field} />
        )}
      </FormField>
    </FormDialog>
  );
}
