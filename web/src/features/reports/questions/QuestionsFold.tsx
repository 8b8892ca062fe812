import {
  addReportQuestion,
  deleteReportQuestion,
  type ReportQuestion,
} from '@leveza/contract/reports/questions.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { lazyDialog, useCodeWhenIdle } from '../../../ui/lazy-dialog.tsx';
import { useDelete } from '../../../ui/use-delete.ts';

// Forms are code that no other part of this screen needs.
const QuestionForm = lazyDialog(() => import('./QuestionForm.tsx'), 'QuestionForm');

/** What the patient wants to ask: it would be forgotten in the twenty minutes of a consultation. */
export function QuestionsFold({ questions }: { questions: readonly ReportQuestion[] }) {
  const [isAdding, setAdding] = useState(false);
  useCodeWhenIdle(QuestionForm);
  return (
    <Fold label={questions.length > 0 ? `Suas perguntas (${questions.length})` : 'Suas perguntas'}>
      <div className="grid gap-3">
        {questions.length > 0 && (
          <RecordList label="Suas perguntas">
            {questions.map((question) => (
              <QuestionRow key={question.id} question={question} />
            ))}
          </RecordList>
        )}
        {isAdding ? (
          <QuestionForm onDone={() => setAdding(false)} />
        ) : (
          <Button variant="secondary" icon={Plus} onPress={() => setAdding(true)}>
            Escrever uma pergunta
          </Button>
        )}
      </div>
    </Fold>
  );
}

function QuestionRow({ question: { id, text } }: { question: ReportQuestion }) {
  const remove = useCommand(deleteReportQuestion);
  const add = useCommand(addReportQuestion);
  const deletion = useDelete({
    remove: () => remove.mutateAsync({ params: { id } }),
    restore: () => add.mutateAsync({ body: { text } }),
    words: {
      deleted: { title: 'Pergunta excluída' },
      restored: { title: 'Pergunta de volta' },
    },
  });
  return (
    <Row
      title={<span className="font-normal">{text}</span>}
      action={
        <IconButton
          icon={Trash2}
          aria-label={`Excluir a pergunta: ${text}`}
          isDisabled={deletion.isPending}
          onPress={() => void deletion.remove()}
        />
      }
    />
  );
}
