import type { Dashboard, Today } from '@leveza/contract/dashboard.ts';
import { Milestone } from './Milestone.tsx';
import { WeightCurve } from './WeightCurve.tsx';

interface Props {
  weights: Dashboard['weights'];
  start: Dashboard['start'];
  /** Known only after the day was read. */
  nextMilestone: Today['nextMilestone'] | undefined;
}

/** The curve of the weight, and where it leads next. */
export function Way({ weights, start, nextMilestone }: Props) {
  return (
    <>
      <WeightCurve weights={weights} start={start} />
      {nextMilestone && <Milestone {...nextMilestone} />}
    </>
  );
}
