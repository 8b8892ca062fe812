import type { ReportQuestion } from '@leveza/contract/reports/questions.ts';
import { FoldOnDemand } from '../../../ui/FoldOnDemand.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

// Most visits read the report, and write no question.
const QuestionList = lazyDialog(() => import('./QuestionList.tsx'), 'QuestionList');

/** The patient's questions: they would be forgotten in the twenty minutes of a consultation. */
export function QuestionsFold({ questions }: { questions: readonly ReportQuestion[] }) {
  return (
    <FoldOnDemand label={questions.length > 0 ? `Suas perguntas (${questions.length})` : 'Suas perguntas'}>
      <QuestionList questions={questions} />
    </FoldOnDemand>
  );
}
