import { UNSAID_DAY } from '../../../ui/form/when.ts';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import { OpenedApplication } from '../form/OpenedApplication.tsx';
import { useOverview } from '../use-overview.ts';

interface Props {
  /** The latest dose is recorded after the fact: its day is asked, and never taken for today. */
  isLast: boolean;
  /** The moment it begins with, as the form holds it; now unless said. */
  moment?: string | null;
  /** The pen it comes from; the suggested one unless said. */
  penId?: string | undefined;
  onClose: () => void;
}

/** A dose over any screen, once its suggestion is known. */
export function RecordDose({ isLast, moment = null, penId, onClose }: Props) {
  const query = useOverview();
  const overview = query.data?.data;
  if (!overview) return <RecordLoading title="Nova aplicação" query={query} onClose={onClose} />;
  return (
    <OpenedApplication
      overview={overview}
      application={null}
      moment={isLast ? UNSAID_DAY : moment}
      penId={penId}
      onClose={onClose}
    />
  );
}
