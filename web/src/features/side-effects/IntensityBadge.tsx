import { intensityLabel } from '@leveza/domain/side-effects/intensity.ts';
import { Badge, type Status } from '../../ui/Badge.tsx';

const LOOK: readonly Status[] = ['neutral', 'neutral', 'attention', 'low', 'critical'];

/** From 'Moderado' on it is a state; below that a word among others. */
export const isNoteworthy = (intensity: number) => LOOK[intensity - 1] !== 'neutral';

/** How strong it was, in the specification's words. */
export function IntensityBadge({ intensity }: { intensity: number }) {
  return <Badge status={LOOK[intensity - 1] ?? 'neutral'}>{intensityLabel(intensity)}</Badge>;
}
