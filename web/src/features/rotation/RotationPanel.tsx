import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../lib/api.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { RotationSkeleton } from './RotationSkeleton.tsx';
import { RotationZones } from './RotationZones.tsx';
import { useOpenedZone } from './use-opened-zone.ts';
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
      {overview.isPending && <RotationSkeleton />}
      {data && (
        <>
          <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-4">
            <p className="flex-1 basis-48 text-sm text-pretty text-ink-soft">
              Escolha um local para ver detalhes, deixar descansar ou desligar.
            </p>
            <ZoneViewButton isList={isList} onToggle={toggle} />
          </div>
          <RotationZones zones={data.zones} suggested={data.suggestion.zone} isList={isList} onOpen={open} />
        </>
      )}
      {zone && <ZoneDialog key={zone.zone} state={zone} onClose={close} />}
    </Card>
  );
}
