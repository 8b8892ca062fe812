import type { GivenDose } from '@leveza/domain/level/curve.ts';
import type { TimeValue } from '../../ui/chart/time-geometry.ts';
import { type DoseLook, doseLooks, keyOf } from '../../ui/dose/dose-looks.ts';
import type { Ahead } from './curve-of.ts';

interface Drawn {
  medicationName: string;
  doses: readonly GivenDose[];
  past: readonly TimeValue[];
  ahead: Ahead;
}

/** The doses on the line, each in the look of its strength, and a legend of the strengths in sight. */
export function marksOf({ medicationName, doses, past, ahead }: Drawn) {
  const keyAt = new Map(
    [...doses, ...ahead.doses].map(({ at, mg }) => [at.getTime(), { medicationName, doseMg: mg }]),
  );
  const isDose = ({ at }: TimeValue) => keyAt.has(at);
  const onLine = [...past.filter(isDose), ...ahead.points.filter(isDose)];
  const looks = doseLooks(onLine.map(({ at }) => keyAt.get(at)!));
  const marks = onLine.map((point) => {
    const { look, mark }: DoseLook = looks.get(keyOf(keyAt.get(point.at)!))!;
    return { ...point, look, mark };
  });
  return { marks, legend: [...looks.values()] };
}
