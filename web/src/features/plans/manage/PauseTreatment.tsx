import { useDraft } from '../../../ui/form/use-draft.ts';
import { useTreatmentPause } from '../shared/use-treatment-pause.ts';
import { PAUSE_VALUES, PauseDialog } from './PauseDialog.tsx';

export function PauseTreatment({ onClose }: { onClose: () => void }) {
  const draft = useDraft('pause-treatment', PAUSE_VALUES);
  const { pause } = useTreatmentPause(draft);
  return <PauseDialog title="Pausar tratamento" silenced="as doses" {...{ draft, pause, onClose }} />;
}
