import { readProduct } from '@leveza/contract/catalog/catalog.ts';
import type { Pen } from '@leveza/contract/pens/pens.ts';
import { type Plan, readPlan } from '@leveza/contract/plans/plans.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../lib/api.ts';
import { useToday } from '../../../lib/use-now.ts';
import { useItem } from '../../../lib/use-item.ts';
import { toast } from '../../../ui/toast.ts';
import { useProductsAtHome } from '../../inventory/shared/use-products-at-home.ts';
import { copiedValues, type NewPlan, newValues, valuesOfPlan } from './plan-values.ts';
import { PlanDialog } from './PlanDialog.tsx';
import { saysHowOften, valuesOfBox } from './values-of-box.ts';
import { isCommonRhythm, valuesOfPen } from './values-of-pen.ts';

interface Props {
  /** The values a new plan begins with. */
  start: NewPlan;
  plans: readonly Plan[];
  /** The plan that is edited or copied; null for a new one. */
  planId: string | null;
  isCopy: boolean;
  /** The box a new one is filled in from. */
  boxId: string | null;
  /** The pen that the day of the first dose is marked for. */
  pen: Pen | null;
  onClose: () => void;
}

/** The form, once what it is filled in from is there. */
export function OpenedPlan({ start, plans, planId, isCopy, boxId, pen, onClose }: Props) {
  const today = useToday();
  const { products, named, isPending } = useProductsAtHome(boxId);
  const plan = useItem(readPlan, planId, {
    rows: plans,
    onLost: (title) => {
      toast({ title, tone: 'critical' });
      onClose();
    },
  });
  const hasNoFrequency = named !== undefined && !saysHowOften(named.item);
  const product = useQuery({
    ...read(readProduct, { params: { id: named?.productId ?? '' } }),
    enabled: hasNoFrequency,
  });
  // The recommended dose is a suggestion: the form opens without it once the server fails to give it.
  const isAwaited = hasNoFrequency && product.isPending && product.failureCount === 0;
  if (isPending || isAwaited || (planId !== null && !plan)) return null;
  const values =
    plan === null
      ? named
        ? valuesOfBox(named, { today, recommended: product.data?.data.recommendedDose ?? null })
        : pen
          ? valuesOfPen(pen, today)
          : newValues(start, today)
      : isCopy
        ? copiedValues(plan, today)
        : valuesOfPlan(plan);
  // Each way into the form has a draft of its own: that of one box must not come back over another.
  const draftName = ['plan', isCopy && 'copy', planId ?? boxId ?? pen?.id ?? start].filter(Boolean).join(' ');
  return (
    <PlanDialog
      plan={isCopy ? null : plan}
      isDayAsked={pen !== null}
      isFirst={pen !== null && isCommonRhythm(pen)}
      {...{ values, draftName, products, onClose }}
    />
  );
}
