import type { Account } from '@leveza/contract/account/settings.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { FileCheck } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { toast } from '../../ui/toast.ts';
import { PRIVACY_OPTIONS } from './privacy-options.ts';
import { useAccountDialog } from './use-account-dialog.ts';
import { useSettings } from './use-settings.ts';

interface Props {
  account: Account;
  onClose: () => void;
}

/** The parts that may be seen on the screen and said in messages, and the way to the consents. */
export function PrivacyDialog({ account, onClose }: Props) {
  const { show } = useAccountDialog();
  const settings = useSettings(account);
  const save = async () => {
    try {
      await settings.save();
    } catch (error) {
      // The alert shows the mistake above the button.
      if (!(error instanceof Problem)) throw error;
      return;
    }
    toast({ title: 'Privacidade salva' });
    onClose();
  };
  return (
    <Dialog
      title="Privacidade"
      isOpen
      isDirty={settings.isDirty}
      onClose={onClose}
      actions={
        <>
          <Button slot="close" variant="secondary">
            Cancelar
          </Button>
          <Button
            isPending={settings.isSaving}
            pendingLabel="Salvando..."
            onPress={settings.isDirty ? save : onClose}
          >
            Salvar
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RadioGroup
          label="Nível de privacidade"
          hint="Em qualquer nível, só você vê seus dados."
          options={PRIVACY_OPTIONS}
          value={settings.value.privacyLevel}
          onChange={(privacyLevel) => settings.change({ privacyLevel })}
        />
        <Button
          variant="secondary"
          icon={FileCheck}
          className="justify-self-start"
          onPress={() => show('consents', 'privacy')}
        >
          Consentimentos
        </Button>
        <FormAlert>{settings.refusal}</FormAlert>
      </div>
    </Dialog>
  );
}
