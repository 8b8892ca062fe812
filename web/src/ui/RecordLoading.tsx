import type { Problem } from '@leveza/contract/problem.ts';
import { Dialog } from './Dialog.tsx';
import { ErrorState } from './ErrorState.tsx';
import { SkeletonList } from './SkeletonList.tsx';

interface Props {
  title: string;
  /** The data that fills the form; without it, only its code is on the way. */
  query?: { error: Problem | null; isLoadingError: boolean; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
}

/** The form's window while what fills it is on the way, or cannot be read. */
export function RecordLoading({ title, query, onClose }: Props) {
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {query?.isLoadingError ? <ErrorState query={query} /> : <SkeletonList />}
    </Dialog>
  );
}
