import type { SideEffect } from '@leveza/contract/side-effects.ts';
import { selfCareFor } from '@leveza/domain/side-effects/self-care.ts';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DialogFrame } from '../../../ui/DialogFrame.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { RecordActions } from '../../../ui/form/RecordActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { SlowNotice } from '../../../ui/form/SlowNotice.tsx';
import { FollowUpDialog } from '../follow-up/FollowUpDialog.tsx';
import { EffectFields } from './EffectFields.tsx';
import { FirstTimeFields } from './FirstTimeFields.tsx';
import type { FeltRow } from './effect-values.ts';
import { type SavedEffects, useEffectForm } from './use-effect-form.ts';
import { Answer } from '../../../ui/Answer.tsx';
import { SelfCareTips } from '../SelfCareTips.tsx';

interface Props {
  /** The one that is edited; null for a new one. */
  effect: SideEffect | null;
  /** The effect a new record begins with. */
  first?: FeltRow | null;
  onClose: () => void;
}

/** Records one effect or several in one go, and answers in the same window. */
export function EffectDialog(props: Props) {
  return (
    <DialogFrame isOpen look={props.effect ? 'dialog' : 'sheet'} onClose={props.onClose}>
      <Pages {...props} />
    </DialogFrame>
  );
}

/** The form, the questions and notices that follow from it, and the answer. */
function Pages({ effect, first = null, onClose }: Props) {
  const id = useId();
  const [answered, setAnswered] = useState<SavedEffects | null>(null);
  const state = useEffectForm(
    effect,
    first,
    (done) => {
      if (effect || done.isFollowed) return onClose();
      setAnswered(done);
      return true;
    },
    onClose,
  );
  const { form, followed, isPending } = state;
  const [isWhole, setWhole] = useState(state.isRestored || first?.intensity !== null);
  const firstKind = first?.kind;
  const moment = useWatch({ control: form.control, name: 'moment' });
  const title = effect ? 'Editar efeito' : 'Novo efeito colateral';
  if (answered) return <SymptomAnswer message={answered} onClose={onClose} />;
  if (followed) return <FollowUpDialog {...followed} onUndo={state.undo} onDone={state.endFollowUp} />;
  const isFirstTime = !isWhole && firstKind;
  return (
    <Dialog
      title={title}
      isOpen
      isDirty={state.isDirty}
      onClose={state.discard}
      actions={
        isFirstTime ? (
          <>
            <SlowNotice isPending={isPending} />
            <Button variant="secondary" isDisabled={isPending} onPress={() => setWhole(true)}>
              Outros efeitos e detalhes
            </Button>
          </>
        ) : effect ? (
          <FormActions form={id} isPending={isPending}>
            Salvar
          </FormActions>
        ) : (
          <RecordActions form={id} isPending={isPending} moment={moment} />
        )
      }
    >
      <Form id={id} form={form} onSubmit={state.submit} isRestored={state.isRestored} aria-label={title}>
        {isFirstTime ? (
          <FirstTimeFields form={form} kind={firstKind} isPending={isPending} />
        ) : (
          <EffectFields form={form} isEdit={effect !== null} />
        )}
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}

interface SymptomAnswerProps {
  message: SavedEffects;
  onClose: () => void;
}

/** After effects about which nothing has to be asked: what may help against them, the strongest first. */
function SymptomAnswer({ message, onClose }: SymptomAnswerProps) {
  const helped = message.saved
    .filter(({ effectType }) => selfCareFor(effectType))
    .toSorted((a, b) => b.intensity - a.intensity);
  return (
    <Answer message={message} onClose={onClose}>
      {helped.map(({ id, effectType }, place) => (
        <SelfCareTips key={id} effectType={effectType} isOpenAtFirst={place === 0} />
      ))}
    </Answer>
  );
}
