import { type MessageSettings, PushSettings } from '@leveza/contract/messages/settings.ts';
import { MESSAGE_TYPE_LABEL } from '@leveza/domain/messages/channels.ts';
import { forDraft } from '../../../ui/form/draft.ts';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { ThisDevice } from '../push/ThisDevice.tsx';
import { ChannelDialog } from './ChannelDialog.tsx';
import { PRIORITIES } from './field-options.ts';
import { endField, FromTo, startField } from './QuietHours.tsx';
import { TicksField } from './TicksField.tsx';
import { useSaveChannel } from './use-save-channel.ts';

const PushForm = forDraft(PushSettings, 'priority', 'notificationTypes', 'doNotDisturb');

interface Props {
  settings: MessageSettings;
  onClose: () => void;
}

export function PushDialog({ settings, onClose }: Props) {
  const values = PushSettings.parse(settings.push);
  const saving = useSaveChannel({
    channel: 'push',
    schema: PushForm,
    values,
    bodyOf: (push) => ({ push }),
    onClose,
  });
  const { form } = saving;
  return (
    <ChannelDialog
      channel="push"
      {...{ settings, saving, onClose }}
      before={<ThisDevice push={settings.push} onChange={(isOn) => form.setValue('pushEnabled', isOn)} />}
    >
      <FormField form={form} name="enabled">
        {(field) => (
          <Switch label="Receber notificações" hint="No sininho do aplicativo e nos aparelhos." {...field} />
        )}
      </FormField>
      <FormField form={form} name="pushEnabled">
        {(field) => (
          <Switch
            label="Notificações push"
            hint="Também com o Leveza fechado, nos aparelhos que você ligou."
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="soundEnabled">
        {(field) => <Switch label="Som" {...field} />}
      </FormField>
      <FormField form={form} name="vibrationEnabled">
        {(field) => <Switch label="Vibração" {...field} />}
      </FormField>
      <FormField form={form} name="badge">
        {(field) => <Switch label="Contador no ícone" {...field} />}
      </FormField>
      <FormField form={form} name="preview">
        {(field) => (
          <Switch
            label="Mostrar o conteúdo"
            hint="Desligado, a notificação diz só “Hora da sua dose”, sem o nome do remédio."
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="priority">
        {(field) => (
          <SegmentedControl
            label="Prioridade"
            hint="Com alta, o aviso fica na tela até você responder."
            options={PRIORITIES}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="notificationTypes">
        {(field) => <TicksField label="Tipos de aviso" labels={MESSAGE_TYPE_LABEL} {...field} />}
      </FormField>
      <FormField form={form} name="doNotDisturb.enabled">
        {(field) => <Switch label="Não perturbe" {...field} />}
      </FormField>
      <FromTo>
        <FormField form={form} name="doNotDisturb.start">
          {startField}
        </FormField>
        <FormField form={form} name="doNotDisturb.end">
          {endField}
        </FormField>
      </FromTo>
    </ChannelDialog>
  );
}
