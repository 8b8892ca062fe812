import { type Photo, readPhotoFile } from '@leveza/contract/photos.ts';
import { formatDay } from '../../lib/format.ts';
import { urlOf } from '../../lib/url.ts';

interface Props {
  photo: Photo;
  /** Blurred, so that nobody near the screen sees it. */
  isBlurred?: boolean;
  className?: string;
}

/** The picture of a photo, which is asked for when it comes into sight. */
export function PhotoImage({ photo: { id, takenOn }, isBlurred = false, className = '' }: Props) {
  return (
    <span className={`block overflow-hidden rounded-xl bg-sunken ${className}`}>
      <img
        src={urlOf(readPhotoFile, { id })}
        alt={`Foto de ${formatDay(takenOn)}`}
        loading="lazy"
        className={`size-full object-cover ${isBlurred ? 'scale-110 blur-xl' : ''}`}
      />
    </span>
  );
}
