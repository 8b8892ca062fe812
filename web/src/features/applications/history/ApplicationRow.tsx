import type { Application } from '@leveza/contract/applications/applications.ts';
import { Syringe } from 'lucide-react';
import { dayOf, formatInstant, formatTime } from '../../../lib/format.ts';
import { useSession } from '../../../lib/session.ts';
import { DayBlock } from '../../../ui/DayBlock.tsx';
import { lookOf } from '../../../ui/dose/dose-looks.ts';
import { DoseMark } from '../../../ui/dose/DoseMark.tsx';
import { RecordDetail } from '../../../ui/RecordDetail.tsx';
import { RecordRow } from '../../../ui/RecordRow.tsx';
import { doseText, sideText } from '../application-words.ts';
import { useDeleteApplication } from './use-delete-application.ts';

interface Props {
  application: Application;
  onEdit: () => void;
  /** Under a heading that says the day, the time is enough. */
  isDaySaid?: boolean;
}

/** One dose that was applied, in two lines: what it was, and where and when. */
export function ApplicationRow({ application, onEdit, isDaySaid = false }: Props) {
  const { timeZone } = useSession();
  const deleting = useDeleteApplication(application);
  const { datetime, pain, reactions, notes, penId } = application;
  const time = formatTime(datetime, timeZone);
  const detail = [
    isDaySaid && `Aplicada às ${time}`,
    sideText(application),
    pain !== null && `Dor ${pain} de 10`,
    reactions && `Reações: ${reactions}`,
    notes,
  ];
  return (
    <RecordRow
      icon={isDaySaid ? Syringe : undefined}
      drawing={isDaySaid ? undefined : <DayBlock day={dayOf(datetime, timeZone)} />}
      actionsLabel={`Ações da aplicação de ${formatInstant(datetime, timeZone)}`}
      onEdit={onEdit}
      deleting={deleting}
      question="Excluir esta aplicação?"
      questionDetail={penId ? 'O que ela descontou volta para a caneta.' : undefined}
    >
      <p className="font-semibold wrap-anywhere tabular-nums">
        <DoseMark look={lookOf(application)} /> {doseText(application)}
        {!isDaySaid && <span className="text-sm font-normal text-ink-soft"> às {time}</span>}
      </p>
      <RecordDetail>{detail.filter(Boolean).join(' · ')}</RecordDetail>
    </RecordRow>
  );
}
