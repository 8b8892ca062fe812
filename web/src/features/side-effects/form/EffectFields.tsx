import { SideEffectInput } from '@leveza/contract/side-effects.ts';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../lib/use-now.ts';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { maxLengthOf } from '../../../ui/form/max-length.ts';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import { useSummary } from '../use-summary.ts';
import type { EffectForm } from './use-effect-form.ts';
import { IntensityField } from './IntensityField.tsx';
import { KindField } from './KindField.tsx';

interface Props {
  form: EffectForm['form'];
  isEdit: boolean;
}

const UNITS = [
  { value: 'min', label: 'minutos' },
  { value: 'h', label: 'horas' },
  { value: 'd', label: 'dias' },
] as const;

/** The form's schema reads the patient's clock and is a function; the contract's knows how long a text may be. */
const longest = (name: 'otherName' | 'actionTaken' | 'notes') => maxLengthOf(SideEffectInput, name);

const NEW_DETAILS = ['span', 'actionTaken', 'notes'] as const;
const DETAILS = [...NEW_DETAILS, 'moment'] as const;
const NOON = '12:00';

/** Moment, effect and intensity are visible; the rest is behind 'Mais detalhes'. */
export function EffectFields({ form, isEdit }: Props) {
  const today = useToday();
  const recent = useSummary().data?.data.byType ?? [];
  const isAnyFilled = form.getValues(NEW_DETAILS).some((value) => value !== null);
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <>
      {!isEdit && (
        <FormField form={form} name="moment">
          {(field) => <WhenField usualTime={NOON} {...field} />}
        </FormField>
      )}
      <FormField form={form} name="kind">
        {(field) => <KindField field={field} recent={recent} />}
      </FormField>
      {kind === 'other' && (
        <FormField form={form} name="otherName">
          {(field) => (
            <TextField label="Nome do efeito" maxLength={longest('otherName')} isRequired {...field} />
          )}
        </FormField>
      )}
      <FormField form={form} name="intensity">
        {(field) => <IntensityField field={field} />}
      </FormField>
      <MoreDetails form={form} names={isEdit ? DETAILS : NEW_DETAILS} isOpenAtFirst={isEdit || isAnyFilled}>
        <div className="grid gap-5">
          <div className="grid grid-cols-[1fr_9rem] items-start gap-2">
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
                maxLength={longest('actionTaken')}
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="notes">
            {(field) => <TextArea label="Observações" rows={2} maxLength={longest('notes')} {...field} />}
          </FormField>
        </div>
      </MoreDetails>
    </>
  );
}
