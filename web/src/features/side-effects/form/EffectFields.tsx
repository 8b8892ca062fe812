import { useWatch } from 'react-hook-form';
import { useToday } from '../../../lib/use-now.ts';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { USUAL_TIME } from './effect-values.ts';
import type { EffectForm } from './use-effect-form.ts';
import { FeltFields } from './FeltFields.tsx';

interface Props {
  form: EffectForm['form'];
  isEdit: boolean;
}

const UNITS = [
  { value: 'min', label: 'minutos' },
  { value: 'h', label: 'horas' },
  { value: 'd', label: 'dias' },
] as const;

const NEW_DETAILS = ['span', 'actionTaken', 'notes'] as const;
const DETAILS = [...NEW_DETAILS, 'moment'] as const;

/** Moment, effect and intensity are visible; the rest is behind 'Mais detalhes'. */
export function EffectFields({ form, isEdit }: Props) {
  const today = useToday();
  const felt = useWatch({ control: form.control, name: 'felt' });
  const isAnyFilled = form.getValues(NEW_DETAILS).some((value) => value !== null);
  return (
    <>
      {!isEdit && (
        <FormField form={form} name="moment">
          {(field) => <WhenField usualTime={USUAL_TIME} {...field} />}
        </FormField>
      )}
      <FeltFields form={form} isEdit={isEdit} />
      <MoreDetails form={form} names={isEdit ? DETAILS : NEW_DETAILS} isOpenAtFirst={isEdit || isAnyFilled}>
        <div className="grid gap-5">
          {felt.length > 1 && (
            <p className="text-sm text-ink-soft">Valem para todos os efeitos que você escolheu.</p>
          )}
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] items-start gap-2">
            <FormField form={form} name="span">
              {(field) => <NumberField label="Duração" decimals={1} min={0} {...field} />}
            </FormField>
            <FormField form={form} name="spanUnit">
              {(field) => <Select label="Em" options={UNITS} {...field} />}
            </FormField>
          </div>
          {isEdit && (
            <FormField form={form} name="moment">
              {(field) => <DateTimeField label="Data e hora" isRequired maxDay={today} {...field} />}
            </FormField>
          )}
          <FormField form={form} name="actionTaken">
            {(field) => (
              <TextArea
                label="O que você fez"
                hint="Repouso, chá, remédio, falou com o médico…"
                rows={2}
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="notes">
            {(field) => <TextArea label="Observações" rows={2} {...field} />}
          </FormField>
        </div>
      </MoreDetails>
    </>
  );
}
