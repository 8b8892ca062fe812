import type { Pen } from '@leveza/contract/pens/pens.ts';
import { PEN_MOVEMENT_LABEL } from '@leveza/domain/pens/ledger.ts';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { allergyDoubt } from '../../profile/shared/allergy-words.ts';
import { useProduct } from '../shared/glp1-catalog.ts';
import { BoughtField } from '../fields/BoughtField.tsx';
import { ContentFields } from '../fields/ContentFields.tsx';
import { CountFields } from '../fields/CountFields.tsx';
import { DoseField } from '../fields/DoseField.tsx';
import { ExpiryField } from '../fields/ExpiryField.tsx';
import { IdentityFields } from '../fields/IdentityFields.tsx';
import { LotField } from '../fields/LotField.tsx';
import { OtherFields } from '../fields/OtherFields.tsx';
import { PriceFields } from '../fields/PriceFields.tsx';
import { useEditPen } from './use-edit-pen.ts';

interface Props {
  pen: Pen;
  today: string;
  onClose: () => void;
}

const TITLE = 'Editar caneta';

/** Everything a patient can change about an entry. */
export function EditPenDialog({ pen, today, onClose }: Props) {
  const product = useProduct(pen.medication.id);
  const edit = useEditPen(pen, today, onClose);
  const { form, isCorrected } = edit;
  return (
    <FormDialog
      title={TITLE}
      description={pen.medication.commercialName}
      size="lg"
      recording={{ ...edit, submit: edit.save }}
      doubt={(question) => ({ ...allergyDoubt(question), confirmLabel: 'Salvar mesmo assim' })}
      className="grid gap-6"
      onClose={onClose}
    >
      <FormSection title="Dose e quanto resta">
        {pen.mgPerUnit === null && <DoseField form={form} options={product?.doseOptionsMg} />}
        <FormField form={form} name="remainingVolume">
          {(field) => (
            <NumberField
              label="Volume que resta"
              decimals={4}
              unit="ml"
              hint={`Uma correção fica guardada como ‘${PEN_MOVEMENT_LABEL.adjustment}’ nas movimentações.`}
              {...field}
            />
          )}
        </FormField>
        {isCorrected && (
          <FormField form={form} name="reason">
            {(field) => (
              <TextField label="Motivo do ajuste (opcional)" maxLength={300} autoComplete="off" {...field} />
            )}
          </FormField>
        )}
      </FormSection>
      <FormSection title="Compra">
        <PriceFields form={form} />
        <ExpiryField form={form} />
        <BoughtField form={form} today={today} />
        <CountFields form={form} isNew={false} vialsPerBox={pen.medication.vialsPerBox} />
        <LotField form={form} />
      </FormSection>
      <FormSection title="Medicamento">
        <IdentityFields form={form} />
        <ContentFields form={form} />
      </FormSection>
      <FormSection title="Mais detalhes">
        <OtherFields form={form} product={product} />
      </FormSection>
    </FormDialog>
  );
}
