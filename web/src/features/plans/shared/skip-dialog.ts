import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

export const SkipDialog = lazyDialog(() => import('../doses/SkipDialog.tsx'), 'SkipDialog');
