import { EmailSettings, type MessageSettings } from '@leveza/contract/messages/settings.ts';
import { MESSAGE_TYPE_LABEL } from '@leveza/domain/messages/channels.ts';
import { useSession } from '../../../lib/session.ts';
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup.tsx';
import { forDraft } from '../../../ui/form/draft.ts';
import { EmailField } from '../../../ui/form/EmailField.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { TimeField } from '../../../ui/form/TimeField.tsx';
import { ChannelDialog } from './ChannelDialog.tsx';
import { FORMATS, FREQUENCIES, WEEKDAYS } from './field-options.ts';
import { TicksField } from './TicksField.tsx';
import { useSaveChannel } from './use-save-channel.ts';

const EmailForm = forDraft(EmailSettings, 'frequency', 'format', 'notificationTypes', 'digest');
// The address of a demonstration ends in `.invalid`: no mail reaches it, so it is not shown.
const BLANK = 'Em branco, usamos o da sua conta';

interface Props {
  settings: MessageSettings;
  onClose: () => void;
}

export function EmailDialog({ settings, onClose }: Props) {
  const { email } = useSession();
  const { isConfigured: _configured, isConfirmed: _confirmed, ...values } = settings.email;
  const saving = useSaveChannel({
    channel: 'email',
    schema: EmailForm,
    values,
    bodyOf: (accepted) => ({ email: accepted }),
    onClose,
  });
  const { form } = saving;
  return (
    <ChannelDialog channel="email" {...{ settings, saving, onClose }}>
      <FormField form={form} name="enabled">
        {(field) => (
          <Switch label="Receber por e-mail" hint="A mesma escolha das configurações da conta." {...field} />
        )}
      </FormField>
      <FormField form={form} name="email">
        {(field) => (
          <EmailField
            label="Outro e-mail"
            hint={email.endsWith('.invalid') ? BLANK : `${BLANK}: ${email}`}
            {...field}
            value={field.value ?? ''}
          />
        )}
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
      <FormField form={form} name="format">
        {(field) => <SegmentedControl label="Formato" options={FORMATS} {...field} />}
      </FormField>
      <FormField form={form} name="notificationTypes">
        {(field) => (
          <TicksField
            label="Tipos de aviso"
            hint="Mudanças de senha, e-mail e duas etapas são sempre avisadas."
            labels={MESSAGE_TYPE_LABEL}
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="digest.enabled">
        {(field) => (
          <Switch label="Resumo" hint="Como foi o tratamento, nos dias que você escolher." {...field} />
        )}
      </FormField>
      <FormField form={form} name="digest.days">
        {({ value, onChange, ...field }) => (
          <CheckboxGroup
            label="Dias do resumo"
            look="chips"
            options={WEEKDAYS}
            {...field}
            value={value.map(String)}
            onChange={(days) => onChange(days.map(Number))}
          />
        )}
      </FormField>
      <FormField form={form} name="digest.time">
        {(field) => <TimeField label="Hora do resumo" className="max-w-40" {...field} />}
      </FormField>
    </ChannelDialog>
  );
}
