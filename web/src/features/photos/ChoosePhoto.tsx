import { PHOTO_MOST_BYTES, PHOTO_TYPES } from '@leveza/contract/photos.ts';
import { LONGEST_SIDE } from '@leveza/domain/photos/limits.ts';
import { PROBLEMS } from '@leveza/contract/problem.ts';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { closePicture, jpegOf, openPicture } from '../../lib/picture.ts';
import { Button } from '../../ui/Button.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';

/** Takes or chooses a photo; a phone offers both. It is drawn anew here, before anything leaves the device. */
export function ChoosePhoto({ onChosen }: { onChosen: (picture: File) => void }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isReading, setReading] = useState(false);
  const choose = async (file: File) => {
    setReading(true);
    const picture = file.size > MOST_READ_BYTES ? null : await redrawnPhoto(file);
    setReading(false);
    setRefusal(picture ? null : PROBLEMS['not-a-picture'].message);
    if (picture) onChosen(picture);
  };
  return (
    <div className="grid gap-2">
      <FormAlert>{refusal}</FormAlert>
      <FileTrigger acceptedFileTypes={PHOTO_TYPES} onSelect={(files) => files?.[0] && void choose(files[0])}>
        <Button icon={Camera} isPending={isReading}>
          Adicionar foto
        </Button>
      </FileTrigger>
    </div>
  );
}

/** A camera's own file may be larger than what is sent. */
const MOST_READ_BYTES = 4 * PHOTO_MOST_BYTES;

/** The photo in the size that is kept, drawn anew: place, time and camera stay on the device. Null where it is none. */
async function redrawnPhoto(file: Blob): Promise<File | null> {
  const image = await openPicture(file);
  if (!image) return null;
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0, canvas.width, canvas.height);
  closePicture(image);
  return context && jpegOf(canvas, 'foto.jpg');
}
