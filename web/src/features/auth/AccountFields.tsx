import { EmailField } from '../../ui/form/EmailField.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { NewPasswordFields } from '../../ui/form/NewPasswordFields.tsx';
import { PhoneField } from '../../ui/form/PhoneField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import type { SignUpForm } from './register-form.ts';

export function AccountFields({ form }: { form: SignUpForm }) {
  return (
    <>
      <FormField form={form} name="name">
        {(field) => (
          <TextField
            label="Nome"
            autoComplete="name"
            autoCapitalize="words"
            className="sm:col-span-2"
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="email">
        {(field) => <EmailField label="E-mail" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="phone">
        {(field) => <PhoneField label="Telefone" isRequired {...field} />}
      </FormField>
      <NewPasswordFields
        form={form}
        name="password"
        label="Senha"
        confirmName="confirmPassword"
        confirmLabel="Confirmar senha"
        isRequired
      />
    </>
  );
}
