import type { Exam } from '@leveza/contract/exams/exams.ts';
import { addExamFile } from '@leveza/contract/exams/files.ts';
import type { Confirmed } from '@leveza/contract/problem.ts';
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { useAskFirst } from '../../../ui/form/use-ask-first.ts';
import { toast } from '../../../ui/toast.ts';
import { examFileRefusal, FILE_TYPES, LIMIT_LABEL } from '../upload/file-rules.ts';

/** Keeps one more file with an exam that is saved. It is not read: the values stay as they were checked. */
export function AddFile({ exam }: { exam: Exam }) {
  const [refused, setRefused] = useState<string | null>(null);
  const command = useCommand(addExamFile, { isQuick: true });
  const sending = useAskFirst(async (file: File, { confirmDuplicate }: Confirmed) => {
    const query = confirmDuplicate ? ({ confirmDuplicate: 'true' } as const) : {};
    await command.mutateAsync({ params: { id: exam.id }, query, file });
    toast({ title: 'Arquivo guardado', detail: 'Os valores do exame continuam como estavam.' });
  });
  const choose = (file: File | undefined) => {
    if (!file) return;
    const refusal = examFileRefusal(file);
    setRefused(refusal);
    sending.forget();
    if (refusal === null) void sending.send(file);
  };
  const sentence = refused ?? sending.refusal?.message;
  return (
    <div className="grid gap-2">
      {sending.question ? (
        <ConfirmInline
          tone="attention"
          question={sending.question.message}
          confirmLabel="Guardar mesmo assim"
          isPending={sending.isPending}
          onConfirm={() => void sending.confirm()}
          onCancel={sending.forget}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-x-3">
          <FileTrigger acceptedFileTypes={FILE_TYPES} onSelect={(files) => choose(files?.[0])}>
            <Button
              variant="quiet"
              size="sm"
              icon={Paperclip}
              className="-ml-3.5"
              isPending={sending.isPending}
              pendingLabel="Enviando..."
            >
              Adicionar arquivo
            </Button>
          </FileTrigger>
          <p className="text-sm text-ink-soft">{LIMIT_LABEL}</p>
        </div>
      )}
      {sentence && <FormAlert>{sentence}</FormAlert>}
    </div>
  );
}
