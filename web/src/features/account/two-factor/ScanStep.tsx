import { confirmTwoFactor, TwoFactorCode } from '@leveza/contract/auth/two-factor.ts';
import { z } from '@leveza/contract/zod.ts';
import { useCommand } from '../../../lib/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { CodeField } from '../../../ui/form/CodeField.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormField } from '../../../ui/form/FormField.tsx';
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx';
import { orTellAt } from '../../../ui/form/show-problem.ts';
import { useZodForm } from '../../../ui/form/use-zod-form.ts';
import { takeFocus } from '../take-focus.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { qrPath } from './qr-path.ts';

const Confirmation = z.object({ code: TwoFactorCode });

interface Props {
  secret: string;
  uri: string;
  onConfirmed: (recoveryCodes: string[]) => void;
  /** To begin again, also when the secret has expired meanwhile. */
  onBack: () => void;
}

/** The secret as a picture, a link and a text, and the code that proves it arrived. */
export function ScanStep({ secret, uri, onConfirmed, onBack }: Props) {
  const form = useZodForm(Confirmation, { defaultValues: { code: '' } });
  const confirm = useCommand(confirmTwoFactor);

  const submit = async (body: { code: string }) => {
    const reply = await orTellAt(form, { 'two-factor-wrong': 'code' }, confirm.mutateAsync({ body }));
    if (reply) onConfirmed(reply.data.recoveryCodes);
  };

  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <h3 ref={takeFocus} tabIndex={-1} className="font-semibold outline-none">
          1. Leia o código com um aplicativo autenticador
        </h3>
        <p className="text-pretty text-ink-soft">
          Serve qualquer um, como Google Authenticator, Microsoft Authenticator ou Aegis.
        </p>
        <div className="grid justify-items-center gap-4">
          <QrCode text={uri} label="Código QR com a chave abaixo" />
          {/* A phone cannot scan its own screen. */}
          <a
            href={uri}
            className={`${buttonLook({ variant: 'secondary', isFullWidth: true })} hover:bg-sunken sm:hidden`}
          >
            Abrir no aplicativo deste celular
          </a>
        </div>
        <p className="text-pretty text-ink-soft">Não consegue ler? Digite esta chave no aplicativo:</p>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sunken p-3">
          <code className="min-w-0 font-mono wrap-anywhere select-all">{inGroups(secret)}</code>
          <CopyButton text={secret} what="a chave" />
        </div>
      </div>
      <Form form={form} onSubmit={submit} aria-label="Confirmar código" className="grid gap-4">
        <h3 className="font-semibold">2. Digite o código que ele mostra</h3>
        <FormField form={form} name="code">
          {(field) => <CodeField {...field} />}
        </FormField>
        <FormRefusal form={form} />
        <div className="flex gap-2">
          <Button variant="secondary" onPress={onBack}>
            Voltar
          </Button>
          <Button
            type="submit"
            className="flex-1"
            isPending={form.formState.isSubmitting}
            pendingLabel="Conferindo..."
          >
            Habilitar
          </Button>
        </div>
      </Form>
    </div>
  );
}

/** Easier to read and to type in groups of four. */
function inGroups(secret: string): string {
  return secret.replaceAll(/(.{4})(?=.)/g, '$1 ');
}

/** Black on white in both themes: many scanners read nothing else. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { path, size } = qrPath(text);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-2xl border border-line bg-white"
    >
      <path d={path} fill="#000000" />
    </svg>
  );
}
