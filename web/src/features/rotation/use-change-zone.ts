import { changeZone, type ZoneState } from '@leveza/contract/rotation.ts';
import { zoneLabel } from '@leveza/domain/rotation/zones.ts';
import { useKeptCommand } from '../../lib/api.ts';
import { tell, tellFailure } from '../../ui/toast.ts';

type Setting = Pick<ZoneState, 'isOff' | 'restUntil'>;

/** Switches a zone on or off or sends it to rest, says so, and offers to have it as it was. */
export function useChangeZone({ zone, isOff, restUntil }: ZoneState, onChanged: () => void) {
  const command = useKeptCommand(changeZone);
  const send = (body: Setting) => command.mutateAsync({ params: { zone }, body });

  const undo = async () => {
    await send({ isOff, restUntil });
    return { title: 'Local como antes', detail: zoneLabel(zone) };
  };

  return {
    isPending: command.isPending,
    change: (setting: Setting, what: string) =>
      void send(setting).then(() => {
        onChanged();
        return tell({ title: what, detail: zoneLabel(zone), undo });
      }, tellFailure('Não foi possível salvar')),
  };
}
