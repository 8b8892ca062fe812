import type { Problem } from '@leveza/contract/problem.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';
import type { Scene } from './drawings/scene.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { RecordList } from './RecordList.tsx';
import { SkeletonList } from './SkeletonList.tsx';

interface Props<Item> {
  title: string;
  description?: string;
  /** The button that adds one. */
  action: ReactNode;
  query: UseQueryResult<{ data: Item[] }, Problem>;
  /** Drawn and said where the list is empty. */
  scene: Scene;
  empty: string;
  renderRow: (item: Item) => ReactNode;
  onClose: () => void;
}

/** A dialog with a list that is read when it opens. */
export function ListDialog<Item>({
  title,
  description,
  action,
  query,
  scene,
  empty,
  renderRow,
  onClose,
}: Props<Item>) {
  const items = query.data?.data;
  return (
    <Dialog {...{ title, onClose, ...(description && { description }) }} isOpen actions={action}>
      {query.isLoadingError && <ErrorState query={query} />}
      {query.isPending && <SkeletonList />}
      {items?.length === 0 && <EmptyState scene={scene}>{empty}</EmptyState>}
      {items && items.length > 0 && <RecordList label={title}>{items.map(renderRow)}</RecordList>}
    </Dialog>
  );
}
