import {
  addReportQuestion,
  deleteReportQuestion,
  type ReportQuestion,
} from '@leveza/contract/reports/questions.ts';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useKeptCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useDelete } from '../../../ui/use-delete.ts';
import { QuestionForm } from './QuestionForm.tsx';

/** The questions for the consultation, and one more. */
export function QuestionList({ questions }: { questions: readonly ReportQuestion[] }) {
  const [isAdding, setAdding] = useState(false);
  return (
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
  );
}

function QuestionRow({ question: { id, text } }: { question: ReportQuestion }) {
  const remove = useKeptCommand(deleteReportQuestion);
  const add = useKeptCommand(addReportQuestion);
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
