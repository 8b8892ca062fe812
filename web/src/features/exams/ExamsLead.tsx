import type { ExamCard } from '@leveza/contract/exams/exams.ts';
import { FileUp, PencilLine } from 'lucide-react';
import { use } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { AreFiguresCovered, Figure } from '../../ui/Figure.tsx';
import { Lead } from '../../ui/Lead.tsx';
import { examTitle, outsideText } from './exam-words.ts';
import type { ExamsView } from './use-exams-view.ts';

/** The newest exam in one figure, and the way to send the next one. */
export function ExamsLead({ newest, view }: { newest: ExamCard | undefined; view: ExamsView }) {
  const isCovered = use(AreFiguresCovered);
  return (
    <Lead
      title="Exame mais recente"
      figure={
        newest &&
        (newest.resultCount > 0 ? <Figure>{outsideText(newest)}</Figure> : examTitle(newest, isCovered))
      }
      detail={newest && detailOf(newest, isCovered)}
      actions={
        <>
          <Button variant="lead" icon={FileUp} onPress={() => view.show('upload')}>
            Enviar Exame
          </Button>
          <Button variant="lead-quiet" icon={PencilLine} onPress={() => view.show('new')}>
            Digitar valores
          </Button>
        </>
      }
    />
  );
}

function detailOf(exam: ExamCard, isCovered: boolean): string {
  const name = exam.resultCount > 0 ? `${examTitle(exam, isCovered)}, ` : '';
  return `${name}${formatDay(exam.examDate)}${isCovered ? '' : `, ${exam.laboratory}`}`;
}
