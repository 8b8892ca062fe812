import { useState } from 'react';
import { isKeptOnDevice } from '../../lib/device-choice.ts';
import { keepOnDevice } from '../../lib/keep-on-device.ts';
import { dropDraft, VISITOR } from '../../lib/session-drafts.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';

/** Takes effect at once, so that it also holds for a sign-in elsewhere; the device remembers it, not the account. */
export function SharedComputerChoice() {
  const [isShared, setShared] = useState(() => !isKeptOnDevice());
  return (
    <Checkbox
      label="Este computador é compartilhado"
      hint={isShared ? 'Nada do que você vê ou digita fica guardado aqui depois que você sair.' : undefined}
      value={isShared}
      onChange={(isChosen) => {
        setShared(isChosen);
        void keepOnDevice(!isChosen);
        if (isChosen) dropDraft(VISITOR, 'register');
      }}
    />
  );
}
