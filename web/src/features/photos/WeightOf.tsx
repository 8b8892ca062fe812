import type { Photo } from '@leveza/contract/photos.ts';
import { formatWeight } from '../../lib/measure.ts';
import { useSession } from '../../lib/session.ts';
import { Figure } from '../../ui/Figure.tsx';

/** The weight of the day of a photo, where there was a weighing. */
export function WeightOf({ photo: { weight } }: { photo: Photo }) {
  const { weightUnit } = useSession();
  if (weight === null) return null;
  return <Figure>{formatWeight(weight, weightUnit)}</Figure>;
}
