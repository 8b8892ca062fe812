import type { Body } from '../profile/healthy-weight.ts';
import { aimOf, isLowWeight, isOlder } from '../profile/healthy-weight.ts';

export interface MilestoneStep {
  key: string;
  title: string;
  /** Infinite for the first weighing: any weight counts. */
  atOrBelowKg: number;
}

interface Known extends Body {
  initialWeight: number | null;
  targetWeight: number | null;
}

/**
 * How far a treatment may come, never how fast. A step below the target, or at a weight that would be too low, is not
 * one to aim for and is left out; no step leads to a target that is too low itself.
 */
export function milestoneSteps({ initialWeight, targetWeight, ...body }: Known): MilestoneStep[] {
  const first = { key: 'first', title: 'Primeira pesagem', atOrBelowKg: Infinity };
  if (initialWeight === null) return [first];
  const aim = aimOf(targetWeight, body);
  const target = aim !== null && aim < initialWeight ? aim : null;
  const onTheWay = [...percentSteps(initialWeight), ...classSteps(initialWeight, body)].filter(
    ({ atOrBelowKg }) => target === null || atOrBelowKg >= target,
  );
  const healthy = [...onTheWay, ...targetSteps(initialWeight, target)].filter(
    ({ atOrBelowKg }) => !isLowWeight(atOrBelowKg, body),
  );
  return [first, ...healthy];
}

/** Steps clinical studies of weight report. */
const PERCENTS = [5, 10, 15, 20];
/** Less than any scale shows: a class is left below its limit, not at it. */
const JUST_BELOW_KG = 1e-6;

function percentSteps(initialWeight: number): MilestoneStep[] {
  return PERCENTS.map((percent) => ({
    key: `percent-${percent}`,
    title: `${percent} % a menos que no início`,
    atOrBelowKg: rounded(initialWeight * (1 - percent / 100)),
  }));
}

function classSteps(initialWeight: number, body: Body): MilestoneStep[] {
  const { heightCm } = body;
  if (!heightCm) return [];
  const limits = [
    { key: 'out-of-obesity', title: 'IMC abaixo de 30', bmi: 30 },
    // From 60 years on the adequate range is another one, and ends higher.
    isOlder(body)
      ? { key: 'normal-weight', title: 'IMC na faixa de peso adequado', bmi: 27 }
      : { key: 'normal-weight', title: 'IMC na faixa de peso normal', bmi: 25 },
  ];
  return limits
    .map(({ key, title, bmi }) => ({ key, title, atOrBelowKg: bmi * (heightCm / 100) ** 2 - JUST_BELOW_KG }))
    .filter(({ atOrBelowKg }) => initialWeight > atOrBelowKg);
}

// 0,85 × 100 is 85 on paper and not always as a float.
function rounded(kg: number): number {
  return Math.round(kg * 1e6) / 1e6;
}

function targetSteps(initialWeight: number, target: number | null): MilestoneStep[] {
  if (target === null) return [];
  return [
    {
      key: 'half-way',
      title: 'Metade do caminho até a meta',
      atOrBelowKg: rounded((initialWeight + target) / 2),
    },
    { key: 'target', title: 'Peso meta', atOrBelowKg: target },
  ];
}

interface Standing {
  steps: readonly MilestoneStep[];
  /** Keys of the steps that were reached. */
  reached: ReadonlySet<string>;
  currentWeight: number | null;
}

export interface NextMilestone {
  title: string;
  /** Zero once the last weighing is there and only the average of the week has to confirm it. */
  toGoKg: number | null;
  isToConfirm: boolean;
}

/** Whether the last weighing is there, so that only the average of the week has to confirm the step. */
export function isToConfirm(
  { atOrBelowKg }: Pick<MilestoneStep, 'atOrBelowKg'>,
  currentWeight: number | null,
) {
  return currentWeight !== null && Number.isFinite(atOrBelowKg) && currentWeight <= atOrBelowKg;
}

/** The nearest step ahead. One weighing does not reach it: the average of seven days does. */
export function nextMilestone({ steps, reached, currentWeight }: Standing): NextMilestone | null {
  const [next] = steps
    .filter(({ key }) => !reached.has(key))
    .toSorted((a, b) => b.atOrBelowKg - a.atOrBelowKg);
  if (!next) return null;
  const isWeight = Number.isFinite(next.atOrBelowKg) && currentWeight !== null;
  const left = isWeight ? currentWeight - next.atOrBelowKg : null;
  return {
    title: next.title,
    toGoKg: left === null ? null : Math.max(0, Math.ceil(left * 10 - 1e-4) / 10) + 0,
    isToConfirm: isToConfirm(next, currentWeight),
  };
}
