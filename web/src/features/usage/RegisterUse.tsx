import { lazyDialog } from '../../ui/lazy-dialog.tsx';

/** The dialog that takes from a box; its code comes when a box is first taken from. */
export const RegisterUse = lazyDialog(() => import('./RegisterUseDialog.tsx'), 'RegisterUseDialog');
