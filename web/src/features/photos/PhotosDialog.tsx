import { listPhotos, type Photo } from '@leveza/contract/photos.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../lib/api.ts';
import { useCover } from '../../lib/use-cover.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { AreFiguresCovered } from '../../ui/Figure.tsx';
import { RecordLoading } from '../../ui/RecordLoading.tsx';
import { ComparePage } from './ComparePage.tsx';
import { NewPhotoPage } from './NewPhotoPage.tsx';
import { PhotoListPage } from './PhotoListPage.tsx';
import { PhotoPage } from './PhotoPage.tsx';

type Page =
  | { kind: 'list' }
  | { kind: 'compare' }
  | { kind: 'new'; picture: File }
  | { kind: 'one'; photo: Photo };

/** Photos of progress: the list, one of them, two side by side, and a new one are pages of one window. */
export function PhotosDialog({ onClose }: { onClose: () => void }) {
  const { isCovered } = useCover();
  const query = useQuery(read(listPhotos, {}));
  const [page, setPage] = useState<Page>({ kind: 'list' });
  const photos = query.data?.data;
  const toList = () => setPage({ kind: 'list' });
  return (
    <AreFiguresCovered value={isCovered}>
      <DialogFrame isOpen look="wide" onClose={onClose}>
        {!photos && <RecordLoading title="Fotos de progresso" query={query} onClose={onClose} />}
        {photos && page.kind === 'list' && (
          <PhotoListPage
            photos={photos}
            onNew={(picture) => setPage({ kind: 'new', picture })}
            onOpen={(photo) => setPage({ kind: 'one', photo })}
            onCompare={() => setPage({ kind: 'compare' })}
            onClose={onClose}
          />
        )}
        {photos && page.kind === 'compare' && <ComparePage photos={photos} onClose={toList} />}
        {page.kind === 'new' && <NewPhotoPage picture={page.picture} onDone={toList} />}
        {page.kind === 'one' && (
          <PhotoPage photo={photos?.find(({ id }) => id === page.photo.id) ?? page.photo} onClose={toList} />
        )}
      </DialogFrame>
    </AreFiguresCovered>
  );
}
