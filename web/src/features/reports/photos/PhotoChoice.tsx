import type { Photo } from '@leveza/contract/photos.ts';
import { Columns2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { PhotoPair } from './PhotoPair.tsx';

export interface PhotoChoiceProps {
  photos: readonly Photo[];
  onChange: (photos: readonly Photo[]) => void;
}

/** Where the two photos are chosen, and left out again. */
export function PhotoChoice({ photos, onChange }: PhotoChoiceProps) {
  const [isChoosing, setChoosing] = useState(photos.length > 0);
  const leaveOut = () => {
    setChoosing(false);
    onChange([]);
  };
  return (
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
  );
}
