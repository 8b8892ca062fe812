import type { InteractionNotice } from '@leveza/contract/interactions.ts';
import type { Report } from '@leveza/contract/reports/reports.ts';
import {
  BMI_CLASSES,
  OLDER_BMI_CLASSES,
  WAIST_TO_HEIGHT,
} from '@leveza/domain/measurements/figure-sources.ts';
import type { HealthNotice } from '@leveza/domain/health-notice.ts';

interface Shown {
  /** Null where it is not shown. */
  weight: Report['weight'];
  notices: readonly HealthNotice[];
  interactions: readonly InteractionNotice[];
  isOlder: boolean;
}

/** The texts that the figures and notices of a report rest on, each once. */
export function sourcesOf({ weight, notices, interactions, isOlder }: Shown): Report['sources'] {
  const rules = [
    ...(weight?.bmiClass ? [isOlder ? OLDER_BMI_CLASSES : BMI_CLASSES] : []),
    ...(weight?.waistToHeight ? [WAIST_TO_HEIGHT] : []),
    ...notices,
    ...interactions,
  ];
  const all = rules.flatMap(({ sources }) => sources);
  return [...new Map(all.map((source) => [`${source.title} ${source.section}`, source])).values()];
}
