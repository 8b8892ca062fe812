import type { Plan } from '@leveza/contract/plans/plans.ts';
import { CalendarClock, Copy, Hand, OctagonX, Pause, Pencil, Play, Trash2 } from 'lucide-react';
import { formatDay, formatMg } from '../../../lib/format.ts';
import { useToday } from '../../../lib/use-now.ts';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useAsking } from '../../../ui/use-asking.ts';
import type { PlanDialogsView } from '../plan-dialogs-view.ts';
import { changeText, courseText, pauseText, scheduleText, stockText, titleText } from '../plan-words.ts';
import { ResumeQuestion } from './ResumeQuestion.tsx';
import { usePlanChanges } from './use-plan-changes.ts';

interface Props {
  plan: Plan;
  view: PlanDialogsView;
}

/** One plan: its schedule, its stock, and what can be done with it. */
export function PlanRow({ plan, view }: Props) {
  const today = useToday();
  const changes = usePlanChanges(plan);
  const { end, resume, remove, isRemoving } = changes;
  const { isAsking, askOnceClosed, stop } = useAsking();
  const { id: item, name, status } = plan;
  const steps = stepsText(plan);
  const change = changeText(plan);
  const show = (dialog: 'edit' | 'copy' | 'pause' | 'hold' | 'move') => view.show(dialog, { item });
  return (
    <Row
      title={titleText(plan)}
      detail={
        <>
          <span className="block">{[scheduleText(plan), courseText(plan)].filter(Boolean).join(' · ')}</span>
          {change && <span className="block text-pretty">{change}</span>}
          {steps && <span className="block text-pretty">{steps}</span>}
          <span className="block">
            {[standingText(plan, today), stockText(plan)].filter(Boolean).join(' · ')}
          </span>
        </>
      }
      action={
        <Menu
          label={`Mais ações: ${name}`}
          actions={[
            { id: 'edit', label: 'Editar', icon: Pencil, onAction: () => show('edit') },
            ...(plan.nextStep && status !== 'ended'
              ? [
                  { id: 'hold', label: 'Segurar dose', icon: Hand, onAction: () => show('hold') },
                  { id: 'move', label: 'Mudar o dia', icon: CalendarClock, onAction: () => show('move') },
                ]
              : []),
            ...(status === 'active'
              ? [{ id: 'pause', label: 'Pausar', icon: Pause, onAction: () => show('pause') }]
              : [{ id: 'resume', label: 'Retomar', icon: Play, onAction: resume }]),
            { id: 'copy', label: 'Duplicar', icon: Copy, onAction: () => show('copy') },
            ...(status === 'ended' ? [] : [{ id: 'end', label: 'Encerrar', icon: OctagonX, onAction: end }]),
            { id: 'remove', label: 'Excluir', icon: Trash2, isDanger: true, onAction: askOnceClosed },
          ]}
        />
      }
    >
      <ResumeQuestion changes={changes} />
      {isAsking && (
        <div className="px-4 pb-4">
          <ConfirmInline
            question="Excluir este plano?"
            detail="O que você já tomou continua no histórico."
            confirmLabel="Confirmar Exclusão"
            isPending={isRemoving}
            onConfirm={remove}
            onCancel={stop}
          />
        </div>
      )}
    </Row>
  );
}

function standingText(plan: Plan, today: string): string | null {
  const { status, endedOn, startDate } = plan;
  if (status === 'paused') return pauseText(plan);
  if (status === 'active' && startDate > today) return `Começa em ${formatDay(startDate)}`;
  return endedOn && `${status === 'ended' ? 'Encerrado' : 'Encerra'} em ${formatDay(endedOn)}`;
}

/** 'Desde 16/11/2026. Depois, 0,5 mg a partir de 14/12/2026: confirme com seu médico.'; null where no step follows. */
function stepsText({ steps, nextStep }: Pick<Plan, 'steps' | 'nextStep'>): string | null {
  if (!nextStep) return null;
  const { doseMg, from, held } = nextStep;
  const next = `${formatMg(doseMg)} a partir de ${formatDay(from)}`;
  if (held === 'missed')
    return `Em espera: ${next}, porque uma dose não foi aplicada. Confirme com seu médico.`;
  if (held === 'stayed')
    return `Em espera: ${next}, porque a última dose foi outra. Confirme com seu médico.`;
  const since = steps[0] ? `Etapa desde ${formatDay(steps[0].from)}. ` : '';
  return `${since}Depois, ${next}: confirme com seu médico.`;
}
