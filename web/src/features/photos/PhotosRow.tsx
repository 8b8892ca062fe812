import { useNavigate, useSearch } from '@tanstack/react-router';
import { Camera } from 'lucide-react';
import { inPlace } from '../../lib/address.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { RecordList } from '../../ui/RecordList.tsx';
import { Row } from '../../ui/Row.tsx';
import type { PhotosSearch } from './search.ts';

const PhotosDialog = lazyDialog(() => import('./PhotosDialog.tsx'), 'PhotosDialog');

/** The way to the photos, as one row; they are asked for only when it is opened. */
export function PhotosRow() {
  const { photos } = useSearch({ from: '/kit/private/measurements' });
  const navigate = useNavigate({ from: '/measurements' });
  const change = (changes: PhotosSearch) => void navigate(inPlace(changes));
  return (
    <>
      <RecordList label="Fotos">
        <Row
          icon={Camera}
          title="Fotos de progresso"
          detail="Guardadas com segurança. Só você vê."
          onOpen={() => change({ photos: '1' })}
        />
      </RecordList>
      {photos && <PhotosDialog onClose={() => change({ photos: undefined })} />}
    </>
  );
}
