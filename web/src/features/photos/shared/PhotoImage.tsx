import { type Photo, readPhotoFile } from '@leveza/contract/photos.ts';
import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { formatDay } from '../../../lib/format.ts';
import { urlOf } from '../../../lib/url.ts';

interface Props {
  photo: Photo;
  /** Blurred, so that people near the screen do not see it. */
  isBlurred?: boolean;
  /** Asked for at once: paper shows parts that no scrolling brought into sight. */
  isEager?: boolean;
  className?: string;
}

/**
 * The picture of a photo, which is asked for when it comes into sight unless it is wanted at once. It is not kept on the
 * device: without a connection its place says so.
 */
export function PhotoImage({
  photo: { id, takenOn },
  isBlurred = false,
  isEager = false,
  className = '',
}: Props) {
  const { isMissing, miss } = useMissing();
  return (
    <span className={`block overflow-hidden rounded-xl bg-sunken ${className}`}>
      {isMissing ? (
        <span className="grid size-full min-h-28 place-content-center justify-items-center gap-1.5 p-2 text-center text-xs text-pretty text-ink-soft">
          <ImageOff aria-hidden className="size-5" />
          {navigator.onLine
            ? `A foto de ${formatDay(takenOn)} não pôde ser aberta. Tente de novo mais tarde.`
            : `A foto de ${formatDay(takenOn)} volta com a conexão.`}
        </span>
      ) : (
        <img
          src={urlOf(readPhotoFile, { id })}
          alt={`Foto de ${formatDay(takenOn)}`}
          loading={isEager ? 'eager' : 'lazy'}
          onError={miss}
          className={`size-full object-cover ${isBlurred ? 'scale-110 blur-xl' : ''}`}
        />
      )}
    </span>
  );
}

/** Once the device is connected again, or the page is looked at again, the photo is asked for again. */
function useMissing() {
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    if (!isMissing) return undefined;
    const retry = () => setMissing(false);
    window.addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      window.removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, [isMissing]);
  return { isMissing, miss: () => setMissing(true) };
}
