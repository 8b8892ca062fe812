import { type ReactNode, useState } from 'react';
import { Button } from './Button.tsx';

/** So many things are seen at a glance; more of them are searched and ordered. */
export const HANDFUL = 6;

interface Props<T> {
  items: readonly T[];
  /** The button that shows the others: 'Ver todas'. */
  all: string;
  /** A search shows everything it found. */
  isWhole?: boolean;
  children: (shown: readonly T[]) => ReactNode;
}

/** The first few of a list, and a button for the rest. */
export function Handful<T>({ items, all, isWhole = false, children }: Props<T>) {
  const [isAllShown, setAllShown] = useState(false);
  const shown = isWhole || isAllShown ? items : items.slice(0, HANDFUL);
  return (
    <div className="grid grid-cols-1 gap-4">
      {children(shown)}
      {shown.length < items.length && (
        <Button variant="secondary" className="justify-self-center" onPress={() => setAllShown(true)}>
          {all}
        </Button>
      )}
    </div>
  );
}
