import { PICTURE_TYPES } from '@leveza/contract/profile/avatar.ts';
import type { Profile } from '@leveza/contract/profile/profile.ts';
import { ImageUp, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { FileTrigger } from 'react-aria-components';
import { displayName } from '../shared/patient-name.ts';
import { jpegOf } from '../../../lib/picture.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { CropPicture } from './CropPicture.tsx';
import { SaveButton } from '../SaveButton.tsx';
import { useAvatar } from './use-avatar.ts';
import { useRemoveAvatar } from './use-remove-avatar.ts';
import { useSavedCloses } from '../use-saved-closes.ts';

export function AvatarDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { image, crop, refusal, isSaved, isSaving, choose, place, save } = useAvatar();
  const removal = useRemoveAvatar(onClose);
  const canvas = useRef<HTMLCanvasElement>(null);
  useSavedCloses(isSaved, onClose);

  const send = async () => {
    const file = canvas.current && (await jpegOf(canvas.current, 'foto.jpg'));
    if (file) await save(file);
  };

  return (
    <Dialog
      title="Foto de perfil"
      description="Uma imagem JPEG ou PNG de até 10MB. Só você vê."
      isOpen
      isDirty={image !== null && !isSaved}
      onClose={onClose}
      actions={
        <>
          <Button slot="close" variant="secondary">
            {isSaved || !image ? 'Fechar' : 'Cancelar'}
          </Button>
          {image && <SaveButton isSaving={isSaving} isSaved={isSaved} onPress={() => void send()} />}
        </>
      }
    >
      <div className="grid gap-5">
        {image ? (
          <CropPicture image={image} crop={crop} onChange={place} canvas={canvas} />
        ) : (
          <div className="grid justify-items-center py-2">
            <Avatar name={displayName(profile)} src={profile.avatar} size="lg" />
          </div>
        )}
        <FormAlert>{refusal ?? removal.failure}</FormAlert>
        <div className="flex flex-wrap justify-center gap-2">
          <FileTrigger
            acceptedFileTypes={PICTURE_TYPES}
            onSelect={(files) => files?.[0] && void choose(files[0])}
          >
            <Button variant="secondary" icon={ImageUp}>
              {image ? 'Escolher outra foto' : 'Escolher foto'}
            </Button>
          </FileTrigger>
          {profile.avatar && !image && (
            <Button
              variant="quiet"
              icon={Trash2}
              isPending={removal.isPending}
              pendingLabel="Removendo..."
              onPress={() => void removal.remove()}
            >
              Remover foto
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}
