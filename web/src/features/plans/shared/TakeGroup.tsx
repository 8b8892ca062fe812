import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { CheckCheck } from 'lucide-react';
import { useSession } from '../../../lib/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { takeAllText } from './open-doses.ts';
import { TakeDoseQuestion } from './TakeDoseQuestion.tsx';
import { useTakeDoses } from './use-take-doses.ts';

/** Takes all open doses of one time with one press: 'Tomar os 4 da manhã'. Stands in the wrapping line of a title. */
export function TakeGroup({ group }: { group: readonly PlannedDose[] }) {
  const { timeZone } = useSession();
  const { question, isPending, take, confirm, forget } = useTakeDoses();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={CheckCheck}
        isPending={isPending}
        pendingLabel="Registrando..."
        onPress={() => take(group)}
      >
        {takeAllText(group, timeZone)}
      </Button>
      {question && (
        <div className="basis-full">
          <TakeDoseQuestion
            problem={question.problem}
            name={question.dose.name}
            isPending={isPending}
            onConfirm={confirm}
            onCancel={forget}
          />
        </div>
      )}
    </>
  );
}
