import type { AppointmentInput } from '@leveza/contract/calendar/appointments.ts';
import { APPOINTMENT_KINDS, APPOINTMENT_LABEL } from '@leveza/domain/calendar/appointment-kinds.ts';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { DAY_AND_TIME } from '../../../ui/form/input-look.ts';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { TimeField } from '../../../ui/form/TimeField.tsx';
import type { ZodForm } from '../../../ui/form/use-zod-form.ts';
import type { AppointmentValues } from './appointment-values.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { SCOPES } from './scope-options.ts';

interface Props {
  form: ZodForm<AppointmentValues, AppointmentInput>;
  isNew: boolean;
  /** There are others that it repeats with. */
  repeats: boolean;
  /** The fields of this kind of appointment. */
  notice: ReactNode;
}

const MORE = ['repeats', 'repeatTimes', 'notes', 'important'] as const;
const KINDS = APPOINTMENT_KINDS.map((value) => ({ value, label: APPOINTMENT_LABEL[value] }));

export function AppointmentFields({ form, isNew, repeats, notice }: Props) {
  return (
    <>
      {repeats && (
        <FormField form={form} name="scope">
          {(field) => <RadioGroup label="O que muda" look="chips" options={SCOPES} {...field} />}
        </FormField>
      )}
      <FormField form={form} name="kind">
        {(field) => <RadioGroup label="Tipo" look="chips" options={KINDS} {...field} />}
      </FormField>
      <FormField form={form} name="title">
        {(field) => (
          <TextField
            label="Título"
            placeholder="Consulta com a endocrinologista"
            autoComplete="off"
            isRequired
            {...field}
          />
        )}
      </FormField>
      {notice}
      <div className={DAY_AND_TIME}>
        <FormField form={form} name="date">
          {(field) => <DateField label="Data" isRequired {...field} />}
        </FormField>
        <FormField form={form} name="time">
          {(field) => <TimeField label="Hora" {...field} />}
        </FormField>
      </div>
      <FormField form={form} name="doctor">
        {(field) => <TextField label="Profissional" autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="place">
        {(field) => <TextField label="Lugar" autoComplete="off" {...field} />}
      </FormField>
      <FormField form={form} name="questions">
        {({ value, onChange, ...field }) => (
          <TextArea
            label="O que perguntar ao médico"
            hint="Uma pergunta por linha."
            rows={3}
            {...field}
            value={value.join('\n')}
            onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
          />
        )}
      </FormField>
      <MoreDetails form={form} names={MORE}>
        <div className="grid gap-4">
          {isNew && <RepeatFields form={form} />}
          <FormField form={form} name="notes">
            {(field) => <TextArea label="Observações" rows={2} {...field} />}
          </FormField>
          <FormField form={form} name="important">
            {(field) => <Checkbox label="Importante" hint="Fica com uma estrela no calendário." {...field} />}
          </FormField>
        </div>
      </MoreDetails>
    </>
  );
}
