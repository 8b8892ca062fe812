import type { Photo } from '@leveza/contract/photos.ts';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Select } from '../../ui/form/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { PhotoImage } from './shared/PhotoImage.tsx';
import { RevealPhotos } from './RevealPhotos.tsx';
import { WeightOf } from './WeightOf.tsx';

/** Two days side by side or one over the other: the first photo and the last one, until others are chosen. */
export function ComparePage({ photos, onClose }: { photos: readonly Photo[]; onClose: () => void }) {
  const [leftId, setLeft] = useState(photos.at(-1)?.id ?? '');
  const [rightId, setRight] = useState(photos[0]?.id ?? '');
  const swap = () => {
    setLeft(rightId);
    setRight(leftId);
  };
  const options = photos.map(({ id, takenOn }) => ({ value: id, label: formatDay(takenOn) }));
  const left = photos.find(({ id }) => id === leftId);
  const right = photos.find(({ id }) => id === rightId);
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
      <div className="grid gap-4">
        <div className="grid grid-cols-2 gap-3">
          <Select label="Esquerda" options={options} value={leftId} onChange={setLeft} />
          <Select label="Direita" options={options} value={rightId} onChange={setRight} />
        </div>
        {left && right && (
          <Tabs
            label="Como comparar"
            tabs={[
              {
                id: 'beside',
                label: 'Lado a lado',
                content: (
                  // As wide as two whole pictures with their weights are high, so that no feet are below the window.
                  <div className="mx-auto grid w-full grid-cols-2 gap-3 sm:max-w-[max(18rem,calc((100dvh-25rem)*1.5))]">
                    <Side photo={left} />
                    <Side photo={right} />
                  </div>
                ),
              },
              {
                id: 'over',
                label: 'Uma sobre a outra',
                content: <RevealPhotos left={left} right={right} />,
              },
            ]}
          />
        )}
      </div>
    </Dialog>
  );
}

function Side({ photo }: { photo: Photo }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <PhotoImage photo={photo} className="aspect-3/4" />
      <p className="text-sm text-ink-soft tabular-nums">
        <WeightOf photo={photo} />
      </p>
    </div>
  );
}
