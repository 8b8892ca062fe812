import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../lib/use-now.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { partsText, shareOf } from './dose-parts.ts';
import { penOption } from './pen-option.ts';
import type { ApplicationForm } from './use-application-form.ts';

interface Props {
  form: ApplicationForm['form'];
  pens: readonly Pen[];
  application: Application | null;
}

/** The pens or injections of a dose that takes several, already chosen; nothing for a dose of one. */
export function DoseParts({ form, pens, application }: Props) {
  const today = useToday();
  const [doseMg, penId, otherPenId] = useWatch({
    control: form.control,
    name: ['doseMg', 'penId', 'otherPenId'],
  });
  const { parts, others } = shareOf({ doseMg, penId, otherPenId }, { pens, application, today });
  const text = parts && partsText(parts, pens);
  if (!text) return null;
  const second = parts[1];
  return (
    <div className="grid gap-3">
      <Notice tone="info">{text}</Notice>
      {second && others.length > 1 && (
        <FormField form={form} name="otherPenId">
          {(field) => (
            <Select label="Segunda caneta" options={others.map(penOption)} {...field} value={second.penId} />
          )}
        </FormField>
      )}
    </div>
  );
}
