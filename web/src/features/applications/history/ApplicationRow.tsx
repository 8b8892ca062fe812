import type { Application } from '@leveza/contract/applications.ts';
import { Pencil, Syringe, Trash2 } from 'lucide-react';
import { dayOf, formatDayAs, formatInstant, formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { useAsking } from '../../../ui/use-asking.ts';
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
  const { isAsking, askOnceClosed, stop } = useAsking();
  const { remove, isPending } = useDeleteApplication(application);
  const { datetime, pain, reactions, notes, penId } = application;
  const day = formatDayAs(dayOf(datetime, timeZone), { weekday: 'short', day: '2-digit', month: '2-digit' });
  const time = formatTime(datetime, timeZone);
  return (
    <li className="grid gap-3 py-3 pr-2 pl-4">
      <div className="flex items-start gap-3">
        <span className="mt-0.5 grid size-10 shrink-0 place-items-center rounded-xl bg-brand-soft text-brand-ink">
          <Syringe aria-hidden className="size-5" />
        </span>
        <div className="grid min-w-0 flex-1 gap-0.5">
          <p className="font-semibold wrap-anywhere tabular-nums">{doseText(application)}</p>
          <p className="text-sm text-ink-soft tabular-nums">
            {isDaySaid ? `Aplicada às ${time}` : `${day} às ${time}`}
          </p>
          {placeText(application) && <p className="text-sm text-ink-soft">{placeText(application)}</p>}
          {pain !== null && <p className="text-sm text-ink-soft tabular-nums">Dor {pain} de 10</p>}
          {reactions && <p className="text-sm wrap-anywhere text-ink-soft">Reações: {reactions}</p>}
          {notes && <p className="text-sm wrap-anywhere text-ink-soft">{notes}</p>}
        </div>
        <Menu
          label={`Ações da aplicação de ${formatInstant(datetime, timeZone)}`}
          actions={[
            { id: 'edit', label: 'Editar', icon: Pencil, onAction: onEdit },
            { id: 'delete', label: 'Excluir', icon: Trash2, isDanger: true, onAction: askOnceClosed },
          ]}
        />
      </div>
      {isAsking && (
        <ConfirmInline
          question="Excluir esta aplicação?"
          detail={penId ? 'O que ela descontou volta para a caneta.' : undefined}
          confirmLabel="Confirmar Exclusão"
          isPending={isPending}
          onConfirm={() => void remove().then(stop)}
          onCancel={stop}
        />
      )}
    </li>
  );
}
