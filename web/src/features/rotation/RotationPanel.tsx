import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { ROTATION_SOURCES } from '@leveza/domain/rotation/rest.ts';
import type { Zone } from '@leveza/domain/rotation/zones.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import { read } from '../../lib/api.ts';
import { useScreen } from '../../lib/use-screen.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Sources } from '../../ui/Sources.tsx';
import { RotationZones } from './RotationZones.tsx';
import { useZoneView } from './use-zone-view.ts';
import { ZoneViewButton } from './ZoneViewButton.tsx';

const ZoneDialog = lazyDialog(() => import('./ZoneDialog.tsx'), 'ZoneDialog');

/** How rested each zone is, and leaving one out for a while or for good. */
export function RotationPanel() {
  const overview = useQuery(read(readApplicationsOverview, {}));
  const { isList, toggle } = useZoneView();
  const isBeside = useScreen() === 'desktop';
  const { opened, open, close } = useOpenedZone();
  const data = overview.data?.data;
  const zone = data?.zones.find((each) => each.zone === opened);
  return (
    <Card
      title="Rodízio de locais"
      subtitle="Escolha um local para ver detalhes, pausar ou desligar."
      corner={data && !isBeside && <ZoneViewButton isList={isList} onToggle={toggle} />}
      className="mx-auto w-full max-w-3xl lg:max-w-none"
    >
      {overview.isLoadingError && <ErrorState query={overview} />}
      {overview.isPending && <BodyOnTheWay />}
      {data && (
        <>
          <RotationZones
            zones={data.zones}
            suggested={data.suggestion.zone}
            shows={isBeside ? 'both' : isList ? 'list' : 'body'}
            onOpen={open}
          />
          <Sources of={[ROTATION_SOURCES]} />
        </>
      )}
      {zone && <ZoneDialog key={zone.zone} state={zone} onClose={close} />}
    </Card>
  );
}

/** The zone whose dialog the address opens. */
function useOpenedZone() {
  const search = useSearch({ from: '/kit/private/applications' });
  const navigate = useNavigate({ from: '/applications' });
  const change = (changes: Partial<typeof search>) => void navigate(inPlace<typeof search>(changes));
  return {
    opened: search.zone ?? null,
    open: (next: Zone) => change({ zone: next }),
    // An address that named only the zone stays at the sites.
    close: () => change({ zone: undefined, tab: 'sites' }),
  };
}

/** The two figures while the zones are on the way. */
function BodyOnTheWay() {
  return (
    <div aria-hidden className="mx-auto grid w-full max-w-104 grid-cols-2 gap-2 lg:mx-8">
      <Skeleton className="aspect-[180/420] rounded-3xl" />
      <Skeleton className="aspect-[180/420] rounded-3xl" />
    </div>
  );
}
