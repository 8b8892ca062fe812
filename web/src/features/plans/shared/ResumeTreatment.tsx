import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { read } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTreatmentPause } from './use-treatment-pause.ts';

/** Resumes a paused treatment from the lead of a screen; a course that is over has nothing to resume. */
export function ResumeTreatment() {
  const { data, isPending } = useQuery(read(readApplicationsOverview, {}));
  const { resume, isResuming } = useTreatmentPause();
  if (isPending) return <Skeleton className="h-11 w-52 opacity-30" />;
  const pause = data?.data.pause;
  if (!pause) return null;
  return (
    <Button
      variant="lead"
      icon={Play}
      // On a phone it shares its line with the next action.
      className="max-sm:[&_svg]:hidden"
      isPending={isResuming}
      pendingLabel="Retomando..."
      onPress={() => resume(pause.until)}
    >
      Retomar tratamento
    </Button>
  );
}
