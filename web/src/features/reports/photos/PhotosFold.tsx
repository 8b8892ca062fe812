import type { Photo } from '@leveza/contract/photos.ts';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

// Most reports have no photos.
const PhotoPair = lazyDialog(() => import('./PhotoPair.tsx'), 'PhotoPair');

interface Props {
  photos: readonly Photo[];
  onChange: (photos: readonly Photo[]) => void;
}

/** Two photos for the report of progress: none stands there unless the patient chooses it, each time. */
export function PhotosFold({ photos, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(photos.length > 0);
  const leaveOut = () => {
    setChoosing(false);
    onChange([]);
  };
  return (
    <Fold label="Fotos lado a lado">
      <div className="grid gap-3">
        <p className="text-sm text-pretty text-ink-soft">
          Duas fotos suas, nesta tela e no PDF que você gerar. Links para compartilhar nunca mostram fotos.
        </p>
        {isChoosing ? (
          <PhotoPair chosen={photos} onChange={onChange} onLeaveOut={leaveOut} />
        ) : (
          <Button variant="secondary" icon={Columns2} onPress={() => setChoosing(true)}>
            Escolher duas fotos
          </Button>
        )}
      </div>
    </Fold>
  );
}
