import { MOST_FILES } from '@leveza/contract/exams/exams.ts';
import { useState, useMemo } from 'react';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ModelPart } from '../model/ModelPart.tsx';
import { type ModelScope, useModel } from '../model/use-model.ts';
import { checkExam } from './exam-input.ts';
import { ExamsChoice } from './ExamsChoice.tsx';
import { FilesField } from './FilesField.tsx';
import { Guidance } from './Guidance.tsx';
import { HeadFields } from './HeadFields.tsx';
import { OwnerQuestion } from './OwnerQuestion.tsx';
import { ReadPanel } from './ReadPanel.tsx';
import { StatusLine, type Identification } from './StatusLine.tsx';
import type { Upload } from './use-upload.ts';
import { headOf } from './head-of.ts';

interface Props {
  upload: Upload;
  /** Everything about the exams is filled in: their values come next. */
  onReview: () => void;
  onClose: () => void;
}

/** Files, and what exam they are of. Reading begins as soon as a file is there. */
export function UploadPage({ upload, onReview, onClose }: Props) {
  const { state, exams, isReading } = upload;
  const today = useToday();
  const status = useIdentification(upload);
  const [scope, setScope] = useState<ModelScope | null>(null);
  const model = useModel(upload, scope ?? 'all');
  const openModel = (next: ModelScope) => {
    model.again();
    setScope(next);
  };
  const [isTried, setTried] = useState(false);
  const isCompleted = state.items.some((item) => item.state === 'completed');
  const isLocked = state.items.some((item) => item.state === 'password');
  const checks = exams.map((exam) => checkExam(state, exam, today));
  const isFilled = checks.every(
    (check) =>
      check.ok ||
      (Object.keys(check.obstacles.fields).length === 0 &&
        check.obstacles.differ.length === 0 &&
        check.obstacles.others === 0),
  );

  const isTooMany = exams.some(({ items }) => items.length > MOST_FILES);

  const goOn = () => {
    setTried(true);
    if (isFilled && isCompleted && !isReading && !isLocked && !isTooMany) onReview();
  };

  return (
    <Dialog
      title="Upload de Exames Médicos"
      description="O laudo é lido neste aparelho. Você confere antes de salvar."
      isOpen
      isDirty={upload.isDirty}
      onClose={onClose}
      actions={
        <>
          <Button slot="close" variant="secondary">
            Cancelar
          </Button>
          {isCompleted && (
            <Button
              variant="secondary"
              aria-expanded={scope !== null}
              isPending={model.isRunning}
              pendingLabel="Testando IA..."
              onPress={() => (scope === null ? openModel('all') : setScope(null))}
            >
              🤖 Testar IA
            </Button>
          )}
          <Button onPress={goOn} isDisabled={isReading}>
            Conferir valores
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <FilesField
          upload={upload}
          error={isTried && !isCompleted && !isReading ? 'Pelo menos um arquivo é necessário' : undefined}
        />
        {isTooMany && (
          <FormAlert>
            O limite é de {MOST_FILES} arquivos por exame. Tire alguns, ou marque “São exames diferentes”.
          </FormAlert>
        )}
        <StatusLine status={status} />
        {upload.hasDropped && (
          <Notice tone="info">
            O que você digitou ao lado do arquivo removido saiu com ele. Confira os campos antes de salvar.
          </Notice>
        )}
        {scope !== null && <ModelPart model={model} onClose={() => setScope(null)} />}
        {!isReading && (
          <Guidance
            items={state.items}
            onAskModel={model.isConfigured && scope === null ? () => openModel('unread') : null}
          />
        )}
        {!isReading && <OwnerQuestion upload={upload} />}
        <ExamsChoice upload={upload} />
        {exams.map((exam, index) => {
          const check = checks[index]!;
          return (
            <section key={exam.key} aria-label={nameOf(exam.items[0]?.file.name, exams.length, index)}>
              {exams.length > 1 && (
                <h3 className="mb-3 font-semibold wrap-anywhere">
                  {nameOf(exam.items[0]?.file.name, exams.length, index)}
                </h3>
              )}
              <HeadFields
                upload={upload}
                exam={exam}
                errors={isTried && !isReading && !check.ok ? check.obstacles.fields : {}}
              />
            </section>
          );
        })}
        <ReadPanel items={state.items} />
        {isTried && isLocked && (
          <FormAlert>
            Um PDF espera a senha. Digite-a, toque em “Guardar sem ler” ou tire o arquivo.
          </FormAlert>
        )}
        {isTried && isCompleted && !isFilled && !isReading && (
          <FormAlert>Falta preencher ou confirmar o que está marcado.</FormAlert>
        )}
      </div>
    </Dialog>
  );
}

const nameOf = (file: string | undefined, count: number, index: number) =>
  count === 1 ? 'Dados do exame' : `Exame ${index + 1} de ${count}: ${file}`;

/** The state of the files in one line: reading, identified, or why not. */
function useIdentification({ state, exams, isReading }: Upload): Identification {
  const types = exams.map((exam) => headOf(state, exam, 'examType').read).flat();
  const failed = state.items.find((item) => item.state === 'failed')?.sentence ?? null;
  const hasFiles = state.items.some((item) => item.state === 'completed');
  const found = types.join(', ');
  return useMemo((): Identification => {
    if (isReading) return { state: 'running' };
    if (found) return { state: 'done', text: `Tipo identificado: ${found}` };
    if (failed !== null) return { state: 'failed', text: `Erro na identificação automática: ${failed}` };
    if (!hasFiles) return null;
    return { state: 'failed', text: 'Erro na identificação automática: escolha o tipo do exame abaixo.' };
  }, [isReading, found, failed, hasFiles]);
}
