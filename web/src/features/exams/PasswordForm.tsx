import { type FormEvent, type ReactNode, useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

interface Props {
  fileName: string;
  wasWrong: boolean;
  isPending?: boolean;
  onPassword: (password: string) => void;
  /** A way around the password, beside the button. */
  children?: ReactNode;
}

/** Asks for the password of a protected PDF. It stays on this device, and in no draft. */
export function PasswordForm({ fileName, wasWrong, isPending = false, onPassword, children }: Props) {
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (password !== '') onPassword(password);
  };
  return (
    <Form onSubmit={submit} aria-label={`Senha de ${fileName}`} className="grid gap-2 py-1">
      <TextField
        // Not one of the browser's saved passwords: it opens one file.
        type="password"
        autoCapitalize="none"
        label="Senha do PDF"
        hint="Laboratórios costumam usar o CPF ou a data de nascimento. A senha não sai deste aparelho."
        autoComplete="off"
        value={password}
        onChange={setPassword}
        error={wasWrong ? 'A senha não abriu o arquivo. Confira e tente de novo.' : undefined}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isDisabled={password === ''} isPending={isPending}>
          Abrir arquivo
        </Button>
        {children}
      </div>
    </Form>
  );
}
