import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { ROTATION_SOURCES } from '@leveza/domain/rotation/rest.ts';
import type { Zone } from '@leveza/domain/rotation/zones.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { inPlace } from '../../lib/address.ts';
import { read } from '../../lib/api.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Sources } from '../../ui/Sources.tsx';
import { RotationZones } from './RotationZones.tsx';
import type { RotationSearch } from './search.ts';
import { useZoneView } from './use-zone-view.ts';
import { ZoneViewButton } from './ZoneViewButton.tsx';

const ZoneDialog = lazyDialog(() => import('./ZoneDialog.tsx'), 'ZoneDialog');

/** How rested each zone is, and leaving one out for a while or for good. */
export function RotationPanel() {
  const overview = useQuery(read(readApplicationsOverview, {}));
  const { isList, toggle } = useZoneView();
  const { opened, open, close } = useOpenedZone();
  const data = overview.data?.data;
  const zone = data?.zones.find((each) => each.zone === opened);
  return (
    <Card title="Rodízio de locais">
      {overview.isLoadingError && (
        <ErrorState
          message={overview.error.message}
          onRetry={() => void overview.refetch()}
          isRetrying={overview.isFetching}
        />
      )}
      {overview.isPending && <BodyOnTheWay />}
      {data && (
        <>
          <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-4">
            <p className="flex-1 basis-48 text-sm text-pretty text-ink-soft">
              Escolha um local para ver detalhes, deixar descansar ou desligar.
            </p>
            <ZoneViewButton isList={isList} onToggle={toggle} />
          </div>
          <RotationZones zones={data.zones} suggested={data.suggestion.zone} isList={isList} onOpen={open} />
          <Sources of={[ROTATION_SOURCES]} />
        </>
      )}
      {zone && <ZoneDialog key={zone.zone} state={zone} onClose={close} />}
    </Card>
  );
}

/** The zone whose dialog the address opens. */
function useOpenedZone() {
  const { zone } = useSearch({ from: '/kit/private/applications' });
  const navigate = useNavigate({ from: '/applications' });
  const change = (changes: RotationSearch) => void navigate(inPlace(changes));
  return {
    opened: zone ?? null,
    open: (next: Zone) => change({ zone: next }),
    close: () => change({ zone: undefined }),
  };
}

/** The two figures while the zones are on the way. */
function BodyOnTheWay() {
  return (
    <div aria-hidden className="mx-auto grid w-full max-w-104 grid-cols-2 gap-2">
      <Skeleton className="aspect-[180/420] rounded-3xl" />
      <Skeleton className="aspect-[180/420] rounded-3xl" />
    </div>
  );
}
