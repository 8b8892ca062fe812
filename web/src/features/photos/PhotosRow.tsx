import { useNavigate, useSearch } from '@tanstack/react-router';
import { Camera, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components';
import { inPlace } from '../../lib/address.ts';
import { FoldLabel } from '../../ui/FoldLabel.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import type { PhotosSearch } from './search.ts';

const PhotosDialog = lazyDialog(() => import('./PhotosDialog.tsx'), 'PhotosDialog');

/** The way to the photos, as one line among those that open; they are asked for only when it is pressed. */
export function PhotosRow() {
  const { photos } = useSearch({ from: '/kit/private/measurements' });
  const navigate = useNavigate({ from: '/measurements' });
  const change = (changes: PhotosSearch) => void navigate(inPlace(changes));
  return (
    <>
      <RecordList label="Fotos">
        <li>
          <Button
            onPress={() => change({ photos: '1' })}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-2xl px-4 py-2 text-left font-semibold
              -outline-offset-2 data-hovered:bg-sunken data-pressed:bg-sunken"
          >
            <Camera aria-hidden className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 flex-1 leading-snug">
              <FoldLabel title="Fotos de progresso">Guardadas com segurança. Só você vê.</FoldLabel>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-ink-soft" />
          </Button>
        </li>
      </RecordList>
      {photos && <PhotosDialog onClose={() => change({ photos: undefined })} />}
    </>
  );
}
