import type { Measurement } from '@leveza/contract/measurements.ts';
import { Pencil, Ruler, Trash2, Weight } from 'lucide-react';
import { dayOf, formatDayAs, formatInstant, formatTime } from '../../../lib/format.ts';
import { formatWeight } from '../../../lib/measure.ts';
import { useSession } from '../../../lib/session.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Figure } from '../../../ui/Figure.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useAsking } from '../../../ui/use-asking.ts';
import { otherMeasures } from '../measurement-words.ts';
import { useDeleteMeasurement } from './use-delete-measurement.ts';

interface Props {
  measurement: Measurement;
  onEdit: () => void;
}

/** What was measured at one moment. */
export function MeasurementRow({ measurement, onEdit }: Props) {
  const session = useSession();
  const { isAsking, askOnceClosed, stop } = useAsking();
  const { remove, isPending } = useDeleteMeasurement(measurement);
  const { datetime, weight, notes, isImported } = measurement;
  const { timeZone, weightUnit } = session;
  const day = formatDayAs(dayOf(datetime, timeZone), { weekday: 'short', day: '2-digit', month: '2-digit' });
  const others = otherMeasures(measurement, session);
  const Icon = weight === null ? Ruler : Weight;
  return (
    <li className="grid gap-3 py-3 pr-2 pl-4">
      <div className="flex items-start gap-3">
        <span className="mt-0.5 grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="flex flex-wrap items-center gap-x-2 font-semibold tabular-nums">
            {weight === null ? 'Outras medidas' : <Figure>{formatWeight(weight, weightUnit)}</Figure>}
            {isImported && <Badge status="neutral">Importado</Badge>}
          </p>
          <p className="text-sm text-ink-soft tabular-nums">{`${day} às ${formatTime(datetime, timeZone)}`}</p>
          {others.length > 0 && (
            <p className="text-sm text-pretty text-ink-soft tabular-nums">
              <Figure>{others.join(' · ')}</Figure>
            </p>
          )}
          {notes && <p className="text-sm wrap-anywhere text-ink-soft">{notes}</p>}
        </div>
        <Menu
          label={`Ações da medição de ${formatInstant(datetime, timeZone)}`}
          actions={[
            { id: 'edit', label: 'Editar', icon: Pencil, onAction: onEdit },
            { id: 'delete', label: 'Excluir', icon: Trash2, isDanger: true, onAction: askOnceClosed },
          ]}
        />
      </div>
      {isAsking && (
        <ConfirmInline
          question="Excluir esta medição?"
          confirmLabel="Confirmar Exclusão"
          isPending={isPending}
          onConfirm={() => void remove().then(stop)}
          onCancel={stop}
        />
      )}
    </li>
  );
}
