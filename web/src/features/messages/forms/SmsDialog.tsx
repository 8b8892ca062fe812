import { type MessageSettings, SmsSettings } from '@leveza/contract/messages/settings.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { phoneText } from '../channel-words.ts';
import { ChannelDialog } from './ChannelDialog.tsx';
import { TYPES } from './field-options.ts';
import { NumberInput } from './NumberInput.tsx';
import { endField, FromTo, startField } from './QuietHours.tsx';
import { TicksField } from './TicksField.tsx';
import { useSaveChannel } from './use-save-channel.ts';

const SmsForm = forDraft(SmsSettings, 'notificationTypes', 'quietHours');

interface Props {
  settings: MessageSettings;
  onClose: () => void;
}

export function SmsDialog({ settings, onClose }: Props) {
  const { isConfigured: _configured, isConfirmed: _confirmed, ...stored } = settings.sms;
  const saving = useSaveChannel({
    channel: 'sms',
    schema: SmsForm,
    values: { ...stored, phoneNumber: stored.phoneNumber && phoneText(stored.phoneNumber) },
    bodyOf: (sms) => ({ sms }),
    onClose,
  });
  const { form } = saving;
  return (
    <ChannelDialog channel="sms" {...{ settings, saving, onClose }}>
      <FormField form={form} name="enabled">
        {(field) => (
          <Switch label="Receber por SMS" hint="A mesma escolha das configurações da conta." {...field} />
        )}
      </FormField>
      <FormField form={form} name="phoneNumber">
        {(field) => <NumberInput label="Número do celular" {...field} />}
      </FormField>
      <FormField form={form} name="notificationTypes">
        {(field) => <TicksField label="Tipos de aviso" labels={TYPES} {...field} />}
      </FormField>
      <FormField form={form} name="quietHours.enabled">
        {(field) => <Switch label="Horário de silêncio" {...field} />}
      </FormField>
      <FromTo>
        <FormField form={form} name="quietHours.start">
          {startField}
        </FormField>
        <FormField form={form} name="quietHours.end">
          {endField}
        </FormField>
      </FromTo>
      <p className="text-sm text-ink-soft">Para parar a qualquer hora, responda PARAR ou SAIR.</p>
    </ChannelDialog>
  );
}
