import { Button } from '../../../ui/Button.tsx';
import { PasswordForm } from '../PasswordForm.tsx';
import type { Reading } from './use-reading.ts';
import type { UploadItem } from './upload-state.ts';

/** Asks for the password of a protected PDF before it is read. */
export function PasswordQuestion({ item, reading }: { item: UploadItem; reading: Reading }) {
  return (
    <PasswordForm
      fileName={item.file.name}
      wasWrong={reading.passwordOf(item.id) !== undefined}
      onPassword={(password) => reading.unlock(item, password)}
    >
      <Button variant="quiet" size="sm" onPress={() => reading.keepUnread(item)}>
        Guardar sem ler
      </Button>
    </PasswordForm>
  );
}
