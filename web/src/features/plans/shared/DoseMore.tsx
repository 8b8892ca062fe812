import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { AlarmClock, Clock, SkipForward, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { SkipDialog } from './skip-dialog.ts';
import { useTakeBack } from './use-take-back.ts';

const DoseDialog = lazyDialog(() => import('../doses/DoseDialog.tsx'), 'DoseDialog');
const SnoozeDialog = lazyDialog(() => import('../doses/SnoozeDialog.tsx'), 'SnoozeDialog');

interface Props {
  dose: PlannedDose;
  onDone: () => void;
}

/** Further actions on a dose that was not taken. */
export function DoseMore({ dose, onDone }: Props) {
  const [opened, setOpened] = useState<'take' | 'skip' | 'snooze' | null>(null);
  const takeBack = useTakeBack(dose);
  return (
    <div role="group" aria-label={`Mais ações: ${dose.name}`} className="flex flex-wrap gap-2">
      {!dose.isPlanDeleted && (
        <Button size="sm" variant="secondary" icon={Clock} onPress={() => setOpened('take')}>
          Tomada em outro horário
        </Button>
      )}
      {dose.state === 'skipped' ? (
        <Button
          size="sm"
          variant="secondary"
          icon={Undo2}
          isPending={takeBack.isPending}
          onPress={() => void takeBack.remove().then(onDone)}
        >
          Desfazer
        </Button>
      ) : (
        <>
          <Button size="sm" variant="secondary" icon={AlarmClock} onPress={() => setOpened('snooze')}>
            Adiar
          </Button>
          <Button size="sm" variant="secondary" icon={SkipForward} onPress={() => setOpened('skip')}>
            Pular dose
          </Button>
        </>
      )}
      {opened === 'take' && <DoseDialog plans={[]} dose={dose} onClose={onDone} />}
      {opened === 'snooze' && <SnoozeDialog dose={dose} onClose={onDone} />}
      {opened === 'skip' && <SkipDialog dose={dose} onClose={onDone} />}
    </div>
  );
}
