import { TakeDoseQuestion } from './TakeDoseQuestion.tsx';
import type { TakeDoses } from './use-take-doses.ts';

interface Props {
  taking: TakeDoses;
  className?: string;
}

/** The doubt about the dose that is being taken, while there is one. */
export function DoseDoubt({ taking, className }: Props) {
  const { question, isPending, confirm, forget, fromElsewhere } = taking;
  if (!question) return null;
  return (
    <div className={className}>
      <TakeDoseQuestion
        problem={question.problem}
        name={question.dose.name}
        isPending={isPending}
        onConfirm={confirm}
        onCancel={forget}
        onElsewhere={fromElsewhere}
      />
    </div>
  );
}
