import type { Application } from '@leveza/contract/applications.ts';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import type { ZonePickerProps } from '../../lib/zone-picker.ts';
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
  /** Those on the screen, among which the edited one is. */
  applications: readonly Application[];
  view: ApplicationsView;
  ZonePicker: ComponentType<ZonePickerProps> | undefined;
}

/** Whatever the address asks to open; an application that is not there opens nothing. */
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

function Opened({ overview, applications, view, ZonePicker }: Props) {
  const { opened, item, at, close } = view;
  switch (opened) {
    case null:
      return null;
    case 'new':
      return <OpenedApplication key={at} application={null} {...{ overview, view, ZonePicker }} />;
    case 'edit': {
      const application = applications.find(({ id }) => id === item);
      if (!application) return null;
      return <OpenedApplication key={item} {...{ application, overview, view, ZonePicker }} />;
    }
    case 'skip':
      return at && <SkipDialog plannedAt={at} onClose={close} />;
    case 'past':
      return <PastDialog overview={overview} onClose={close} />;
    case 'interval':
      return <IntervalDialog overview={overview} onClose={close} />;
  }
}
