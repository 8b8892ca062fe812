import { lazyDialog } from '../../../ui/lazy-dialog.tsx';

/** Few doses raise a doubt, and its words would bring the rules about allergies to every screen with a dose. */
export const TakeDoseQuestion = lazyDialog(() => import('./DoseQuestion.tsx'), 'DoseQuestion');
