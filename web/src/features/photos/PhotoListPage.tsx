import type { Photo } from '@leveza/contract/photos.ts';
import { Columns2, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Button as RacButton } from 'react-aria-components';
import { formatDay, formatDayAs } from '../../lib/format.ts';
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

/** All photos by month, blurred until the patient wants to see them. */
export function PhotoListPage({ photos, onNew, onOpen, onCompare, onClose }: Props) {
  const [isShown, setShown] = useState(false);
  const months = Map.groupBy(photos, ({ takenOn }) => takenOn.slice(0, 7));
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
          {[...months].map(([month, ofMonth]) => (
            <section key={month} aria-label={monthText(month)} className="grid gap-2">
              <h3 className="text-sm font-medium text-ink-soft first-letter:uppercase">{monthText(month)}</h3>
              <ul className="grid grid-cols-3 gap-2 sm:grid-cols-5">
                {ofMonth.map((photo) => (
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
            </section>
          ))}
        </div>
      )}
    </Dialog>
  );
}

const monthText = (month: string) => formatDayAs(`${month}-01`, { month: 'long', year: 'numeric' });
