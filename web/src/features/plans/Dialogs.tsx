import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useSearch } from '@tanstack/react-router';
import { useToday } from '../../lib/use-now.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import { useDayDoses } from './doses/use-doses.ts';
import { PlanDialogs } from './PlanDialogs.tsx';
import type { PlansView } from './use-plans-view.ts';

const DoseDialog = lazyDialog(() => import('./doses/DoseDialog.tsx'), 'DoseDialog');
const SkipDialog = lazyDialog(() => import('./doses/SkipDialog.tsx'), 'SkipDialog');
const SnoozeDialog = lazyDialog(() => import('./doses/SnoozeDialog.tsx'), 'SnoozeDialog');

interface Props {
  plans: readonly Plan[];
  doses: readonly PlannedDose[];
  view: PlansView;
}

/** Opens the dialog named by the address; a plan or a dose that is not there opens none. */
export function Dialogs({ plans, doses, view }: Props) {
  const { open, item = null, at = null, box = null } = useSearch({ from: '/kit/private/doses' });
  useFocusReturns(open);
  const { kind, close } = view;
  const today = useToday();
  const ofDay = useDayDoses(kind, view.day ?? today, doses).doses ?? [];
  const dose = [...doses, ...ofDay].find((each) => each.planId === item && each.plannedAt === at);
  switch (open) {
    case 'take':
      return dose && <DoseDialog key={at} {...{ plans, dose }} onClose={close} />;
    case 'extra':
      return <DoseDialog plans={plans} dose={null} onClose={close} />;
    case 'skip':
      return dose && <SkipDialog dose={dose} onClose={close} />;
    case 'snooze':
      return dose && <SnoozeDialog dose={dose} onClose={close} />;
    default:
      return <PlanDialogs {...{ plans, view, item, box }} opened={open ?? null} start={kind} />;
  }
}
