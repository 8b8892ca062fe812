import { type ReactNode, useState } from 'react';
import { Fold } from './Fold.tsx';

interface Props {
  label: string;
  children: ReactNode;
}

/** A fold whose content is drawn from its first opening on, so that the code of a `lazyDialog` in it comes only then. */
export function FoldOnDemand({ label, children }: Props) {
  const [isNeeded, setNeeded] = useState(false);
  return (
    <Fold label={label} onToggle={() => setNeeded(true)}>
      {isNeeded && children}
    </Fold>
  );
}
