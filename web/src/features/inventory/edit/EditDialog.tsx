import { DateField } from '../../../ui/form/DateField.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
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
  const edit = useEdit(card, today, onClose);
  const { form } = edit;
  const { kind } = card;
  const unit = { kind, unitType: edit.unitType };

  return (
    <FormDialog
      title={STOCK_WORDS[kind].edit}
      description={card.name}
      size="lg"
      recording={edit}
      doubt={editingDoubt}
      className="grid gap-6"
      onClose={onClose}
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
    </FormDialog>
  );
}
