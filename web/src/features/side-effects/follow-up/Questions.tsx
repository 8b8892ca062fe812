import type { Question } from '@leveza/domain/side-effects/red-flag.ts';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import type { Answers } from './follow-up.ts';

interface Props {
  questions: readonly Question[];
  answers: Answers;
  onAnswer: (id: string, isYes: boolean) => void;
}

const OPTIONS = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
] as const;

/** Short questions that tell whether help is needed; none has to be answered. */
export function Questions({ questions, answers, onAnswer }: Props) {
  return (
    <section aria-labelledby="follow-up-questions" className="grid gap-4">
      <div>
        <h3 id="follow-up-questions" className="font-semibold tracking-tight">
          Você também sente algo assim?
        </h3>
        <p className="text-sm text-pretty text-ink-soft">
          Suas respostas só dizem se é hora de procurar ajuda. Elas não ficam guardadas.
        </p>
      </div>
      {questions.map(({ id, text }) => (
        <SegmentedControl
          key={id}
          label={text}
          options={OPTIONS}
          value={valueOf(answers[id])}
          onChange={(value) => onAnswer(id, value === 'yes')}
        />
      ))}
    </section>
  );
}

function valueOf(answer: boolean | undefined) {
  if (answer === undefined) return null;
  return answer ? 'yes' : 'no';
}
