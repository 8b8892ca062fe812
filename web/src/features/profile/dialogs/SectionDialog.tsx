import { type ReactNode, useId } from 'react';
import { type FieldValues, useFormState } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { SECTION_TITLE } from '../sections.ts';
import { useSavedCloses } from '../use-saved-closes.ts';
import type { SectionForm } from './use-section-form.ts';

interface Props<V extends FieldValues, O> extends SectionForm<V, O> {
  description: string;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of one section. A refusal leaves it open as it was typed; a save closes it by itself. */
export function SectionDialog<V extends FieldValues, O>(props: Props<V, O>) {
  const { section, form, isDirty, isSaved, save, description, onClose, children } = props;
  const { isSubmitting } = useFormState({ control: form.control });
  const id = useId();
  const title = SECTION_TITLE[section];
  useSavedCloses(isSaved, onClose);

  return (
    <Dialog
      title={title}
      description={description}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      actions={
        <>
          <Button slot="close" variant="secondary">
            {isSaved ? 'Fechar' : 'Cancelar'}
          </Button>
          <SaveButton form={id} isSaving={isSubmitting} isSaved={isSaved} />
        </>
      }
    >
      <Form
        id={id}
        form={form}
        aria-label={title}
        onSubmit={async (read) => {
          const wasSent = isSaved || (await save(read));
          if (!wasSent) onClose();
        }}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
