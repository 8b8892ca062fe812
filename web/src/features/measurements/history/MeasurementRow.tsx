import { type Measurement, addMeasurement, deleteMeasurement } from '@leveza/contract/measurements.ts';
import { use } from 'react';
import { dayOf, formatInstant, formatTime } from '../../../lib/format.ts';
import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { DayBlock } from '../../../ui/DayBlock.tsx';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { RecordDetail } from '../../../ui/RecordDetail.tsx';
import { RecordRow } from '../../../ui/RecordRow.tsx';
import { otherMeasures } from '../measurement-words.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import { bodyOf } from '../measurement-body.ts';
import { useToastDetail } from '../use-toast-detail.ts';

interface Props {
  measurement: Measurement;
  onEdit: () => void;
}

/** The values measured at one moment. */
export function MeasurementRow({ measurement, onEdit }: Props) {
  const session = useSession();
  const deleting = useDeleteMeasurement(measurement);
  const { datetime, weight, notes, isImported } = measurement;
  const { timeZone, weightUnit } = session;
  const time = formatTime(datetime, timeZone);
  // A file that names only days puts its weights at the first instant of each.
  const hasTime = !isImported || time !== '00:00';
  const figures = use(AreFiguresCovered) ? [] : otherMeasures(measurement, session);
  const detail = [...figures, notes].filter(Boolean).join(' · ');
  return (
    <RecordRow
      drawing={<DayBlock day={dayOf(datetime, timeZone)} />}
      actionsLabel={`Ações da medição de ${formatInstant(datetime, timeZone)}`}
      onEdit={onEdit}
      deleting={deleting}
      question="Excluir esta medição?"
    >
      <p className="flex flex-wrap items-center gap-x-2 font-semibold tabular-nums">
        <span>
          {weight === null ? 'Outras medidas' : <Figure>{formatWeight(weight, weightUnit)}</Figure>}
          {hasTime && <span className="text-sm font-normal text-ink-soft"> às {time}</span>}
        </span>
        {isImported && <Badge status="neutral">Importado</Badge>}
      </p>
      {detail && <RecordDetail>{detail}</RecordDetail>}
    </RecordRow>
  );
}

/** Takes a measurement out of the history and offers to record it again as it was. */
function useDeleteMeasurement(measurement: Measurement) {
  const remove = useKeptCommand(deleteMeasurement);
  const add = useKeptCommand(addMeasurement);
  const detailOf = useToastDetail();

  return useDelete({
    remove: () => remove.mutateAsync({ params: { id: measurement.id } }),
    restore: () => add.mutateAsync({ body: bodyOf(measurement) }),
    words: {
      deleted: { title: 'Medição excluída', ...detailOf(measurement) },
      restored: { title: 'Medição de volta ao histórico', ...detailOf(measurement) },
    },
  });
}
