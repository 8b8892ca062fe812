import type { MessageSettings } from '@leveza/contract/messages/settings.ts';
import { BellOff, BellRing } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { deviceAbility } from './device.ts';
import { InstallSteps } from './InstallSteps.tsx';
import { useThisDevice } from './use-this-device.ts';

interface Props {
  push: MessageSettings['push'];
  /** Hears that notifications outside of the app were switched on with this device. */
  onChange: (isOn: boolean) => void;
}

/** Switches notifications on for the device in the patient's hand, or says what stands in the way. */
export function ThisDevice({ push, onChange }: Props) {
  const device = useThisDevice(push.publicKey, onChange);
  if (push.publicKey === null) return null;
  switch (deviceAbility()) {
    case 'install-first':
      return <InstallSteps />;
    case 'unable':
      return (
        <Notice tone="info" title="Este navegador não mostra notificações">
          Os avisos continuam no sininho.
        </Notice>
      );
    case 'denied':
      return (
        <Notice tone="attention" title="As notificações estão bloqueadas neste navegador">
          Nas configurações do navegador, permita notificações para este site e volte aqui.
        </Notice>
      );
    case 'able':
      return (
        <div className="grid gap-3 rounded-2xl border border-line bg-sunken p-4">
          <p aria-live="polite" className="text-pretty">
            {device.isOn
              ? 'Este aparelho recebe notificações.'
              : 'Este aparelho ainda não recebe notificações. O navegador vai pedir sua permissão.'}
          </p>
          <FormAlert>{device.refusal}</FormAlert>
          <Button
            variant={device.isOn ? 'secondary' : 'primary'}
            icon={device.isOn ? BellOff : BellRing}
            isPending={device.isPending}
            isDisabled={device.isOn === null}
            onPress={device.isOn ? device.turnOff : device.turnOn}
            className="justify-self-start"
          >
            {device.isOn ? 'Desligar neste aparelho' : 'Ligar neste aparelho'}
          </Button>
        </div>
      );
  }
}
