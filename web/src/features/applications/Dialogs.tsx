import { type Application, readApplication } from '@leveza/contract/applications/applications.ts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useItem } from '../../lib/use-item.ts';
import type { ZonePickerProps } from '../../lib/zone-picker.ts';
import { toast } from '../../ui/toast.ts';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import type { ApplicationsView } from './use-applications-view.ts';
import type { Overview } from './use-overview.ts';
import { usePens } from './use-pens.ts';

const load = () => import('./form/OpenedApplication.tsx');
const OpenedApplication = lazy(async () => ({ default: (await load()).OpenedApplication }));
const PastDialog = lazy(async () => ({ default: (await import('./past/PastDialog.tsx')).PastDialog }));
const SkipDialog = lazy(async () => ({ default: (await import('./next-dose/SkipDialog.tsx')).SkipDialog }));
const IntervalDialog = lazy(async () => ({
  default: (await import('./next-dose/IntervalDialog.tsx')).IntervalDialog,
}));

interface Props {
  overview: Overview;
  /** Those on the screen, among which the edited one usually is. */
  applications: readonly Application[];
  isLoading: boolean;
  view: ApplicationsView;
  ZonePicker: ComponentType<ZonePickerProps> | undefined;
}

/** Whatever the address asks to open; an application that is no more opens nothing, and says so. */
export function Dialogs(props: Props) {
  // The screen is drawn without them, and they are there when the button is pressed.
  usePens();
  useFocusReturns(props.view.opened ?? undefined);
  useEffect(() => {
    load().catch(() => undefined);
  }, []);
  return (
    <Suspense fallback={null}>
      <Opened {...props} />
    </Suspense>
  );
}

function Opened({ overview, applications, isLoading, view, ZonePicker }: Props) {
  const { opened, item, at, close } = view;
  const edited = useItem(readApplication, opened === 'edit' ? item : null, {
    rows: applications,
    isLoading,
    onLost: (title) => {
      toast({ title, tone: 'critical' });
      close();
    },
  });
  switch (opened) {
    case null:
      return null;
    case 'new':
      return <OpenedApplication key={at} application={null} {...{ overview, view, ZonePicker }} />;
    case 'edit':
      return (
        edited && <OpenedApplication key={item} application={edited} {...{ overview, view, ZonePicker }} />
      );
    case 'skip':
      return at && <SkipDialog plannedAt={at} onClose={close} />;
    case 'past':
      return <PastDialog overview={overview} onClose={close} />;
    case 'interval':
      return <IntervalDialog overview={overview} onClose={close} />;
  }
}
