import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { useAccountDialog } from './use-account-dialog.ts';
import { useFocusReturns } from './use-focus-returns.ts';

// A visit to the profile seldom opens one, and together they are larger than the page.
const OpenedDialog = lazyDialog(() => import('./OpenedDialog.tsx'), 'OpenedDialog');

/** The account dialog named by the address. */
export function AccountDialogs() {
  const { open } = useAccountDialog();
  useFocusReturns(open !== undefined);
  return open && <OpenedDialog />;
}
