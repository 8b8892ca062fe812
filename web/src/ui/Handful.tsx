import { type ReactNode, useState } from 'react';
import { RecordList } from './RecordList.tsx';

/** So many things are seen at a glance; more of them are searched and ordered. */
export const HANDFUL = 6;

interface Props<T> {
  items: readonly T[];
  label: string;
  /** The button that shows the others: 'Ver todas'. */
  all: string;
  /** A search shows everything it found. */
  isWhole?: boolean;
  children: (item: T) => ReactNode;
}

/** The first few of a list, and a button for the rest. */
export function Handful<T>({ items, label, all, isWhole = false, children }: Props<T>) {
  const [isAllShown, setAllShown] = useState(false);
  const isHandful = !isWhole && !isAllShown && items.length > HANDFUL;
  return (
    <RecordList label={label} rest={isHandful ? { words: all, onShow: () => setAllShown(true) } : null}>
      {(isHandful ? items.slice(0, HANDFUL) : items).map(children)}
    </RecordList>
  );
}
