import type { Application } from '@leveza/contract/applications/applications.ts';
import { Pencil, Syringe, Trash2 } from 'lucide-react';
import { dayOf, formatInstant, formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { DayBlock } from '../../../ui/DayBlock.tsx';
import { lookOf } from '../../../ui/dose/dose-looks.ts';
import { DoseMark } from '../../../ui/dose/DoseMark.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useAsking } from '../../../ui/use-asking.ts';
import { doseText, sideText } from '../application-words.ts';
import { DELETE_QUESTION, returnsToPen, useDeleteApplication } from './use-delete-application.ts';

interface Props {
  application: Application;
  /** Its details, from which it is edited or deleted too. */
  onOpen: () => void;
  onEdit: () => void;
  /** Under a heading that says the day, the time is enough. */
  isUnderItsDay?: boolean;
}

/** One dose that was applied, in two lines: what it was, and where and when. */
export function ApplicationRow({ application, onOpen, onEdit, isUnderItsDay = false }: Props) {
  const { timeZone } = useSession();
  const deleting = useDeleteApplication(application);
  const { isAsking, askOnceClosed, stop } = useAsking();
  const { datetime, pain, reactions, notes } = application;
  const time = formatTime(datetime, timeZone);
  const detail = [
    isUnderItsDay && `Aplicada às ${time}`,
    sideText(application),
    pain !== null && `Dor ${pain} de 10`,
    reactions && `Reações: ${reactions}`,
    notes,
  ];
  return (
    <Row
      {...(isUnderItsDay ? { icon: Syringe } : { drawing: <DayBlock day={dayOf(datetime, timeZone)} /> })}
      title={
        <span className="tabular-nums">
          <DoseMark look={lookOf(application)} /> {doseText(application)}
          {!isUnderItsDay && <span className="text-sm font-normal text-ink-soft"> às {time}</span>}
        </span>
      }
      detail={<span className="line-clamp-2 wrap-anywhere">{detail.filter(Boolean).join(' · ')}</span>}
      onOpen={onOpen}
      action={
        <Menu
          label={`Ações da aplicação de ${formatInstant(datetime, timeZone)}`}
          actions={[
            { id: 'edit', label: 'Editar', icon: Pencil, onAction: onEdit },
            { id: 'delete', label: 'Excluir', icon: Trash2, isDanger: true, onAction: askOnceClosed },
          ]}
        />
      }
    >
      {isAsking && (
        <div className="px-4 pb-3">
          <ConfirmInline
            question={DELETE_QUESTION}
            detail={returnsToPen(application)}
            confirmLabel="Confirmar Exclusão"
            isPending={deleting.isPending}
            onConfirm={() => void deleting.remove().then(stop)}
            onCancel={stop}
          />
        </div>
      )}
    </Row>
  );
}
