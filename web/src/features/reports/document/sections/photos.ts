import type { Photo } from '@leveza/contract/photos.ts';
import { formatDay, formatKg } from '../../../../lib/format.ts';
import type { Section } from '../block.ts';

/** Two photos side by side; any other number is none. */
export function photosSection(photos: readonly Photo[]): Section | null {
  if (photos.length !== 2) return null;
  const gist = { text: photos.map(({ takenOn }) => formatDay(takenOn)).join(' e ') };
  return { id: 'photos', title: 'Fotos', gist, blocks: [{ kind: 'photos', photos }] };
}

/** The day of a photo, and the weight of that day where there was a weighing. */
export const photoCaption = ({ takenOn, weight }: Photo): string[] => [
  formatDay(takenOn),
  ...(weight === null ? [] : [formatKg(weight)]),
];
