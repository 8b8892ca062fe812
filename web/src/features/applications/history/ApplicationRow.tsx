import type { Application } from '@leveza/contract/applications/applications.ts';
import { Syringe } from 'lucide-react';
import { dayOf, formatDayAs, formatInstant, formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { RecordRow } from '../../../ui/RecordRow.tsx';
import { doseText, placeText } from '../application-words.ts';
import { useDeleteApplication } from './use-delete-application.ts';

interface Props {
  application: Application;
  onEdit: () => void;
  /** Under a heading that says the day, the time is enough. */
  isDaySaid?: boolean;
}

/** One dose that was applied. */
export function ApplicationRow({ application, onEdit, isDaySaid = false }: Props) {
  const { timeZone } = useSession();
  const deleting = useDeleteApplication(application);
  const { datetime, pain, reactions, notes, penId } = application;
  const day = formatDayAs(dayOf(datetime, timeZone), { weekday: 'short', day: '2-digit', month: '2-digit' });
  const time = formatTime(datetime, timeZone);
  return (
    <RecordRow
      icon={Syringe}
      actionsLabel={`Ações da aplicação de ${formatInstant(datetime, timeZone)}`}
      onEdit={onEdit}
      deleting={deleting}
      question="Excluir esta aplicação?"
      questionDetail={penId ? 'O que ela descontou volta para a caneta.' : undefined}
    >
      <p className="font-semibold wrap-anywhere tabular-nums">{doseText(application)}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        {isDaySaid ? `Aplicada às ${time}` : `${day} às ${time}`}
      </p>
      {placeText(application) && <p className="text-sm text-ink-soft">{placeText(application)}</p>}
      {pain !== null && <p className="text-sm text-ink-soft tabular-nums">Dor {pain} de 10</p>}
      {reactions && <p className="text-sm wrap-anywhere text-ink-soft">Reações: {reactions}</p>}
      {notes && <p className="text-sm wrap-anywhere text-ink-soft">{notes}</p>}
    </RecordRow>
  );
}
