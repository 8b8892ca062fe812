import { lazyDialog } from '../../ui/lazy-dialog.tsx';

/** The form of a dose that no box gave; its code comes when it is first asked for. */
export const ElsewhereUse = lazyDialog(() => import('./elsewhere/ElsewhereDialog.tsx'), 'ElsewhereDialog');
