import { useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { useScreen } from '../../../lib/use-screen.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { SlowNotice } from '../../../ui/form/SlowNotice.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { checkExam } from '../upload/exam-input.ts';
import { gapsOf } from '../model/gaps.ts';
import { headOf } from '../upload/head-of.ts';
import type { UploadedExam } from '../upload/upload-state.ts';
import type { useSaveExams } from '../upload/use-save-exams.ts';
import type { Upload } from '../upload/use-upload.ts';
import { AddValue, NOT_ADDED } from './AddValue.tsx';
import { useNewValue } from './use-new-value.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { ReviewedPage } from './ReviewedPage.tsx';
import { ReviewOne } from './ReviewOne.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { useReview } from './use-review.ts';

interface Props {
  upload: Upload;
  exam: UploadedExam;
  /** How many exams are still to be saved, this one included. */
  left: number;
  saving: ReturnType<typeof useSaveExams>;
  onBack: () => void;
  onClose: () => void;
}

/** The values of one exam beside the page they were read on; saved once no doubt is left. */
export function ReviewPage({ upload, exam, left, saving, onBack, onClose }: Props) {
  const today = useToday();
  const isPhone = useScreen() === 'phone';
  const review = useReview(upload, exam);
  const [isTried, setTried] = useState(false);
  const adding = useNewValue(review.add);
  const { values, open } = review;
  const shown = isPhone ? oneAtATime(review) : review;
  const missing = missingOf(exam);
  const check = checkExam(upload.state, exam, today);
  const save = () => {
    setTried(true);
    adding.takeAlong();
    if (!adding.isHalf && checkExam(upload.now(), exam, today).ok) void saving.send(exam);
  };
  // A value that is typed and not added would be lost with the page.
  const goBack = () => {
    adding.takeAlong();
    if (adding.isHalf) setTried(true);
    else onBack();
  };
  const text = (field: 'examType' | 'laboratory') => headOf(upload.state, exam, field).text;
  const date = headOf(upload.state, exam, 'examDate').text;
  return (
    <Dialog
      title={left > 1 ? `Conferir valores (faltam ${left} exames)` : 'Conferir valores'}
      description={`${text('examType')} · ${formatDay(date)} · ${text('laboratory')}`}
      isOpen
      isDirty
      onClose={onClose}
      actions={
        saving.question ? (
          <ConfirmInline
            tone="attention"
            question={saving.question.message}
            confirmLabel="Guardar mesmo assim"
            isPending={saving.isPending}
            onConfirm={() => void saving.confirm()}
            onCancel={saving.forget}
          />
        ) : (
          <>
            <SlowNotice isPending={saving.isPending} />
            <Button variant="secondary" onPress={goBack} isDisabled={saving.isPending}>
              Voltar
            </Button>
            <Button onPress={save} isPending={saving.isPending} pendingLabel="Salvando...">
              Salvar Exame
            </Button>
          </>
        )
      }
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ReviewedPage upload={upload} exam={exam} review={shown} />
        <div className="grid min-w-0 gap-4">
          <p role="status" className="text-pretty text-ink-soft">
            {statusText(values.length, open.length)}
          </p>
          {missing.length > 0 && <Notice tone="attention">{missing.join(' ')}</Notice>}
          {isPhone ? <ReviewOne review={shown} /> : <ReviewTable review={review} />}
          <AddValue adding={adding} isUrine={review.isUrine} />
          {isTried && adding.isHalf && <FormAlert>{NOT_ADDED}</FormAlert>}
          {isTried && open.length > 0 && (
            <FormAlert>
              {open.length === 1
                ? 'Falta confirmar 1 valor antes de salvar.'
                : `Falta confirmar ${open.length} valores antes de salvar.`}
            </FormAlert>
          )}
          {isTried && !check.ok && open.length === 0 && (
            <FormAlert>
              {check.obstacles.badValue ??
                'Faltam dados do exame. Toque em Voltar e preencha os campos marcados.'}
            </FormAlert>
          )}
          {saving.refusal && (
            <Notice tone="critical" isLive>
              Erro no processamento: {Object.values(saving.refusal.fields ?? {})[0] ?? saving.refusal.message}
            </Notice>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The unread parts of the files, told where the values found would pass for all of them. */
function missingOf({ items }: UploadedExam): string[] {
  const waiting = items.reduce((sum, { reading }) => sum + (reading?.waitingPages ?? 0), 0);
  return [
    ...(waiting > 0 ? [waitingText(waiting)] : []),
    ...items.flatMap(({ reading, sentence }) =>
      reading && reading.results.length > 0 && sentence ? [sentence] : [],
    ),
    ...gapsOf(items.flatMap(({ extractions }) => extractions)),
  ];
}

const waitingText = (pages: number) =>
  `${pages === 1 ? '1 página ainda não foi lida' : `${pages} páginas ainda não foram lidas`}. Toque em Voltar e leia mais páginas, ou adicione os valores que faltam.`;

function statusText(count: number, open: number): string {
  if (count === 0) return 'Nenhum valor foi lido. Você pode salvar só o arquivo ou adicionar os valores.';
  const all = count === 1 ? '1 valor' : `${count} valores`;
  if (open === 0) return `${all}. Compare com o laudo e salve.`;
  return open === 1
    ? `${all}: 1 precisa da sua confirmação.`
    : `${all}: ${open} precisam da sua confirmação.`;
}
