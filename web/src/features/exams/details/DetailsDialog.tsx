import type { Exam } from '@leveza/contract/exams/exams.ts';
import { EXAM_CATEGORY_LABEL } from '@leveza/domain/exams/categories.ts';
import { Pencil } from 'lucide-react';
import { use } from 'react';
import { dayOf, formatDay } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { DeletableActions } from '../../../ui/DeletableActions.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FactSection, known, Section } from '../../../ui/FactSection.tsx';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { StatusBadge } from '../ValueBadges.tsx';
import { examTitle } from '../exam-words.ts';
import { useDeleteExam } from '../use-delete-exam.ts';
import type { ExamsView } from '../use-exams-view.ts';
import { AddFile } from './AddFile.tsx';
import { AnalysisSection, asksForCare } from './AnalysisSection.tsx';
import { ResultList } from './ResultList.tsx';
import { FileRow } from './FileRow.tsx';

/** Everything known about one exam. */
export function DetailsDialog({ exam, view }: { exam: Exam; view: ExamsView }) {
  const { timeZone } = useSession();
  const isCovered = use(AreFiguresCovered);
  // Where and by whom tells as much as the figures do, and is covered with them.
  const shown = <T,>(value: T) => (isCovered ? null : value);
  const deleting = useDeleteExam(exam);
  return (
    <Dialog
      title={examTitle(exam, isCovered)}
      description={[formatDay(exam.examDate), shown(exam.laboratory)].filter(Boolean).join(' · ')}
      isOpen
      size="lg"
      onClose={view.close}
      actions={
        <DeletableActions
          question="Excluir este exame?"
          detail="Os valores e os arquivos dele saem juntos."
          deleting={deleting}
          onDeleted={view.close}
        >
          <Button variant="secondary" icon={Pencil} onPress={() => view.show('edit', exam.id)}>
            Editar
          </Button>
          <Button onPress={view.close}>Fechar</Button>
        </DeletableActions>
      }
    >
      {/* One column as wide as the window: a long name of a file would widen it. */}
      <div className="grid grid-cols-1 gap-5">
        {/* Covered, a critical exam reads 'Processado', which the notice below it must not stand beside. */}
        {!(isCovered && asksForCare(exam)) && <StatusBadge status={exam.status} />}
        <AnalysisSection exam={exam} />
        {exam.results.length > 0 && <ResultList exam={exam} view={view} />}
        <FactSection
          title="Sobre o exame"
          facts={known({
            Laboratório: shown(exam.laboratory),
            'Data do exame': formatDay(exam.examDate),
            Categoria: EXAM_CATEGORY_LABEL[exam.category],
            'Médico solicitante': shown(exam.requestingDoctor),
            'Costuma ser repetido em': exam.repeatOn && formatDay(exam.repeatOn),
            'Enviado em': formatDay(dayOf(exam.uploadDate, timeZone)),
            Tags: shown(exam.tags.join(', ')),
            Observações: shown(exam.notes),
          })}
        />
        <Section title="Arquivos">
          {exam.files.length === 0 ? (
            <p className="text-ink-soft">Nenhum arquivo guardado com este exame.</p>
          ) : (
            <FileRows exam={exam} view={view} />
          )}
          <AddFile exam={exam} />
        </Section>
      </div>
    </Dialog>
  );
}

function FileRows({ exam, view }: { exam: Exam; view: ExamsView }) {
  return (
    <ul aria-label="Arquivos do exame" className="grid grid-cols-1 gap-2">
      {exam.files.map((file) => (
        <FileRow key={file.id} exam={exam} file={file} view={view} />
      ))}
    </ul>
  );
}
