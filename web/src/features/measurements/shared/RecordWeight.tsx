import { useCover } from '../../../lib/use-cover.ts';
import { AreFiguresCovered } from '../../../ui/Figure.tsx';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import { MeasurementDialog } from '../form/MeasurementDialog.tsx';
import { useSummary } from '../use-summary.ts';

/** A new weight over any screen, once the last one is known. */
export function RecordWeight({ onClose }: { onClose: () => void }) {
  const { isCovered } = useCover();
  const query = useSummary('90');
  const summary = query.data?.data;
  if (!summary) return <RecordLoading title="Nova medição" query={query} onClose={onClose} />;
  return (
    <AreFiguresCovered value={isCovered}>
      <MeasurementDialog summary={summary} measurement={null} measure={null} onClose={onClose} />
    </AreFiguresCovered>
  );
}
