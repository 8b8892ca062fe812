import type { MessageSettings } from '@leveza/contract/messages/settings.ts';
import type { Channel } from '@leveza/domain/messages/channels.ts';
import { type ReactNode, useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { CARD_TITLE, needsLink, NOT_CONFIGURED } from '../channel-words.ts';
import { BeforeSending } from '../BeforeSending.tsx';
import { CodeForm } from './CodeForm.tsx';
import { LinkToOpen } from './LinkToOpen.tsx';
import { TestMessage } from './TestMessage.tsx';
import { needsCode, type useSaveChannel } from './use-save-channel.ts';

interface Props<V extends FieldValues, O> {
  channel: Channel;
  settings: MessageSettings;
  saving: ReturnType<typeof useSaveChannel<V, O>>;
  onClose: () => void;
  /** Above the form: the state of this device. */
  before?: ReactNode;
  children: ReactNode;
}

/** The dialog of a channel: what is missing before it can reach the patient, its settings, and a test. */
export function ChannelDialog<V extends FieldValues, O>(props: Props<V, O>) {
  const { channel, settings, saving, onClose, before, children } = props;
  const id = useId();
  const { form, isDirty, isPending, isRestored, submit, discard } = saving;
  const { isConfigured } = settings[channel];
  return (
    <Dialog
      title={CARD_TITLE[channel]}
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      actions={
        <FormActions form={id} isPending={isPending}>
          Salvar
        </FormActions>
      }
    >
      <div className="grid gap-6">
        {!isConfigured && (
          <Notice tone="attention" title={NOT_CONFIGURED[channel]}>
            Nada é enviado por aqui, e sua escolha fica guardada.
          </Notice>
        )}
        {isConfigured && <BeforeSending settings={settings} />}
        {isConfigured && needsCode(settings, channel) && <CodeForm channel={channel} settings={settings} />}
        {isConfigured && channel === 'email' && needsLink(settings) && <LinkToOpen />}
        {before}
        <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label={CARD_TITLE[channel]}>
          {children}
          <FormRefusal form={form} />
        </Form>
        <TestMessage channel={channel} isSaved={!isDirty && !isPending} />
      </div>
    </Dialog>
  );
}
