import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { Reading } from './use-reading.ts';
import type { UploadItem } from './upload-state.ts';

/** Asks for the password of a protected PDF. It stays on this device, and in no draft. */
export function PasswordQuestion({ item, reading }: { item: UploadItem; reading: Reading }) {
  const [password, setPassword] = useState('');
  const wasWrong = reading.passwordOf(item.id) !== undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (password !== '') reading.unlock(item, password);
  };
  return (
    <Form onSubmit={submit} aria-label={`Senha de ${item.file.name}`} className="grid gap-2 py-1">
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
        <Button type="submit" size="sm" isDisabled={password === ''}>
          Abrir arquivo
        </Button>
        <Button variant="quiet" size="sm" onPress={() => reading.keepUnread(item)}>
          Guardar sem ler
        </Button>
      </div>
    </Form>
  );
}
