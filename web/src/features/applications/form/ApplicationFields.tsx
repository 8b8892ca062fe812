import type { Application } from '@leveza/contract/applications/applications.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import type { ReactNode } from 'react';
import { useToday } from '../../../lib/use-now.ts';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { FormField, type BoundField } from '../../../ui/form/FormField.tsx';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { WhenField } from '../../../ui/form/WhenField.tsx';
import type { Overview } from '../use-overview.ts';
import { isEarlierDay, placeFollowing } from './application-values.ts';
import { DoseParts } from './DoseParts.tsx';
import { ListedLots } from './ListedLots.tsx';
import { penOption } from './pen-option.ts';
import { ReactionsField } from './ReactionsField.tsx';
import { SiteField } from './SiteField.tsx';
import type { ApplicationForm } from './use-application-form.ts';
import { Chip } from '../../../ui/Chip.tsx';
import { GroupShell } from '../../../ui/form/GroupShell.tsx';

interface Props {
  form: ApplicationForm['form'];
  pens: readonly Pen[];
  overview: Overview;
  /** The one that is edited; null for a new one. */
  application: Application | null;
  /** It came from no pen that is kept, and need not. */
  isPenless: boolean;
  /** Offers a pen that is not kept here, the last of the choices. */
  onElsewhere?: (() => void) | undefined;
  /** In the place of pen and dose, where there is no pen to choose. */
  medicineFields?: ReactNode;
}

/** The pen of the doctor's office, or one that was lent. */
const ELSEWHERE = { value: 'elsewhere', label: 'Outra caneta, fora do estoque' };

/** Moment, pen, dose and place in sight; how it felt behind 'Mais detalhes'. */
export function ApplicationFields(props: Props) {
  const { form, pens, overview, application, isPenless, onElsewhere, medicineFields } = props;
  const today = useToday();

  const choosePen = (penId: string) => {
    const pen = pens.find(({ id }) => id === penId);
    if (!pen) return;
    const before = pens.find(({ id }) => id === form.getValues('penId'))?.medication.commercialName;
    const medicine = before ?? application?.medicationName ?? overview.suggestion.medicationName;
    // A pen without a dose of its own keeps the one in the field, but not that of another medicine.
    if (pen.countedDoseMg === null && pen.medication.commercialName === medicine) return;
    form.setValue('doseMg', pen.countedDoseMg);
    form.clearErrors('doseMg');
  };

  const followDay = (moment: string | null) => {
    const isEarlier = isEarlierDay(moment, today);
    if (isEarlier === isEarlierDay(form.getValues('moment'), today)) return;
    const { zone, applicationSite } = form.getValues();
    const place = placeFollowing({ zone, applicationSite }, overview.suggestion, { isEarlier });
    form.setValue('zone', place.zone);
    form.setValue('applicationSite', place.applicationSite);
    form.clearErrors('applicationSite');
  };

  return (
    <>
      <FormField form={form} name="moment">
        {(field) =>
          application ? (
            <DateTimeField label="Data e hora" isRequired maxDay={today} {...field} />
          ) : (
            <WhenField
              usualTime={overview.nextDose.usual?.time}
              {...field}
              onChange={(moment) => {
                // First, while the day before stands in the field.
                followDay(moment);
                field.onChange(moment);
              }}
            />
          )
        }
      </FormField>
      {medicineFields ?? (
        <>
          <div className="grid items-start gap-5 sm:grid-cols-[1fr_10rem]">
            <FormField form={form} name="penId">
              {(field) => (
                <Select
                  label="Caneta"
                  options={[...pens.map(penOption), ...(onElsewhere ? [ELSEWHERE] : [])]}
                  placeholder={isPenless ? 'Fora do estoque' : 'Escolha'}
                  isRequired={!isPenless}
                  {...field}
                  onChange={(penId) => {
                    if (penId === ELSEWHERE.value) return onElsewhere?.();
                    // First, while the pen whose dose stands in the field is known.
                    choosePen(penId);
                    field.onChange(penId);
                  }}
                />
              )}
            </FormField>
            <FormField form={form} name="doseMg">
              {(field) => <NumberField label="Dose" unit="mg" decimals={3} isRequired {...field} />}
            </FormField>
          </div>
          <DoseParts form={form} pens={pens} application={application} />
          <ListedLots form={form} pens={pens} application={application} />
        </>
      )}
      <SiteField form={form} overview={overview} application={application} />
      <MoreDetails form={form} names={['pain', 'reactions', 'notes']}>
        <div className="grid gap-5">
          <FormField form={form} name="pain">
            {(field) => <PainField field={field} />}
          </FormField>
          <FormField form={form} name="reactions">
            {(field) => <ReactionsField field={field} />}
          </FormField>
          <FormField form={form} name="notes">
            {(field) => <TextArea label="Observações" rows={2} {...field} />}
          </FormField>
        </div>
      </MoreDetails>
    </>
  );
}

const STEPS = Array.from({ length: 11 }, (_, step) => step);

/** How much it hurt, one press for each step; a second press takes the answer back. */
function PainField({ field: { value, onChange, error } }: { field: BoundField<number | null> }) {
  return (
    <GroupShell label="Dor" hint="De 0 (nenhuma) a 10 (a pior)." error={error}>
      {() => (
        <div className="flex flex-wrap gap-1.5">
          {STEPS.map((step) => (
            <Chip key={step} isSelected={value === step} onChange={(isOn) => onChange(isOn ? step : null)}>
              {String(step)}
            </Chip>
          ))}
        </div>
      )}
    </GroupShell>
  );
}
