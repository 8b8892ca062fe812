import type { Photo } from '@leveza/contract/photos.ts';
import { use } from 'react';
import { AreFiguresCovered, Figure } from '../../../ui/Figure.tsx';
import { PhotoImage } from '../../photos/shared/PhotoImage.tsx';
import { photoCaption } from '../document/sections/photos.ts';

/** Photos side by side, blurred while figures about the body are covered. */
export function PhotosView({ photos }: { photos: readonly Photo[] }) {
  const isCovered = use(AreFiguresCovered);
  return (
    <div className="grid max-w-2xl grid-cols-2 gap-3 print:break-inside-avoid">
      {photos.map((photo) => {
        const [day, weight] = photoCaption(photo);
        return (
          <figure key={photo.id} className="grid min-w-0 content-start gap-2">
            <PhotoImage photo={photo} isBlurred={isCovered} isEager className="aspect-3/4" />
            <figcaption className="flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft tabular-nums">
              <span>{day}</span>
              {weight && <Figure>{weight}</Figure>}
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
