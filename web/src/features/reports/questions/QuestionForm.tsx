import { addReportQuestion, ReportQuestionInput } from '@leveza/contract/reports/questions.ts';
import { useCommand } from '../../../lib/api.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { InlineForm } from '../../../ui/form/InlineForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { useRecord } from '../../../ui/form/use-record.ts';

export function QuestionForm({ onDone }: { onDone: () => void }) {
  const values = { text: '' };
  const draft = useDraft('report-question', values);
  const add = useCommand(addReportQuestion, { draft });
  const { form, isPending, submit, discard } = useRecord({
    schema: ReportQuestionInput,
    values,
    draft,
    save: async (body) => {
      await add.mutateAsync({ body });
      return { title: 'Pergunta guardada', detail: 'Ela aparece no relatório.' };
    },
    onDone,
  });
  return (
    <InlineForm
      form={form}
      title="Nova pergunta"
      isPending={isPending}
      saveLabel="Guardar"
      pendingLabel="Guardando..."
      onSubmit={submit}
      onCancel={onDone}
      onDiscard={discard}
    >
      <FormField form={form} name="text">
        {(field) => <TextField label="Sua pergunta" placeholder="Posso subir a dose?" {...field} />}
      </FormField>
    </InlineForm>
  );
}
