import { SignInCode } from '@leveza/contract/auth/sign-in-code.ts';
import { z } from '@leveza/contract/zod.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CodeField } from '../../ui/form/CodeField.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { orTellAt, useRefusalClears } from '../../ui/form/show-problem.ts';
import { useZodForm } from '../../ui/form/use-zod-form.ts';

const CodeInput = z.object({ code: SignInCode });

const RECOVERY = {
  label: 'Código de recuperação',
  hint: 'Um dos dez que você guardou ao habilitar as duas etapas.',
  inputMode: 'text',
} as const;

interface Props {
  /** Signs in with the code; a wrong one is reported at the field. */
  onSubmit: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step of the sign-in: a code of the app or, without the phone, a recovery code. */
export function CodeStep({ onSubmit, onBack }: Props) {
  const [isRecovery, setRecovery] = useState(false);
  const form = useZodForm(CodeInput, { defaultValues: { code: '' } });
  useRefusalClears(form);
  useEffect(() => form.setFocus('code'), [form]);

  const submit = ({ code }: { code: string }) =>
    orTellAt(form, { 'two-factor-wrong': 'code' }, onSubmit(code));
  const switchKind = () => {
    form.setValue('code', '');
    form.clearErrors();
    setRecovery(!isRecovery);
    form.setFocus('code');
  };

  return (
    <Form form={form} onSubmit={submit} aria-label="Verificação em duas etapas" className="grid gap-5">
      <FormField form={form} name="code">
        {(field) => (
          <CodeField
            {...(isRecovery
              ? RECOVERY
              : { hint: 'Abra seu aplicativo autenticador e digite o código do Leveza.' })}
            {...field}
          />
        )}
      </FormField>
      <FormRefusal form={form} />
      <div className="flex gap-3">
        <Button variant="secondary" onPress={onBack}>
          Voltar
        </Button>
        <Button
          type="submit"
          className="flex-1"
          isPending={form.formState.isSubmitting}
          pendingLabel="Entrando..."
        >
          Entrar
        </Button>
      </div>
      <Button variant="quiet" onPress={switchKind}>
        {isRecovery ? 'Usar o aplicativo autenticador' : 'Usar um código de recuperação'}
      </Button>
    </Form>
  );
}
