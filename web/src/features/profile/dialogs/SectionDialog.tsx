import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { SECTION_TITLE } from '../sections.ts';
import { LOW_TARGET } from '../../auth/shared/low-target-words.ts';
import { useSavedCloses } from '../use-saved-closes.ts';
import type { SectionForm } from './use-section-form.ts';

interface Props<V extends FieldValues, O> extends SectionForm<V, O> {
  description: string;
  children: ReactNode;
}

/** The dialog of one section. A refusal leaves it open as it was typed; a save closes it by itself. */
export function SectionDialog<V extends FieldValues, O>(props: Props<V, O>) {
  const { section, form, isDirty, isPending, isSaved, question, submit, description, onClose, children } =
    props;
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
        question ? (
          <ConfirmInline
            {...LOW_TARGET}
            tone="attention"
            isPending={isPending}
            onConfirm={props.confirm}
            onCancel={props.forget}
          />
        ) : (
          <>
            <Button slot="close" variant="secondary">
              {isSaved ? 'Fechar' : 'Cancelar'}
            </Button>
            <SaveButton form={id} isSaving={isPending} isSaved={isSaved} />
          </>
        )
      }
    >
      <Form
        id={id}
        form={form}
        aria-label={title}
        onSubmit={submit}
        isRestored={props.isRestored && !isSaved}
      >
        <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
