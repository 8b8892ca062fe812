import { use } from 'react';
import { FrameAround } from './dialog-frame.ts';
import { DialogFrame } from './DialogFrame.tsx';
import { DialogPage, type DialogPageProps } from './DialogPage.tsx';

export interface DialogProps extends DialogPageProps {
  isOpen: boolean;
  size?: 'md' | 'lg';
}

/**
 * Centred on wide screens, a full-height sheet on phones. Escape, back and a press outside close it. Inside a
 * `DialogFrame` it is a page of that window.
 */
export function Dialog({ isOpen, size, ...page }: DialogProps) {
  const isPage = use(FrameAround) !== null;
  if (isPage) return isOpen && <DialogPage {...page} />;
  return (
    <DialogFrame isOpen={isOpen} onClose={page.onClose} look={size === 'lg' ? 'wide' : 'dialog'}>
      <DialogPage {...page} />
    </DialogFrame>
  );
}
