import { FoldOnDemand } from '../../../ui/FoldOnDemand.tsx';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import type { PhotoChoiceProps } from './PhotoChoice.tsx';

// Most reports have no photos.
const PhotoChoice = lazyDialog(() => import('./PhotoChoice.tsx'), 'PhotoChoice');

/** Two photos for the report of progress: none stands there unless the patient chooses it, each time. */
export function PhotosFold(props: PhotoChoiceProps) {
  return (
    <FoldOnDemand label="Fotos lado a lado">
      <PhotoChoice {...props} />
    </FoldOnDemand>
  );
}
