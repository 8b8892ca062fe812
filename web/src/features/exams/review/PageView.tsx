import { Skeleton } from '../../../ui/Skeleton.tsx';
import type { Place } from '../upload/file-reading.ts';
import type { PagePicture } from './use-page-picture.ts';

interface Props {
  picture: PagePicture;
  /** The subject of the picture: 'laudo.pdf, página 1'. */
  label: string;
  /** The value that is looked at. */
  at: Place | null;
  /** On a phone the page is twice as wide as its place, so that its numbers can be read. */
  isLarge?: boolean;
  className?: string;
}

// The keyboard scrolls a page that is higher than its place.
const SCROLLED = { tabIndex: 0, role: 'group' };

/** A page of a report as wide as its place, with a frame around the value that is looked at. */
export function PageView({ picture, label, at, isLarge = false, className = '' }: Props) {
  if (picture.state === 'failed') {
    return (
      <p className={`rounded-xl bg-sunken p-6 text-center text-pretty text-ink-soft ${className}`}>
        Não foi possível mostrar esta página. Confira os valores no seu laudo.
      </p>
    );
  }
  if (picture.state === 'loading') return <Skeleton className={`aspect-[1/1.4] w-full ${className}`} />;
  return (
    <div
      data-page-box
      {...SCROLLED}
      aria-label={label}
      className={`relative overflow-auto overscroll-contain rounded-xl border border-line bg-white ${className}`}
    >
      <div className={`relative ${isLarge ? 'w-[190%]' : ''}`}>
        <img
          src={picture.address}
          alt={label}
          onLoad={({ currentTarget }) =>
            bringIntoSight(currentTarget.parentElement?.querySelector('[data-read-at]') ?? null)
          }
          className="block h-auto w-full"
        />
        {at && (
          <span
            key={`${at.page}-${at.x}-${at.y}`}
            ref={bringIntoSight}
            data-read-at
            className="absolute rounded-sm border-2 border-brand bg-brand/15"
            style={{
              left: `${Math.max(0, at.x * 100 - 0.6)}%`,
              top: `${Math.max(0, at.y * 100 - 0.4)}%`,
              width: `${at.width * 100 + 1.2}%`,
              height: `${at.height * 100 + 0.8}%`,
            }}
          />
        )}
      </div>
    </div>
  );
}

/** The page scrolls in its own box: the dialog around it keeps its place. */
function bringIntoSight(element: HTMLElement | null): void {
  const box = element?.closest<HTMLElement>('[data-page-box]');
  if (!element || !box) return;
  box.scrollTop = element.offsetTop - box.clientHeight / 2;
  box.scrollLeft = element.offsetLeft - box.clientWidth / 2;
}
