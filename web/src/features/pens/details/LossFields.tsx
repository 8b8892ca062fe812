import type { Pen } from '@leveza/contract/pens/pens.ts';
import { PEN_MOVEMENT_LABEL } from '@leveza/domain/pens/ledger.ts';
import { remains } from '@leveza/domain/remains.ts';
import { Droplet } from 'lucide-react';
import { formatMg } from '../../../lib/format.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { LossForm } from '../../../ui/form/LossForm.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import type { PenLoss } from './use-loss-form.ts';

const KINDS = [
  { value: 'purge', label: PEN_MOVEMENT_LABEL.purge },
  { value: 'loss', label: PEN_MOVEMENT_LABEL.loss },
] as const;

export function LossFields({ pen, loss }: { pen: Pen; loss: PenLoss }) {
  const { form } = loss;
  return (
    <LossForm loss={loss} title="Registrar purga/perda" icon={Droplet} reasonName="reason">
      <FormField form={form} name="kind">
        {(field) => (
          <SegmentedControl
            label="O que aconteceu"
            options={KINDS}
            hint="Purga é o que sai ao testar o fluxo da agulha."
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="mg">
        {(field) => (
          <NumberField
            label="Quantidade"
            decimals={4}
            unit="mg"
            isRequired
            hint={`${remains(pen.remainingMg, formatMg(pen.remainingMg))}. Cada 0,1 ml tem ${formatMg(pen.concentrationMgMl / 10)}.`}
            {...field}
          />
        )}
      </FormField>
    </LossForm>
  );
}
