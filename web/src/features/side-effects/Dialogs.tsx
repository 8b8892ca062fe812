import { readSideEffect, type SideEffect } from '@leveza/contract/side-effects.ts';
import { useSearch } from '@tanstack/react-router';
import { useItem } from '../../lib/use-item.ts';
import { toast } from '../../ui/toast.ts';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import { lazyDialog, useCodeWhenIdle } from '../../ui/lazy-dialog.tsx';
import type { SideEffectsView } from './use-side-effects-view.ts';

const EffectDialog = lazyDialog(() => import('./form/EffectDialog.tsx'), 'EffectDialog');
const DetailsDialog = lazyDialog(() => import('./details/DetailsDialog.tsx'), 'DetailsDialog');
const SignsDialog = lazyDialog(() => import('./SignsDialog.tsx'), 'SignsDialog');

interface Props {
  /** Those on the screen, among which the opened one usually is. */
  effects: readonly SideEffect[];
  isLoading: boolean;
  view: SideEffectsView;
}

/** Opens the dialog named by the address; a deleted effect opens none, and the patient reads so. */
export function Dialogs({ effects, isLoading, view }: Props) {
  const { open, item = null, sign } = useSearch({ from: '/kit/private/side-effects' });
  const { close } = view;
  const isAboutOne = open === 'edit' || open === 'details';
  const effect = useItem(readSideEffect, isAboutOne ? item : null, {
    rows: effects,
    isLoading,
    onLost: (title) => {
      toast({ title, tone: 'critical' });
      close();
    },
  });

  useFocusReturns(item ?? open);
  // The screen is drawn without them, and they are there when they are needed: without a network too.
  useCodeWhenIdle(EffectDialog, SignsDialog, DetailsDialog);

  return (
    <>
      {open === 'new' && <EffectDialog effect={null} onClose={close} />}
      {open === 'edit' && effect && <EffectDialog key={effect.id} effect={effect} onClose={close} />}
      {open === 'details' && effect && <DetailsDialog key={effect.id} effect={effect} view={view} />}
      {open === 'signs' && <SignsDialog first={sign} onClose={close} />}
    </>
  );
}
