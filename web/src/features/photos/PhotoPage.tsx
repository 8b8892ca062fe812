import type { Photo } from '@leveza/contract/photos.ts';
import { CalendarDays, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatLongDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { PhotoDay } from './PhotoDay.tsx';
import { PhotoImage } from './shared/PhotoImage.tsx';
import { useDeletePhoto } from './use-delete-photo.ts';
import { WeightOf } from './WeightOf.tsx';

/** One photo, clear; its day can be corrected. */
export function PhotoPage({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const deleting = useDeletePhoto(photo, onClose);
  const [opened, setOpened] = useState<'delete' | 'day' | null>(null);
  const back = () => setOpened(null);
  return (
    <Dialog
      title={formatLongDay(photo.takenOn)}
      description={<WeightOf photo={photo} />}
      isOpen
      onClose={onClose}
      actions={
        !opened && (
          <>
            <Button variant="secondary" icon={Trash2} onPress={() => setOpened('delete')}>
              Excluir
            </Button>
            <Button onPress={onClose}>Voltar</Button>
          </>
        )
      }
    >
      <div className="grid gap-3">
        {opened === 'delete' && (
          <ConfirmInline
            question="Excluir esta foto?"
            confirmLabel="Excluir"
            isPending={deleting.isPending}
            onCancel={back}
            onConfirm={() => void deleting.remove()}
          />
        )}
        <FormAlert>{deleting.failure}</FormAlert>
        <PhotoImage photo={photo} className="mx-auto max-h-[70vh] max-w-full" />
        {opened === 'day' ? (
          <PhotoDay photo={photo} onDone={back} />
        ) : (
          <Button
            variant="quiet"
            icon={CalendarDays}
            className="justify-self-center"
            onPress={() => setOpened('day')}
          >
            Corrigir data
          </Button>
        )}
      </div>
    </Dialog>
  );
}
