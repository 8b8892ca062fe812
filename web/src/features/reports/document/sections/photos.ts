import type { Photo } from '@leveza/contract/photos.ts';
import type { Report } from '@leveza/contract/reports/reports.ts';
import { formatDay, formatKg } from '../../../../lib/format.ts';
import type { Section } from '../block.ts';

/** Two photos side by side, in the report that is the patient's own: no other one takes them. */
export function photosSection({ type }: Report, photos: readonly Photo[]): Section | null {
  if (type !== 'progress' || photos.length !== 2) return null;
  const gist = { text: photos.map(({ takenOn }) => formatDay(takenOn)).join(' e ') };
  return { id: 'photos', title: 'Fotos', gist, blocks: [{ kind: 'photos', photos }] };
}

/** The day of a photo, and the weight of that day where there was a weighing. */
export const photoCaption = ({ takenOn, weight }: Photo): string[] => [
  formatDay(takenOn),
  ...(weight === null ? [] : [formatKg(weight)]),
];
