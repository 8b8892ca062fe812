import { readApplicationsOverview } from '@leveza/contract/applications/doses.ts';
import { type ZoneState } from '@leveza/contract/rotation.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { read } from '../../lib/api.ts';
import { Card } from '../../ui/Card.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RotationSkeleton } from './RotationSkeleton.tsx';
import { RotationZones } from './RotationZones.tsx';
import { useOpenedZone } from './use-opened-zone.ts';
import { useZoneView } from './use-zone-view.ts';
import { ZoneViewButton } from './ZoneViewButton.tsx';

const ZoneDialog = lazy(async () => ({ default: (await import('./ZoneDialog.tsx')).ZoneDialog }));

/** How rested each zone is, and leaving one out for a while or for good. */
export function RotationPanel() {
  const overview = useQuery(read(readApplicationsOverview, {}));
  const { isList, toggle } = useZoneView();
  const { opened, open, close } = useOpenedZone();
  const data = overview.data?.data;
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
      <OpenedZone state={data?.zones.find(({ zone }) => zone === opened)} onClose={close} />
    </Card>
  );
}

function OpenedZone({ state, onClose }: { state: ZoneState | undefined; onClose: () => void }) {
  if (!state) return null;
  return (
    <Suspense fallback={null}>
      <ZoneDialog key={state.zone} state={state} onClose={onClose} />
    </Suspense>
  );
}
