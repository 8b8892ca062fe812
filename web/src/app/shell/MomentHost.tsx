import { readToday } from '@leveza/contract/dashboard.ts';
import type { Moment } from '@leveza/contract/moments.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useState, useEffectEvent } from 'react';
import { read } from '../../lib/api.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useIsWindowOpen } from '../../ui/open-windows.ts';
import { draftsOf } from '../../lib/session-drafts.ts';
import { useSession } from '../../lib/session.ts';
import { unsentNames } from '../../lib/unsent.ts';

const MomentSheet = lazyDialog(() => import('../../features/moments/shared/MomentSheet.tsx'), 'MomentSheet');

interface Props {
  /** The record sheet was open during this visit. */
  hasRecorded: boolean;
  isRecording: boolean;
}

/** Shows a moment when the first screen is opened, or after the answer to a record, and never over anything else. */
export function MomentHost({ hasRecorded, isRecording }: Props) {
  // This part comes when nothing else happens.
  useKeptDevice();
  useSendUnsent();
  useTellLeftForms();
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/dashboard' });
  const isPlace = isHome || (hasRecorded && !isRecording);
  const today = useQuery({ ...read(readToday, {}), enabled: isPlace });
  // A record that was taken back is asked about again before anything is said about it.
  const moment = today.isFetching ? null : (today.data?.data.moment ?? null);
  const [shown, setShown] = useState<Moment | null>(null);
  const [seen, setSeen] = useState<Moment | null>(null);
  const isNew = moment !== null && !(moment.kind === seen?.kind && moment.subject === seen.subject);
  // A screen's own dialog too: its answer is read, or taken back, first.
  const isCovered = useIsWindowOpen() || isRecording;
  // Its code is there before it is shown: it would come over what was opened meanwhile.
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isNew) MomentSheet.fetchCode().then(() => setReady(true), noSheet);
  }, [isNew]);
  if (!shown && isNew && isReady && isPlace && !isCovered) setShown(moment);
  if (!shown) return null;
  const close = () => {
    setSeen(shown);
    setShown(null);
  };
  return <MomentSheet moment={shown} onClose={close} />;
}

/** A moment whose drawing cannot be read waits for the next visit. */
const noSheet = () => undefined;

/** At the start of the app: a device that may show notifications is registered again, and its icon counts nothing. */
function useKeptDevice(): void {
  useEffect(() => {
    if (window.Notification?.permission !== 'granted') return;
    void import('../../lib/push-device.ts')
      .then(({ keepDevice }) => keepDevice())
      // Offline, perhaps; the next start tries again.
      .catch(() => undefined);
  }, []);
}

/** At the start of the app: what a page before this one was sending is sent again. */
function useSendUnsent(): void {
  const cache = useQueryClient();
  const { timeZone } = useSession();
  const sendLeft = useEffectEvent(() => {
    if (unsentNames().length === 0) return;
    import('../send-unsent.ts').then(
      ({ sendUnsent }) => sendUnsent(cache, timeZone),
      () => undefined,
    );
  });
  useEffect(() => sendLeft(), []);
}

/** At the start of the app: a form that a page before this one was sending is not lost without a word. */
function useTellLeftForms(): void {
  const { history } = useRouter();
  const { id, timeZone } = useSession();
  const tellLeft = useEffectEvent(() => {
    if (draftsOf(id, '').length === 0) return;
    import('../tell-left-forms.ts').then(
      ({ tellLeftForms }) => tellLeftForms(id, history, timeZone),
      () => undefined,
    );
  });
  useEffect(() => tellLeft(), []);
}
