import { EanParams } from '@leveza/contract/catalog/search.ts';
import { Camera as CameraIcon } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { maxLengthOf } from '../../../ui/form/max-length.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Camera } from './Camera.tsx';
import { mayHaveCamera } from './use-camera.ts';
import type { Barcode } from './use-barcode.ts';

const isPhone = () => window.matchMedia('(pointer: coarse)').matches;

interface Props {
  barcode: Barcode<object>;
  /** The answer, below the field. */
  children: ReactNode;
}

/** The bars of a package: read by the camera on a phone, typed anywhere. */
export function BarcodeForm({ barcode, children }: Props) {
  // On a phone the camera starts at once; elsewhere the patient is asked first.
  const [isCameraOn, setCameraOn] = useState(() => mayHaveCamera() && isPhone());
  const submit = (event: FormEvent) => {
    event.preventDefault();
    barcode.find(barcode.typed);
  };
  const read = (code: string) => {
    setCameraOn(false);
    barcode.type(code);
    barcode.find(code);
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
          {barcode.answer ? 'Ler outro código' : 'Abrir câmera'}
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
            maxLength={maxLengthOf(EanParams, 'ean')}
            value={barcode.typed}
            onChange={barcode.type}
            error={barcode.refusal}
            className="flex-1"
          />
          <Button type="submit" className="mt-6.5" isPending={barcode.isLooking} pendingLabel="Buscando...">
            Buscar
          </Button>
        </div>
        <FormAlert>{barcode.problem?.message}</FormAlert>
      </Form>
      {children}
    </div>
  );
}
