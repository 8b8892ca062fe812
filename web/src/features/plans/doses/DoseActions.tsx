import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import { AlarmClock, Check, Clock, type LucideIcon, SkipForward, Syringe, Undo2 } from 'lucide-react';
import { useToday } from '../../../lib/use-now.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import type { MenuAction } from '../../../ui/menu-action.ts';
import { isOpen } from '../shared/open-doses.ts';
import { useTakeBack } from '../shared/use-take-back.ts';
import type { PlansView } from '../use-plans-view.ts';

interface Props {
  dose: PlannedDose;
  isPending: boolean;
  onTake: () => void;
  view: PlansView;
}

/** One press for what is taken now; the rest in a menu. An application is recorded with its pen and site. */
export function DoseActions({ dose, isPending, onTake, view }: Props) {
  const today = useToday();
  const takeBack = useTakeBack(dose);
  const { planId: item, plannedAt, name, state, recordId } = dose;
  const isApplication = dose.medicationType === 'glp1';
  const about = { item, at: plannedAt ?? undefined };
  const actions = [
    ...(state === 'taken' || isApplication || dose.isPlanDeleted || dose.day > today
      ? []
      : [entry('take', 'Tomada em outro horário', Clock, () => view.show('take', about))]),
    ...(isOpen(dose) && !isApplication && dose.day <= today
      ? [entry('snooze', 'Adiar', AlarmClock, () => view.show('snooze', about))]
      : []),
    ...(state === 'taken' || state === 'skipped'
      ? []
      : [entry('skip', 'Pular dose', SkipForward, () => view.show('skip', about))]),
    // An application is deleted where it was recorded.
    ...(recordId && !(isApplication && state === 'taken')
      ? [entry('back', 'Desfazer', Undo2, () => void takeBack.remove())]
      : []),
  ];
  return (
    <>
      {isApplication && state !== 'skipped' && (
        <Link to="/applications" variant="quiet" size="sm" icon={Syringe}>
          <span className="sr-only">Ver em Aplicações GLP-1</span>
        </Link>
      )}
      {isOpen(dose) && !isApplication && dose.day <= today && (
        <IconButton
          icon={Check}
          aria-label={`Marcar como Tomada: ${name}`}
          hasTooltip
          isPending={isPending}
          onPress={onTake}
          className="border border-line-strong"
        />
      )}
      {actions.length > 0 && <Menu label={`Mais ações: ${name}`} actions={actions} />}
    </>
  );
}

function entry(id: string, label: string, icon: LucideIcon, onAction: () => void): MenuAction {
  return { id, label, icon, onAction };
}
