import type { Photo } from '@leveza/contract/photos.ts';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { PhotoImage } from './PhotoImage.tsx';
import { WeightOf } from './WeightOf.tsx';

/** Two days side by side: the first photo and the last one, until others are chosen. */
export function ComparePage({ photos, onClose }: { photos: readonly Photo[]; onClose: () => void }) {
  const [left, setLeft] = useState(photos.at(-1)?.id ?? '');
  const [right, setRight] = useState(photos[0]?.id ?? '');
  const swap = () => {
    setLeft(right);
    setRight(left);
  };
  return (
    <Dialog
      title="Comparar fotos"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" icon={ArrowLeftRight} onPress={swap}>
            Trocar
          </Button>
          <Button onPress={onClose}>Voltar</Button>
        </>
      }
    >
      <div className="grid grid-cols-2 gap-3">
        <Side label="Esquerda" {...{ photos, chosen: left, onChoose: setLeft }} />
        <Side label="Direita" {...{ photos, chosen: right, onChoose: setRight }} />
      </div>
    </Dialog>
  );
}

interface SideProps {
  label: string;
  photos: readonly Photo[];
  chosen: string;
  onChoose: (id: string) => void;
}

function Side({ label, photos, chosen, onChoose }: SideProps) {
  const photo = photos.find(({ id }) => id === chosen);
  return (
    <div className="grid min-w-0 content-start gap-2">
      <Select
        label={label}
        options={photos.map(({ id, takenOn }) => ({ value: id, label: formatDay(takenOn) }))}
        value={chosen}
        onChange={onChoose}
      />
      {photo && <PhotoImage photo={photo} className="aspect-3/4" />}
      {photo && (
        <p className="text-sm text-ink-soft tabular-nums">
          <WeightOf photo={photo} />
        </p>
      )}
    </div>
  );
}
