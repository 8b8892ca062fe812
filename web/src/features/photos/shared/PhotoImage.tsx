import { type Photo, readPhotoFile } from '@leveza/contract/photos.ts';
import { formatDay } from '../../../lib/format.ts';
import { urlOf } from '../../../lib/url.ts';

interface Props {
  photo: Photo;
  /** Blurred, so that nobody near the screen sees it. */
  isBlurred?: boolean;
  /** Asked for at once: paper shows parts that no scrolling brought into sight. */
  isEager?: boolean;
  className?: string;
}

/** The picture of a photo, which is asked for when it comes into sight unless it is wanted at once. */
export function PhotoImage({
  photo: { id, takenOn },
  isBlurred = false,
  isEager = false,
  className = '',
}: Props) {
  return (
    <span className={`block overflow-hidden rounded-xl bg-sunken ${className}`}>
      <img
        src={urlOf(readPhotoFile, { id })}
        alt={`Foto de ${formatDay(takenOn)}`}
        loading={isEager ? 'eager' : 'lazy'}
        className={`size-full object-cover ${isBlurred ? 'scale-110 blur-xl' : ''}`}
      />
    </span>
  );
}
