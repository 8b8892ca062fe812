import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { useId } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { FollowUpDialog } from '../follow-up/FollowUpDialog.tsx';
import type { SideEffectsView } from '../use-side-effects-view.ts';
import { EffectFields } from './EffectFields.tsx';
import { useEffectForm } from './use-effect-form.ts';

interface Props {
  /** The one that is edited; null for a new one. */
  effect: SideEffect | null;
  view: SideEffectsView;
}

/** Records an effect in two taps and 'Registrar'. */
export function EffectDialog({ effect, view }: Props) {
  const id = useId();
  const state = useEffectForm(
    effect,
    ({ saved, isFollowed }) => (effect || isFollowed ? view.close() : view.closeWithTips(saved.effectType)),
    view.close,
  );
  const { form, followed, isPending } = state;
  const title = effect ? 'Editar efeito' : 'Novo efeito colateral';
  if (followed) return <FollowUpDialog {...followed} onDone={state.endFollowUp} />;
  return (
    <Dialog
      title={title}
      isOpen
      isDirty={state.isDirty}
      onClose={state.discard}
      actions={
        <FormActions form={id} isPending={isPending} pendingLabel={effect ? 'Salvando...' : 'Registrando...'}>
          {effect ? 'Salvar' : 'Registrar'}
        </FormActions>
      }
    >
      <Form id={id} form={form} onSubmit={state.submit} aria-label={title}>
        {state.isRestored && (
          <Notice tone="info">O que você tinha preenchido está aqui. Confira e salve.</Notice>
        )}
        <EffectFields form={form} isEdit={effect !== null} />
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
