import { FREQUENCY_LABEL, PLAN_TYPE_LABEL, PLAN_TYPES } from '@leveza/domain/plans/plan-words.ts';
import { FREQUENCIES } from '@leveza/domain/plans/schedule.ts';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../lib/use-now.ts';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { RhythmFields } from './RhythmFields.tsx';
import { TimesField } from './TimesField.tsx';
import type { PlanForm } from './use-plan-form.ts';
import { WeekdaysField } from './WeekdaysField.tsx';
import { changeText } from '../plan-words.ts';
import { Switch } from '../../../ui/form/Switch.tsx';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { NumberField } from '../../../ui/form/NumberField.tsx';

const PLAN_KINDS = PLAN_TYPES.map((value) => ({ value, label: PLAN_TYPE_LABEL[value] }));
const RHYTHMS = FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABEL[value] }));

/** An injection is planned, and no label has one a month. */
const TREATMENT_KINDS = PLAN_KINDS.filter(({ value }) => value !== 'as_needed');
const TREATMENT_RHYTHMS = RHYTHMS.filter(({ value }) => value !== 'monthly');

interface Props {
  form: PlanForm;
  plan: Plan | null;
  /** An empty first day is refused. */
  isDayAsked: boolean;
}

/** When it is taken: how long, on which days, at which times. */
export function ScheduleFields({ form, plan, isDayAsked }: Props) {
  const today = useToday();
  const [medicationType, planType, frequency] = useWatch({
    control: form.control,
    name: ['medicationType', 'planType', 'frequency'],
  });
  const isTreatment = medicationType === 'glp1';
  const isScheduled = planType !== 'as_needed';
  return (
    <>
      <FormField form={form} name="planType">
        {(field) => (
          <SegmentedControl label="Duração" options={isTreatment ? TREATMENT_KINDS : PLAN_KINDS} {...field} />
        )}
      </FormField>
      {isScheduled && (
        <FormField form={form} name="frequency">
          {(field) => (
            <RadioGroup
              look="chips"
              label="Frequência"
              options={isTreatment ? TREATMENT_RHYTHMS : RHYTHMS}
              {...field}
              hint={frequency === 'monthly' ? 'No mesmo dia do mês que o início.' : undefined}
            />
          )}
        </FormField>
      )}
      {isScheduled && frequency === 'weekly' && <WeekdaysField form={form} />}
      {isScheduled && frequency === 'custom' && <RhythmFields form={form} />}
      {isScheduled ? <TimesField form={form} /> : <AsNeededFields form={form} />}
      <FormField form={form} name="startDate">
        {(field) => <DateField label="Início" isRequired={isDayAsked} {...field} />}
      </FormField>
      {planType === 'course' && <CourseFields form={form} />}
      {plan && (
        <FormField form={form} name="from">
          {(field) => (
            <DateField
              label="A mudança vale a partir de"
              hint="Em branco: a partir de hoje."
              minDay={today}
              {...field}
            />
          )}
        </FormField>
      )}
      {plan?.nextChange && (
        <FormField form={form} name="keepsNextChange">
          {(field) => <Switch label="Manter a mudança já marcada" hint={`${changeText(plan)}.`} {...field} />}
        </FormField>
      )}
    </>
  );
}

/** The limits the patient was given for something taken as needed; a dose beyond them is asked about. */
function AsNeededFields({ form }: { form: PlanForm }) {
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <FormField form={form} name="minGapHours">
        {(field) => (
          <NumberField
            label="Intervalo mínimo"
            unit="horas"
            decimals={1}
            hint="Como está na receita."
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="mostPerDay">
        {(field) => <NumberField label="Máximo por dia" unit="doses" decimals={0} {...field} />}
      </FormField>
    </div>
  );
}

/** A course ends on a day or with its last dose. */
function CourseFields({ form }: { form: PlanForm }) {
  return (
    <div className="grid items-start gap-3 sm:grid-cols-2">
      <FormField form={form} name="endDate">
        {(field) => <DateField label="Data de fim" hint="Ou diga o total de doses." {...field} />}
      </FormField>
      <FormField form={form} name="totalDoses" onEdit={() => form.clearErrors('endDate')}>
        {(field) => <NumberField label="Total de doses" decimals={0} {...field} />}
      </FormField>
    </div>
  );
}
