import { updateProfile } from '@leveza/contract/profile/update-profile.ts';
import { clockIn } from '@leveza/domain/time/instants.ts';
import { BRAZILIAN_ZONES } from '@leveza/domain/time/zones.ts';
import { useState } from 'react';
import { useKeptCommand } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { slowly, tell, tellFailure } from '../../../ui/toast.ts';

const STORAGE_KEY = 'leveza-zone-declined';

/** The device is in another zone of Brazil than the profile: one line that takes its zone over, or is put away on this device. */
export function OtherZone({ device }: { device: string }) {
  const { timeZone } = useSession();
  const now = useNow();
  const update = useKeptCommand(updateProfile);
  const [isDeclined, setDeclined] = useState(() => declined() === device);
  const place = BRAZILIAN_ZONES.find(({ zone }) => zone === device);
  const isSameClock = clockIn(device, now) === clockIn(timeZone, now);
  if (!place || isDeclined || isSameClock) return null;

  const to = (zone: string) => update.mutateAsync({ body: { timeZone: zone } });
  const take = () =>
    slowly(to(device)).then(
      () =>
        tell({
          title: 'Fuso horário atualizado',
          undo: async () => {
            await to(timeZone);
            return { title: 'O fuso horário voltou' };
          },
        }),
      tellFailure('Não foi possível mudar'),
    );
  const putAway = () => {
    setDeclined(true);
    remember(device);
  };
  return (
    <Notice
      tone="info"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" isPending={update.isPending} onPress={() => void take()}>
            Usar
          </Button>
          <Button size="sm" variant="quiet" onPress={putAway}>
            Agora não
          </Button>
        </div>
      }
    >
      {`Seu celular está em outro fuso: ${place.label}. Usar este fuso?`}
    </Notice>
  );
}

function declined(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function remember(zone: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, zone);
  } catch {
    // Storage may be switched off; the choice then lasts as long as the page.
  }
}
