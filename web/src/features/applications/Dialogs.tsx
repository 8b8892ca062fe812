import { type Application, readApplication } from '@leveza/contract/applications/applications.ts';
import { useSearch } from '@tanstack/react-router';
import { writtenMoment } from '../../lib/moment.ts';
import { useSession } from '../../lib/session.ts';
import { useItem } from '../../lib/use-item.ts';
import { toast } from '../../ui/toast.ts';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';
import type { ApplicationsView } from './use-applications-view.ts';
import type { Overview } from './use-overview.ts';
import { usePens } from './use-pens.ts';

const OpenedApplication = lazyDialog(() => import('./form/OpenedApplication.tsx'), 'OpenedApplication');
const ApplicationDetails = lazyDialog(() => import('./history/ApplicationDetails.tsx'), 'ApplicationDetails');
const PastDialog = lazyDialog(() => import('./past/PastDialog.tsx'), 'PastDialog');
const SkipDialog = lazyDialog(() => import('./next-dose/SkipDialog.tsx'), 'SkipDialog');
const UsualDayDialog = lazyDialog(() => import('./usual-day/UsualDayDialog.tsx'), 'UsualDayDialog');
const IntervalDialog = lazyDialog(() => import('./next-dose/IntervalDialog.tsx'), 'IntervalDialog');

interface Props {
  overview: Overview;
  /** Those on the screen, among which the one that is shown or edited usually is. */
  applications: readonly Application[];
  isLoading: boolean;
  view: ApplicationsView;
}

/** Opens the dialog named by the address; a deleted application opens none, and the patient reads so. */
export function Dialogs({ overview, applications, isLoading, view }: Props) {
  const { open, item = null, at = null } = useSearch({ from: '/kit/private/applications' });
  // The screen is drawn without them, and they are there when the button is pressed.
  usePens();
  useFocusReturns(open);
  useCodeWhenIdle(OpenedApplication);
  const { timeZone } = useSession();
  const { close } = view;
  const known = useItem(readApplication, open === 'details' || open === 'edit' ? item : null, {
    rows: applications,
    isLoading,
    onLost: (title) => {
      toast({ title, tone: 'critical' });
      close();
    },
  });
  switch (open) {
    case undefined:
      return null;
    case 'new':
      return (
        <OpenedApplication
          key={at}
          overview={overview}
          application={null}
          moment={at && writtenMoment(at, timeZone)}
          onClose={close}
        />
      );
    case 'details':
      return (
        known && (
          <ApplicationDetails
            key={item}
            application={known}
            onEdit={() => view.show('edit', { item: known.id })}
            onClose={close}
          />
        )
      );
    case 'edit':
      return (
        known && <OpenedApplication key={item} overview={overview} application={known} onClose={close} />
      );
    case 'skip':
      return at && <SkipDialog plannedAt={at} onClose={close} />;
    case 'past':
      return <PastDialog overview={overview} onClose={close} />;
    case 'interval':
      return <IntervalDialog overview={overview} onClose={close} />;
    case 'usual-day':
      return <UsualDayDialog overview={overview} onClose={close} />;
  }
}
