import type { ReactNode } from 'react';
import { DialogFrame } from './DialogFrame.tsx';

interface Props {
  label: string;
  /** The edge of the screen it slides in from. */
  side: 'left' | 'bottom';
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A drawer or a short sheet over the page, without a title of its own. */
export function EdgeSheet({ side, ...frame }: Props) {
  return <DialogFrame look={side === 'left' ? 'drawer' : 'sheet'} {...frame} />;
}
