import { useState } from 'react';
import { isKeptOnDevice } from '../../lib/device-choice.ts';
import { keepOnDevice } from '../../lib/keep-on-device.ts';
import { Switch } from '../../ui/form/Switch.tsx';

/** Takes effect at once and only here: it is about this device, not about the account. */
export function KeepOnDeviceSwitch() {
  const [isKept, setKept] = useState(isKeptOnDevice);
  return (
    <Switch
      label="Abrir sem internet"
      hint="Guarda neste aparelho os últimos dados que você viu, até você sair da conta. Em um computador que outras pessoas usam, desligue: o que estava guardado é apagado na hora."
      value={isKept}
      onChange={(isWanted) => {
        setKept(isWanted);
        void keepOnDevice(isWanted);
      }}
    />
  );
}
