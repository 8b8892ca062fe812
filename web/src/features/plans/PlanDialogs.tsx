import type { Plan } from '@leveza/contract/plans/plans.ts';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';
import type { NewPlan } from './form/plan-values.ts';
import type { PlanDialogsView } from './plan-dialogs-view.ts';
import type { PlanDialogName } from './search.ts';

const OpenedPlan = lazyDialog(() => import('./form/OpenedPlan.tsx'), 'OpenedPlan');
const ManageDialog = lazyDialog(() => import('./manage/ManageDialog.tsx'), 'ManageDialog');
const PausePlan = lazyDialog(() => import('./manage/PausePlan.tsx'), 'PausePlan');
const HoldDialog = lazyDialog(() => import('./manage/HoldDialog.tsx'), 'HoldDialog');
const MoveDialog = lazyDialog(() => import('./manage/MoveDialog.tsx'), 'MoveDialog');

interface Props {
  plans: readonly Plan[];
  view: PlanDialogsView;
  opened: PlanDialogName | null;
  /** The plan it is about. */
  item: string | null;
  /** The values a new plan begins with. */
  start: NewPlan;
  /** The box a new one is filled in from. */
  box?: string | null;
}

/** Opens the dialog about plans that the address names; a plan that is not there opens none. */
export function PlanDialogs({ plans, view, opened, item, start, box = null }: Props) {
  useCodeWhenIdle(OpenedPlan);
  const { close } = view;
  const plan = plans.find(({ id }) => id === item);
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
          {...{ start, plans }}
          planId={opened === 'new' ? null : item}
          isCopy={opened === 'copy'}
          boxId={box}
          pen={null}
          onClose={close}
        />
      );
    case 'pause':
      return plan && <PausePlan plan={plan} onClose={close} />;
    case 'hold':
      return plan?.nextStep && <HoldDialog plan={plan} nextStep={plan.nextStep} onClose={close} />;
    case 'move':
      return plan?.nextStep && <MoveDialog plan={plan} nextStep={plan.nextStep} onClose={close} />;
  }
}
