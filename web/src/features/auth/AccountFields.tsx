import { FormField } from '../../ui/form/FormField.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
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
        {(field) => (
          <TextField
            label="E-mail"
            type="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField form={form} name="phone">
        {(field) => <PhoneField label="Telefone" isRequired {...field} />}
      </FormField>
      <FormField form={form} name="password">
        {({ onChange, ...field }) => (
          <PasswordField
            label="Senha"
            autoComplete="new-password"
            hint="Use 8 caracteres ou mais, difíceis de adivinhar."
            isRequired
            {...field}
            onChange={(value) => {
              onChange(value);
              form.clearErrors('confirmPassword');
            }}
          />
        )}
      </FormField>
      <FormField form={form} name="confirmPassword">
        {(field) => (
          <PasswordField label="Confirmar senha" autoComplete="new-password" isRequired {...field} />
        )}
      </FormField>
    </>
  );
}
