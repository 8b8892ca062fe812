import { PhotoInput } from '@leveza/contract/photos.ts';
import { upTo } from '@leveza/contract/time.ts';
import { useMemo } from 'react';
import { useToday } from '../../lib/use-now.ts';
import { DateField } from '../../ui/form/DateField.tsx';
import { forDraft } from '../../ui/form/draft.ts';
import { FormDialog } from '../../ui/form/FormDialog.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { useRecord } from '../../ui/form/use-record.ts';
import { useKeepPhoto } from './use-keep-photo.ts';

/** A chosen photo, before it is kept: the picture and its day. */
export function NewPhotoPage({ picture, onDone }: { picture: File; onDone: () => void }) {
  const today = useToday();
  const keep = useKeepPhoto();
  const schema = useMemo(
    () => forDraft(PhotoInput.extend({ takenOn: PhotoInput.shape.takenOn.refine(...upTo(today)) })),
    [today],
  );
  const recording = useRecord({
    schema,
    values: { takenOn: today },
    save: async ({ takenOn }) => {
      await keep(picture, takenOn);
      return { title: 'Foto guardada' };
    },
    onDone,
  });
  const { form } = recording;
  return (
    <FormDialog
      title="Nova foto"
      recording={{ ...recording, isDirty: true }}
      saveLabel="Guardar"
      onClose={onDone}
    >
      <Preview picture={picture} />
      <FormField form={form} name="takenOn">
        {(field) => <DateField label="Data da foto" maxDay={today} isRequired {...field} />}
      </FormField>
    </FormDialog>
  );
}

/** The picture is shown from the memory of the page, and its address is given back with it. */
function Preview({ picture }: { picture: File }) {
  const show = (image: HTMLImageElement) => {
    image.src = URL.createObjectURL(picture);
    return () => URL.revokeObjectURL(image.src);
  };
  return <img ref={show} alt="Foto escolhida" className="mx-auto max-h-[50vh] rounded-xl" />;
}
