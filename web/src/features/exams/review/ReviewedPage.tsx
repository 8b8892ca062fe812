import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useScreen } from '../../../lib/use-screen.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import type { UploadedExam } from '../upload/upload-state.ts';
import type { Upload } from '../upload/use-upload.ts';
import { drawPage } from './pages.ts';
import { PageView } from './PageView.tsx';
import { usePagePicture } from './use-page-picture.ts';
import { TurnButton } from './TurnButton.tsx';
import type { ValueRows } from './use-review.ts';
import { turnedPlace, useTurns } from './use-turns.ts';

interface Props {
  upload: Upload;
  exam: UploadedExam;
  review: ValueRows;
}

/** The page that the chosen value stands on; the arrows lead to the others. */
export function ReviewedPage({ upload, exam, review }: Props) {
  const pages = exam.items
    .filter(({ state }) => state === 'completed')
    .flatMap((item) =>
      Array.from({ length: Math.max(1, item.reading?.pages ?? 1) }, (_, index) => ({
        item,
        page: index + 1,
      })),
    );
  const { selected } = review;
  const isLarge = useScreen() === 'phone';
  const [turned, setTurned] = useState<{ from: string | null; place: number } | null>(null);
  const ofValue = pages.findIndex(
    ({ item, page }) => item.id === selected?.item && page === (selected.at?.page ?? 1),
  );
  // Turning a page holds until another value is chosen.
  const place = turned && turned.from === (selected?.id ?? null) ? turned.place : Math.max(0, ofValue);
  const shown = pages[place];
  const key = shown ? `${shown.item.id}-${shown.page}` : '';
  const turns = useTurns();
  const quarters = turns.turnOf(key);
  const picture = usePagePicture(`${key}-${quarters}`, () =>
    shown
      ? drawPage(shown.item.file, shown.page, upload.reading.passwordOf(shown.item.id), quarters)
      : Promise.reject(new Error('No page')),
  );
  if (!shown) return null;
  const turn = (by: number) => setTurned({ from: selected?.id ?? null, place: place + by });
  return (
    <section aria-label="Página do laudo" className="grid min-w-0 gap-2 lg:sticky lg:top-0">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <p className="min-w-0 truncate text-sm text-ink-soft">
          {shown.item.file.name}
          {pages.length > 1 && `, página ${shown.page}`}
        </p>
        <span className="flex shrink-0 items-center">
          <TurnButton onPress={() => turns.turn(key)} />
          {pages.length > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                aria-label="Página anterior"
                isDisabled={place === 0}
                onPress={() => turn(-1)}
              />
              <IconButton
                icon={ChevronRight}
                aria-label="Próxima página"
                isDisabled={place === pages.length - 1}
                onPress={() => turn(1)}
              />
            </>
          )}
        </span>
      </div>
      <PageView
        picture={picture}
        label={`${shown.item.file.name}, página ${shown.page}`}
        at={place === ofValue && selected?.at ? turnedPlace(selected.at, quarters) : null}
        isLarge={isLarge}
        className="max-h-40 sm:max-h-72 lg:max-h-[calc(100vh-19rem)]"
      />
    </section>
  );
}
