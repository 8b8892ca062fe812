import { uploadAvatar } from '@leveza/contract/profile/avatar.ts';
import { useEffect, useState } from 'react';
import { useCommand } from '../../../lib/api.ts';
import { closePicture, openPicture } from '../../../lib/picture.ts';
import { toast } from '../../../ui/toast.ts';
import { CENTRED, type Crop } from './crop.ts';
import { pictureRefusal, UNREADABLE_PICTURE } from './picture.ts';
import { updateRefusal } from '../profile-words.ts';

const TOAST_MS = 3000;
const DETAIL = 'Dados atualizados com sucesso ✓';

/** A picture being chosen, placed and sent. */
export function useAvatar() {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState<Crop>(CENTRED);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isSaved, setSaved] = useState(false);
  const upload = useCommand(uploadAvatar);

  useEffect(() => () => (image ? closePicture(image) : undefined), [image]);

  const choose = async (file: File) => {
    const wrong = pictureRefusal(file);
    const opened = wrong ? null : await openPicture(file);
    setRefusal(wrong ?? (opened ? null : UNREADABLE_PICTURE));
    if (!opened) return;
    setCrop(CENTRED);
    setImage(opened);
    setSaved(false);
  };

  return {
    image,
    crop,
    refusal,
    isSaved,
    isSaving: upload.isPending,
    choose,
    place: (next: Crop) => {
      setCrop(next);
      setSaved(false);
    },
    save: async (file: File) => {
      setRefusal(null);
      try {
        await upload.mutateAsync({ file });
        toast({ title: 'Foto salva', detail: DETAIL, shownMs: TOAST_MS });
        setSaved(true);
      } catch (error) {
        setRefusal(updateRefusal(error).message);
      }
    },
  };
}
