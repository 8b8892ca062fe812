import { findByEan } from '@leveza/contract/catalog/search.ts';
import { Camera as CameraIcon } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { maxLengthOf } from '../../../ui/form/max-length.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Camera } from './Camera.tsx';
import { type BarcodeWays, EanAnswerCard } from '../barcode/EanAnswerCard.tsx';
import { mayHaveCamera } from './use-camera.ts';
import { useEan } from '../barcode/use-ean.ts';

const isPhone = () => window.matchMedia('(pointer: coarse)').matches;

/** A product by its barcode: read by the camera on a phone, typed anywhere. */
export function BarcodeStep({ kind, ...ways }: BarcodeWays) {
  // On a phone the camera starts at once; elsewhere the patient is asked first.
  const [isCameraOn, setCameraOn] = useState(() => mayHaveCamera() && isPhone());
  const ean = useEan();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    ean.find(ean.typed);
  };
  const read = (code: string) => {
    setCameraOn(false);
    ean.type(code);
    ean.find(code);
  };

  return (
    <div className="grid gap-5">
      {isCameraOn && <Camera onRead={read} />}
      {!isCameraOn && mayHaveCamera() && (
        <Button
          variant="secondary"
          icon={CameraIcon}
          className="sm:justify-self-start"
          onPress={() => setCameraOn(true)}
        >
          {ean.answer ? 'Ler outro código' : 'Abrir câmera'}
        </Button>
      )}
      <Form aria-label="Código de barras" validationBehavior="aria" onSubmit={submit} className="grid gap-3">
        <div className="flex items-start gap-2">
          <TextField
            label="Código de barras (EAN)"
            hint="Os números embaixo das barras."
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="search"
            maxLength={maxLengthOf(findByEan.params, 'ean')}
            value={ean.typed}
            onChange={ean.type}
            error={ean.refusal}
            className="flex-1"
          />
          <Button type="submit" className="mt-6.5" isPending={ean.isLooking} pendingLabel="Buscando...">
            Buscar
          </Button>
        </div>
        <FormAlert>{ean.problem?.message}</FormAlert>
      </Form>
      {ean.answer && <EanAnswerCard kind={kind} answer={ean.answer} {...ways} />}
    </div>
  );
}
