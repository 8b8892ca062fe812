import { addCarer, CarerInput } from '@leveza/contract/carers/carers.ts';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import { useCommand } from '../../lib/api.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { forDraft } from '../../ui/form/draft.ts';
import { CheckboxGroup } from '../../ui/form/CheckboxGroup.tsx';
import { EmailField } from '../../ui/form/EmailField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { SegmentedControl } from '../../ui/form/SegmentedControl.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDraft } from '../../ui/form/use-draft.ts';
import { useRecord } from '../../ui/form/use-record.ts';
import { ConsentToShare } from '../shares/shared/ConsentToShare.tsx';
import { ALERT_OPTIONS } from './carer-words.ts';

const CarerForm = forDraft(CarerInput, 'channel', 'alerts');
const CHANNELS = [
  { value: 'email', label: 'E-mail' },
  { value: 'whatsapp', label: 'WhatsApp' },
] as const;

const ONLY_MAIL = 'Por enquanto os convites vão só por e-mail.';
// WhatsApp wants a yes to messages of a company before the first one.
const AGREED = 'Convide por aqui só quem já disse a você que quer receber mensagens do Leveza.';

interface Props {
  /** The server can send WhatsApp messages. */
  hasWhatsapp: boolean;
  onClose: () => void;
}

/** Invites a carer, who agrees by a link before any alert is sent. */
export function CarerDialog({ hasWhatsapp, onClose }: Props) {
  const id = useId();
  const values = {
    name: null,
    channel: 'email' as const,
    address: null,
    alerts: ['dose-not-recorded' as const],
  };
  const draft = useDraft('carer', values);
  const add = useCommand(addCarer, { draft });
  const { form, isDirty, isPending, isRestored, submit, discard } = useRecord({
    schema: CarerForm,
    values,
    draft,
    save: async (body) => {
      const { data } = await add.mutateAsync({ body });
      return { title: 'Convite enviado', detail: `${data.name} precisa aceitar antes do primeiro aviso.` };
    },
    onDone: onClose,
  });
  const channel = useWatch({ control: form.control, name: 'channel' });
  return (
    <Dialog
      title="Convidar alguém"
      description="A pessoa recebe um convite e decide. Os avisos só dizem que vale a pena perguntar como você está."
      isOpen
      isDirty={isDirty}
      onClose={onClose}
      onDiscard={discard}
      actions={
        <FormActions form={id} isPending={isPending} pendingLabel="Enviando...">
          Enviar convite
        </FormActions>
      }
    >
      <div className="grid gap-5">
        <ConsentToShare />
        <Form id={id} form={form} onSubmit={submit} isRestored={isRestored} aria-label="Convidar alguém">
          <FormField form={form} name="name">
            {(field) => <TextField label="Nome da pessoa" autoComplete="off" {...field} />}
          </FormField>
          {hasWhatsapp && (
            <FormField form={form} name="channel">
              {(field) => <SegmentedControl label="Por onde" options={CHANNELS} {...field} />}
            </FormField>
          )}
          <FormField form={form} name="address">
            {(field) =>
              channel === 'email' ? (
                <EmailField
                  label="E-mail da pessoa"
                  {...(!hasWhatsapp && { hint: ONLY_MAIL })}
                  {...field}
                  autoComplete="off"
                />
              ) : (
                <PhoneField label="WhatsApp da pessoa" hint={AGREED} {...field} />
              )
            }
          </FormField>
          <FormField form={form} name="alerts">
            {(field) => <CheckboxGroup label="Avisar quando houver" options={ALERT_OPTIONS} {...field} />}
          </FormField>
          <FormRefusal form={form} />
        </Form>
      </div>
    </Dialog>
  );
}
