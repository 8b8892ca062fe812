import type { Pen } from '@leveza/contract/pens/pens.ts';
import { useToday } from '../../../lib/use-now.ts';
import { DateTimeField } from '../../../ui/form/DateTimeField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { QuantityField } from '../../../ui/form/QuantityField.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import type { Overview } from '../use-overview.ts';
import { SiteField } from './SiteField.tsx';
import type { ApplicationForm } from './use-application-form.ts';
import { PEN_BADGE_LABEL } from '@leveza/domain/pens/status.ts';
import { formatDay, formatMg } from '../../../lib/format.ts';
import type { Option } from '../../../ui/form/option.ts';

interface Props {
  form: ApplicationForm['form'];
  pens: readonly Pen[];
  overview: Overview;
  isEdit: boolean;
  /** It came from no pen that is kept, and need not. */
  isPenless: boolean;
}

/** Pen, dose, place and moment in sight; how it felt behind 'Mais detalhes'. */
export function ApplicationFields({ form, pens, overview, isEdit, isPenless }: Props) {
  const today = useToday();

  const choosePen = (penId: string) => {
    const dose = pens.find(({ id }) => id === penId)?.currentDoseMg;
    if (!dose) return;
    form.setValue('doseMg', dose);
    form.clearErrors('doseMg');
  };

  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_10rem]">
        <FormField form={form} name="penId">
          {(field) => (
            <Select
              label="Caneta"
              options={pens.map(penOption)}
              placeholder={isPenless ? 'Fora do estoque' : 'Escolha'}
              isRequired={!isPenless}
              {...field}
              onChange={(penId) => {
                field.onChange(penId);
                choosePen(penId);
              }}
            />
          )}
        </FormField>
        <FormField form={form} name="doseMg">
          {(field) => <NumberField label="Dose" unit="mg" decimals={3} isRequired {...field} />}
        </FormField>
      </div>
      <SiteField form={form} overview={overview} />
      <FormField form={form} name="moment">
        {(field) => (
          <DateTimeField
            label={isEdit ? 'Data e hora' : 'Aplicou em outro momento?'}
            hint={isEdit ? undefined : 'Deixe em branco se está aplicando agora.'}
            isRequired={isEdit}
            maxDay={today}
            {...field}
          />
        )}
      </FormField>
      <MoreDetails form={form} names={['pain', 'reactions', 'notes']}>
        <div className="grid gap-5">
          <FormField form={form} name="pain">
            {(field) => (
              <QuantityField
                label="Dor"
                hint="De 0 (nenhuma) a 10 (a pior)."
                min={0}
                max={10}
                className="sm:max-w-56"
                {...field}
              />
            )}
          </FormField>
          <FormField form={form} name="reactions">
            {(field) => (
              <TextArea
                label="Reações no local"
                hint="Vermelhidão, coceira, caroço, mancha roxa…"
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

/** A pen by what tells it from the others: its name and the doses left in it. */
function penOption(pen: Pen): Option {
  return { value: pen.id, label: `${pen.medication.commercialName} · ${dosesText(pen)}`, hint: hintOf(pen) };
}

/** '3 doses de 1 mg', '1 dose' */
function dosesText({ dosesLeft, currentDoseMg }: Pick<Pen, 'dosesLeft' | 'currentDoseMg'>): string {
  const doses = dosesLeft === 1 ? '1 dose' : `${dosesLeft} doses`;
  return currentDoseMg === null ? doses : `${doses} de ${formatMg(currentDoseMg)}`;
}

function hintOf({ badge, remainingMg, usableUntil }: Pen): string {
  return [
    PEN_BADGE_LABEL[badge],
    `${formatMg(remainingMg)} restantes`,
    usableUntil && `usar até ${formatDay(usableUntil)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
