import { type MessageSettings, WhatsappSettings } from '@leveza/contract/messages/settings.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { phoneText } from '../channel-words.ts';
import { ChannelDialog } from './ChannelDialog.tsx';
import { FREQUENCIES, TIMES_OF_DAY, TYPES } from './field-options.ts';
import { NumberInput } from './NumberInput.tsx';
import { endField, FromTo, startField } from './QuietHours.tsx';
import { TicksField } from './TicksField.tsx';
import { useSaveChannel } from './use-save-channel.ts';

const WhatsappForm = forDraft(
  WhatsappSettings,
  'frequency',
  'notificationTypes',
  'quietHours',
  'timePreferences',
);

interface Props {
  settings: MessageSettings;
  onClose: () => void;
}

export function WhatsappDialog({ settings, onClose }: Props) {
  const { isConfigured: _configured, isConfirmed: _confirmed, ...stored } = settings.whatsapp;
  const saving = useSaveChannel({
    channel: 'whatsapp',
    schema: WhatsappForm,
    values: { ...stored, phoneNumber: stored.phoneNumber && phoneText(stored.phoneNumber) },
    bodyOf: (whatsapp) => ({ whatsapp }),
    onClose,
  });
  const { form } = saving;
  return (
    <ChannelDialog channel="whatsapp" {...{ settings, saving, onClose }}>
      <FormField form={form} name="enabled">
        {(field) => <Switch label="Receber por WhatsApp" {...field} />}
      </FormField>
      <FormField form={form} name="phoneNumber">
        {(field) => <NumberInput label="Número do WhatsApp" {...field} />}
      </FormField>
      <FormField form={form} name="frequency">
        {(field) => (
          <SegmentedControl
            label="Frequência"
            hint="Diário e semanal juntam tudo em uma mensagem."
            options={FREQUENCIES}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="notificationTypes">
        {(field) => <TicksField label="Tipos de aviso" labels={TYPES} {...field} />}
      </FormField>
      <FormField form={form} name="timePreferences">
        {(field) => (
          <TicksField
            label="Períodos do dia"
            hint="Fora deles, a mensagem espera o próximo."
            labels={TIMES_OF_DAY}
            {...field}
          />
        )}
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
