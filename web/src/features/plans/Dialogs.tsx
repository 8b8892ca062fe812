import type { PlannedDose } from '@leveza/contract/plans/doses.ts';
import type { Plan } from '@leveza/contract/plans/plans.ts';
import { useToday } from '../../lib/use-now.ts';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import { useDayDoses } from './doses/use-doses.ts';
import type { PlansView } from './use-plans-view.ts';

const OpenedPlan = lazyDialog(() => import('./form/OpenedPlan.tsx'), 'OpenedPlan');
const ManageDialog = lazyDialog(() => import('./manage/ManageDialog.tsx'), 'ManageDialog');
const PauseDialog = lazyDialog(() => import('./manage/PauseDialog.tsx'), 'PauseDialog');
const DoseDialog = lazyDialog(() => import('./doses/DoseDialog.tsx'), 'DoseDialog');
const SkipDialog = lazyDialog(() => import('./doses/SkipDialog.tsx'), 'SkipDialog');

interface Props {
  plans: readonly Plan[];
  doses: readonly PlannedDose[];
  view: PlansView;
}

/** Opens the dialog named by the address; a plan or a dose that is not there opens none. */
export function Dialogs({ plans, doses, view }: Props) {
  useCodeWhenIdle(OpenedPlan);
  useFocusReturns(view.opened ?? undefined);
  const { kind, opened, item, at, box, close } = view;
  const today = useToday();
  const ofDay = useDayDoses(kind, view.day ?? today, doses).doses ?? [];
  const plan = plans.find(({ id }) => id === item);
  const dose = [...doses, ...ofDay].find((each) => each.planId === item && each.plannedAt === at);
  switch (opened) {
    case null:
      return null;
    case 'plans':
      return <ManageDialog plans={plans} view={view} />;
    case 'new':
    case 'copy':
    case 'edit':
      return (
        <OpenedPlan
          key={`${opened} ${item} ${box}`}
          {...{ kind, plans }}
          planId={opened === 'new' ? null : item}
          isCopy={opened === 'copy'}
          boxId={box}
          onClose={close}
        />
      );
    case 'pause':
      return plan && <PauseDialog plan={plan} onClose={close} />;
    case 'take':
      return dose && <DoseDialog key={at} {...{ plans, dose }} onClose={close} />;
    case 'extra':
      return <DoseDialog plans={plans} dose={null} onClose={close} />;
    case 'skip':
      return dose && <SkipDialog dose={dose} onClose={close} />;
  }
}
