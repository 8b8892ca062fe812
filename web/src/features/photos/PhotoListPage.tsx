import type { Photo } from '@leveza/contract/photos.ts';
import { Columns2, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button as RacButton } from 'react-aria-components';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NO_MEASUREMENTS } from '../../ui/drawings/record-scenes.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ChoosePhoto } from './ChoosePhoto.tsx';
import { PhotoImage } from './shared/PhotoImage.tsx';

interface Props {
  photos: readonly Photo[];
  onNew: (picture: File) => void;
  onOpen: (photo: Photo) => void;
  onCompare: () => void;
  onClose: () => void;
}

/** All photos side by side, each with its day, blurred until the patient wants to see them. */
export function PhotoListPage({ photos, onNew, onOpen, onCompare, onClose }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <Dialog
      title="Fotos de progresso"
      description="Só você vê. Entram no relatório de progresso só quando você escolhe, e nunca em um link."
      isOpen
      onClose={onClose}
      actions={<ChoosePhoto onChosen={onNew} />}
    >
      {photos.length === 0 ? (
        <EmptyState scene={NO_MEASUREMENTS}>
          Nenhuma foto ainda. Uma por mês, na mesma luz, mostra o que a balança não mostra.
        </EmptyState>
      ) : (
        <div className="grid gap-5">
          <div className="flex flex-wrap gap-2">
            <Button
              variant="secondary"
              size="sm"
              icon={isShown ? EyeOff : Eye}
              onPress={() => setShown(!isShown)}
            >
              {isShown ? 'Cobrir fotos' : 'Mostrar fotos'}
            </Button>
            {photos.length > 1 && (
              <Button variant="secondary" size="sm" icon={Columns2} onPress={onCompare}>
                Comparar
              </Button>
            )}
          </div>
          <ul
            aria-label="Suas fotos"
            className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,5.5rem),1fr))] gap-x-2 gap-y-4 sm:grid-cols-5"
          >
            {photos.map((photo) => (
              <li key={photo.id}>
                <RacButton
                  className="grid w-full cursor-pointer gap-1 rounded-xl text-sm tabular-nums"
                  onPress={() => onOpen(photo)}
                >
                  <PhotoImage photo={photo} isBlurred={!isShown} className="aspect-3/4" />
                  <span aria-hidden>{formatDay(photo.takenOn)}</span>
                </RacButton>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  );
}
