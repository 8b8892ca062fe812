import { useId } from 'react';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { editingDoubt } from '../box-doubt.ts';
import { AlertFields } from '../fields/AlertFields.tsx';
import { ExpiryField } from '../fields/ExpiryField.tsx';
import { NoteFields } from '../fields/NoteFields.tsx';
import { PurchaseDetailFields } from '../fields/PurchaseDetailFields.tsx';
import { PurchaseFields } from '../fields/PurchaseFields.tsx';
import { TakenSentence } from '../fields/TakenSentence.tsx';
import { UseWordFields } from '../fields/UseWordFields.tsx';
import type { StockCard } from '../stock-card.ts';
import { STOCK_WORDS } from '../stock-words.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { ProductFields } from './ProductFields.tsx';
import { StockFields } from './StockFields.tsx';
import { useEdit } from './use-edit.ts';

interface Props {
  card: StockCard;
  today: string;
  onClose: () => void;
}

/** Everything a patient can change about a box. */
export function EditDialog({ card, today, onClose }: Props) {
  const id = useId();
  const edit = useEdit(card, today, onClose);
  const { form } = edit;
  const { kind } = card;
  const unit = { kind, unitType: edit.unitType };
  const title = STOCK_WORDS[kind].edit;

  return (
    <Dialog
      title={title}
      description={card.name}
      size="lg"
      isOpen
      isDirty={edit.isDirty}
      onClose={onClose}
      onDiscard={edit.discard}
      actions={
        edit.question ? (
          <ConfirmInline
            {...editingDoubt(edit.question)}
            isPending={edit.isPending}
            onConfirm={edit.confirm}
            onCancel={edit.forget}
          />
        ) : (
          <FormActions form={id} isPending={edit.isPending}>
            Salvar
          </FormActions>
        )
      }
    >
      <Form
        id={id}
        form={form}
        onSubmit={edit.submit}
        isRestored={edit.isRestored}
        aria-label={title}
        className="grid gap-6"
      >
        <FormSection title="Produto">
          <ProductFields form={form} card={card} />
        </FormSection>
        <FormSection title="Quantidade">
          <StockFields form={form} {...unit} isQuantityCorrected={edit.isQuantityCorrected} />
        </FormSection>
        <FormSection title="Datas e compra">
          <PurchaseFields form={form} today={today} />
          <ExpiryField form={form} />
          <FormField form={form} name="openedDate">
            {(field) => (
              <DateField
                label="Data de abertura"
                hint="Em branco, a caixa fica fechada."
                maxDay={today}
                {...field}
              />
            )}
          </FormField>
          <PurchaseDetailFields form={form} />
        </FormSection>
        <FormSection title="Uso">
          <TakenSentence form={form} {...unit} />
          <UseWordFields form={form} />
        </FormSection>
        <FormSection title="Conservação e avisos">
          <AlertFields form={form} {...unit} />
        </FormSection>
        <FormSection title="Sua avaliação">
          <NoteFields form={form} />
        </FormSection>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
