import { readSideEffect, type SideEffect } from '@leveza/contract/side-effects.ts';
import { lazy, Suspense, useEffect } from 'react';
import { useItem } from '../../lib/use-item.ts';
import { toast } from '../../ui/toast.ts';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import type { SideEffectsView } from './use-side-effects-view.ts';

const loadForm = () => import('./form/EffectDialog.tsx');
const loadDetails = () => import('./details/DetailsDialog.tsx');
const loadSigns = () => import('./SignsDialog.tsx');
const EffectDialog = lazy(async () => ({ default: (await loadForm()).EffectDialog }));
const DetailsDialog = lazy(async () => ({ default: (await loadDetails()).DetailsDialog }));
const SignsDialog = lazy(async () => ({ default: (await loadSigns()).SignsDialog }));

interface Props {
  /** Those on the screen, among which the opened one usually is. */
  effects: readonly SideEffect[];
  isLoading: boolean;
  view: SideEffectsView;
}

/** Whatever the address asks to open; an effect that is no more opens nothing, and says so. */
export function Dialogs({ effects, isLoading, view }: Props) {
  const { opened, item, close } = view;
  const isAboutOne = opened === 'edit' || opened === 'details';
  const effect = useItem(readSideEffect, isAboutOne ? item : null, {
    rows: effects,
    isLoading,
    onLost: (title) => {
      toast({ title, tone: 'critical' });
      close();
    },
  });

  useFocusReturns(item ?? opened ?? undefined);
  // The screen is drawn without them, and they are there when they are needed: without a network too.
  useEffect(() => {
    for (const load of [loadForm, loadSigns, loadDetails]) load().catch(() => undefined);
  }, []);

  return (
    <Suspense fallback={null}>
      {opened === 'new' && <EffectDialog effect={null} view={view} />}
      {opened === 'edit' && effect && <EffectDialog key={effect.id} effect={effect} view={view} />}
      {opened === 'details' && effect && <DetailsDialog key={effect.id} effect={effect} view={view} />}
      {opened === 'signs' && <SignsDialog onClose={close} />}
    </Suspense>
  );
}
