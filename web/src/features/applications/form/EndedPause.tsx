import { continuePause } from '@leveza/contract/applications/doses.ts';
import type { NextDose } from '@leveza/contract/applications/next-dose.ts';
import { Pause } from 'lucide-react';
import { useKeptCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Link } from '../../../ui/Link.tsx';
import { tellFailure } from '../../../ui/toast.ts';

export const PAUSE_ENDED = 'A pausa do tratamento terminou com esta dose.';

interface Props {
  /** The next dose once the pause goes on. */
  paused: NextDose | null;
  /** A course that was over has no pause to go on with. */
  canContinuePause: boolean;
  onPaused: (nextDose: NextDose) => void;
}

/** A dose ends the pause it falls in: the patient learns it, with the way to go on with the pause. */
export function EndedPause({ paused, canContinuePause, onPaused }: Props) {
  const goOn = useKeptCommand(continuePause);
  if (paused) return <p role="status">O tratamento continua em pausa.</p>;
  if (!canContinuePause) {
    return (
      <p className="text-pretty">
        {PAUSE_ENDED} Para continuar em pausa,{' '}
        <Link to="/applications" search={{ plans: 'pause' }}>
          pause o tratamento
        </Link>
        .
      </p>
    );
  }
  return (
    <>
      <p className="text-pretty">{PAUSE_ENDED}</p>
      <Button
        variant="secondary"
        icon={Pause}
        isPending={goOn.isPending}
        onPress={() =>
          void goOn
            .mutateAsync({})
            .then(({ nextDose }) => onPaused(nextDose), tellFailure('Não foi possível continuar a pausa'))
        }
      >
        Continuar em pausa
      </Button>
    </>
  );
}
