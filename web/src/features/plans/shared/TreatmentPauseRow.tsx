import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { useQuery } from '@tanstack/react-query';
import { Pause, Play } from 'lucide-react';
import { read } from '../../../lib/api.ts';
import { formatDay } from '../../../lib/format.ts';
import { Row } from '../../../ui/Row.tsx';
import { useTreatmentPause } from './use-treatment-pause.ts';
import { useTreatmentPlans } from './use-treatment-plans.ts';

/** Pauses the treatment or resumes it. It stands among the rows of applications, whose overview it reads. */
export function TreatmentPauseRow() {
  const { data } = useQuery(read(readApplicationsOverview, {}));
  const { show } = useTreatmentPlans();
  const { resume } = useTreatmentPause();
  if (!data) return null;
  const { pause, nextDose } = data.data;
  if (pause) {
    const { until } = pause;
    return (
      <Row
        icon={Play}
        title="Retomar tratamento"
        detail={until ? `Em pausa, volta em ${formatDay(until)}` : 'Em pausa até você retomar'}
        onOpen={() => resume(until)}
      />
    );
  }
  // A course that is over is called paused as well: nothing of it is left to pause.
  const isPlanned = nextDose.intervalDays !== null && !['none', 'paused'].includes(nextDose.state);
  return (
    isPlanned && (
      <Row
        icon={Pause}
        title="Pausar tratamento"
        detail="Sem doses nem lembretes até a volta"
        onOpen={() => show('pause')}
      />
    )
  );
}
