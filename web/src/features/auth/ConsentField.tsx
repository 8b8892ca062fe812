import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { Link } from '../../ui/Link.tsx';
import type { SignUpForm } from './register-form.ts';

/** LGPD art. 11: specific and set apart from the terms, so that each is agreed to knowingly. */
export function ConsentField({ form }: { form: SignUpForm }) {
  return (
    <div className="grid gap-3 rounded-2xl bg-sunken p-4 sm:col-span-2">
      <FormField form={form} name="hasConsented">
        {(field) => (
          <Checkbox
            label="Autorizo o Leveza a guardar e usar meus dados de saúde para acompanhar meu tratamento."
            {...field}
          />
        )}
      </FormField>
      <p className="text-sm text-pretty text-ink-soft">
        São eles: peso, medidas, doses, sintomas, refeições e exames. Só você vê esses dados e pode retirar a
        autorização quando quiser. Leia a{' '}
        <Link to="/privacidade" target="_blank">
          Política de privacidade
        </Link>
        . Ao criar a conta, você aceita os{' '}
        <Link to="/termos" target="_blank">
          Termos de uso
        </Link>
        .
      </p>
    </div>
  );
}
