import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useFocusReturns } from '../../ui/use-card-focus.ts';
import type { SideEffectsView } from './use-side-effects-view.ts';

const loadForm = () => import('./form/EffectDialog.tsx');
const loadDetails = () => import('./details/DetailsDialog.tsx');
const loadSigns = () => import('./SignsDialog.tsx');
const EffectDialog = lazy(async () => ({ default: (await loadForm()).EffectDialog }));
const DetailsDialog = lazy(async () => ({ default: (await loadDetails()).DetailsDialog }));
const SignsDialog = lazy(async () => ({ default: (await loadSigns()).SignsDialog }));

interface Props {
  /** Those on the screen, among which the opened one is. */
  effects: readonly SideEffect[];
  view: SideEffectsView;
}

/** Whatever the address asks to open; an effect that is not there opens nothing. */
export function Dialogs({ effects, view }: Props) {
  const { opened, item } = view;
  const found = effects.find(({ id }) => id === item) ?? null;
  // A change may take it out of the filtered list while there is still something to say about it.
  const [kept, setKept] = useState(found);
  if (found && found !== kept) setKept(found);
  const effect = found ?? (kept?.id === item ? kept : null);

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
      {opened === 'signs' && <SignsDialog onClose={view.close} />}
    </Suspense>
  );
}
