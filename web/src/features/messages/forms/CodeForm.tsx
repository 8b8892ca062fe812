import { ChannelCode, confirmChannel, sendChannelCode } from '@leveza/contract/messages/channels.ts';
import type { MessageSettings } from '@leveza/contract/messages/settings.ts';
import { z } from '@leveza/contract/zod.ts';
import type { Channel } from '@leveza/domain/messages/channels.ts';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { useRefusalClears } from '../../../ui/form/show-problem.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { tellFailure, toast } from '../../../ui/toast.ts';
import { phoneText } from '../channel-words.ts';

const CodeInput = z.object({ code: ChannelCode });

interface Props {
  channel: Channel;
  settings: MessageSettings;
}

/** A number or address becomes the patient's by a code: until then nothing else is sent there. */
export function CodeForm({ channel, settings }: Props) {
  const confirm = useCommand(confirmChannel);
  const resend = useCommand(sendChannelCode);
  const form = useZodForm(CodeInput, { defaultValues: { code: '' } });
  useRefusalClears(form);
  if (channel === 'push') return null;
  const params = { channel };

  const submit = async ({ code }: { code: string }) => {
    await confirm.mutateAsync({ params, body: { code } });
    toast({ title: channel === 'email' ? 'Endereço confirmado' : 'Número confirmado' });
  };
  const sendAgain = () =>
    resend
      .mutateAsync({ params })
      .then(() => toast({ title: 'Código enviado', detail: 'Vale por 10 minutos.' }))
      .catch(tellFailure('Não foi possível enviar o código'));

  return (
    <Form
      form={form}
      onSubmit={submit}
      aria-label="Confirmar com o código"
      className="grid gap-3 rounded-2xl border border-line bg-sunken p-4"
    >
      <p className="text-pretty">
        Enviamos um código para <strong className="wrap-anywhere">{addressOf(settings, channel)}</strong>.
        Nada mais é enviado antes de você confirmar.
      </p>
      <FormField form={form} name="code">
        {(field) => <CodeField {...field} />}
      </FormField>
      <FormRefusal form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isPending={confirm.isPending} pendingLabel="Confirmando...">
          Confirmar
        </Button>
        <Button variant="quiet" isPending={resend.isPending} onPress={() => void sendAgain()}>
          Enviar outro código
        </Button>
      </div>
    </Form>
  );
}

function addressOf(settings: MessageSettings, channel: Exclude<Channel, 'push'>): string {
  if (channel === 'email') return settings.email.email ?? '';
  return phoneText(settings[channel].phoneNumber ?? '');
}
