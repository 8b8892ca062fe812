import type { MeasurementSummary } from '@leveza/contract/measurements.ts';
import type { BmiClass, OlderBmiClass } from '@leveza/domain/profile/bmi.ts';

const LOW_CLASSES: readonly string[] = ['Abaixo do peso', 'Baixo peso'] satisfies (
  | BmiClass
  | OlderBmiClass
)[];

/** As in a moment: a weight that is too low is no reason for praise. The class of older patients goes by its own limit. */
export const isLow = ({ bmiClass, olderBmiClass }: Pick<MeasurementSummary, 'bmiClass' | 'olderBmiClass'>) =>
  LOW_CLASSES.includes(olderBmiClass ?? bmiClass ?? '');
