import type { Photo } from '@leveza/contract/photos.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatLongDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ConfirmInline } from '../../ui/ConfirmInline.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { PhotoImage } from './shared/PhotoImage.tsx';
import { useDeletePhoto } from './use-delete-photo.ts';
import { WeightOf } from './WeightOf.tsx';

/** One photo, clear. */
export function PhotoPage({ photo, onClose }: { photo: Photo; onClose: () => void }) {
  const deleting = useDeletePhoto(photo, onClose);
  const [isAsking, setAsking] = useState(false);
  return (
    <Dialog
      title={formatLongDay(photo.takenOn)}
      description={<WeightOf photo={photo} />}
      isOpen
      onClose={onClose}
      actions={
        !isAsking && (
          <>
            <Button variant="secondary" icon={Trash2} onPress={() => setAsking(true)}>
              Excluir
            </Button>
            <Button onPress={onClose}>Voltar</Button>
          </>
        )
      }
    >
      <div className="grid gap-3">
        {isAsking && (
          <ConfirmInline
            question="Excluir esta foto?"
            confirmLabel="Excluir"
            isPending={deleting.isPending}
            onCancel={() => setAsking(false)}
            onConfirm={() => void deleting.remove()}
          />
        )}
        <FormAlert>{deleting.failure}</FormAlert>
        <PhotoImage photo={photo} className="mx-auto max-h-[70vh] max-w-full" />
      </div>
    </Dialog>
  );
}
