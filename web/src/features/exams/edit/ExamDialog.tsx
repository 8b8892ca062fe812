import type { Exam } from '@leveza/contract/exams/exams.ts';
import { EXAM_CATEGORIES, EXAM_CATEGORY_LABEL } from '@leveza/domain/exams/categories.ts';
import { categoryOf, EXAM_TYPES } from '@leveza/domain/exams/exam-types.ts';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useToday } from '../../../lib/use-now.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { MoreDetails } from '../../../ui/form/MoreDetails.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { SuggestField } from '../../../ui/form/SuggestField.tsx';
import { TagsField } from '../../../ui/form/TagsField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { NOT_ADDED } from '../review/AddValue.tsx';
import { useNewValue } from '../review/use-new-value.ts';
import { ResultsField, typedResult } from './ResultsField.tsx';
import { useSaveExam } from './use-save-exam.ts';

const CATEGORIES = EXAM_CATEGORIES.map((value) => ({ value, label: EXAM_CATEGORY_LABEL[value] }));
const DETAILS = ['requestingDoctor', 'category', 'tags', 'notes'] as const;
const TYPES = EXAM_TYPES.map(({ name }) => name);

interface Props {
  exam: Exam | null;
  onClose: () => void;
  /** A value became critical: when to seek care must not wait until the exam is opened. */
  onCritical: (id: string) => void;
}

/** An exam typed by hand, or one that is there and has to be corrected. */
export function ExamDialog({ exam, onClose, onCritical }: Props) {
  const id = useId();
  const today = useToday();
  const saving = useSaveExam(exam, (stored) => {
    if (stored?.status === 'critical' && exam?.status !== 'critical') onCritical(stored.id);
    else onClose();
  });
  const { form, submit, isPending, question } = saving;
  const [examType, category, examDate] = useWatch({
    control: form.control,
    name: ['examType', 'category', 'examDate'],
  });
  const isUrine = (category ?? categoryOf(examType ?? '')) === 'URINE_TEST';
  const adding = useNewValue(
    (typed) => form.setValue('results', [...form.getValues('results'), typedResult(typed, isUrine)]),
    { isOpenAtFirst: exam === null },
  );
  const [isTried, setTried] = useState(false);
  const save: typeof submit = async (accepted) => {
    setTried(adding.isHalf);
    if (adding.isHalf) return;
    // A value that was typed whole is checked and saved with the others.
    if (adding.takeAlong()) await form.handleSubmit(submit)();
    else await submit(accepted);
  };
  // Details of an exam that is corrected, or of a form that comes back.
  const [isDetailed] = useState(() => DETAILS.some((name) => (form.getValues(name)?.length ?? 0) > 0));
  const title = exam ? 'Editar exame' : 'Digitar valores de um exame';
  return (
    <Dialog
      title={title}
      isOpen
      size="lg"
      isDirty={saving.isDirty || adding.isTyping}
      onClose={onClose}
      onDiscard={saving.discard}
      actions={
        question ? (
          <ConfirmInline
            tone="attention"
            question={question.message}
            confirmLabel={question.code === 'exam-changed' ? 'Guardar o meu' : 'Guardar os dois'}
            isPending={isPending}
            onConfirm={saving.confirm}
            onCancel={saving.forget}
          />
        ) : (
          <FormActions form={id} isPending={isPending}>
            Salvar Exame
          </FormActions>
        )
      }
    >
      <Form id={id} form={form} onSubmit={save} isRestored={saving.isRestored} aria-label={title}>
        <FormField form={form} name="examType">
          {(field) => <SuggestField label="Tipo de Exame" suggestions={TYPES} isRequired {...field} />}
        </FormField>
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField form={form} name="examDate">
            {(field) => <DateField label="Data do Exame" maxDay={today} isRequired {...field} />}
          </FormField>
          <FormField form={form} name="laboratory">
            {(field) => (
              <TextField
                label="Laboratório"
                placeholder="Nome do laboratório ou clínica"
                autoComplete="off"
                isRequired
                {...field}
              />
            )}
          </FormField>
        </div>
        <MoreDetails form={form} names={DETAILS} isOpenAtFirst={isDetailed}>
          <div className="grid gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <FormField form={form} name="requestingDoctor">
                {(field) => <TextField label="Médico Solicitante" autoComplete="off" {...field} />}
              </FormField>
              <FormField form={form} name="category">
                {(field) => (
                  <Select
                    label="Categoria"
                    placeholder="Pelo tipo do exame"
                    options={CATEGORIES}
                    {...field}
                  />
                )}
              </FormField>
            </div>
            <FormField form={form} name="tags">
              {(field) => <TagsField label="Tags" {...field} />}
            </FormField>
            <FormField form={form} name="notes">
              {(field) => <TextArea label="Observações" rows={2} {...field} />}
            </FormField>
          </div>
        </MoreDetails>
      </Form>
      <div className="mt-6 grid gap-5">
        {/* A value is a form of its own, and a form cannot stand in another. */}
        <FormField form={form} name="results">
          {({ value, onChange, error }) => (
            <ResultsField
              value={value}
              onChange={onChange}
              error={error}
              adding={adding}
              isUrine={isUrine}
              examDate={examDate}
            />
          )}
        </FormField>
        {isTried && adding.isHalf && <FormAlert>{NOT_ADDED}</FormAlert>}
        <FormRefusal form={form} />
      </div>
    </Dialog>
  );
}
