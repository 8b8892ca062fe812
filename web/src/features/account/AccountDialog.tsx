import type { Account } from '@leveza/contract/account/settings.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { Check } from 'lucide-react';
import { useState, useEffect, useEffectEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormAlert } from '../../ui/form/FormAlert.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { Switch } from '../../ui/form/Switch.tsx';
import { toast } from '../../ui/toast.ts';
import { ACCOUNT_TITLE } from './AccountCard.tsx';
import { EmailStatus } from './EmailStatus.tsx';
import { MessageSwitches } from './MessageSwitches.tsx';
import { NoPasswordNotice } from './NoPasswordNotice.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PRIVACY_OPTIONS } from './privacy-options.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useAccountDialog } from './use-account-dialog.ts';
import { usePasswordChange } from './use-password-change.ts';
import { useSettings } from './use-settings.ts';
import { isKeptOnDevice } from '../../lib/device-choice.ts';
import { keepOnDevice } from '../../lib/keep-on-device.ts';

const TOAST_MS = 3000;

interface Props {
  account: Account;
  /** False while a dialog opened from here is in front; the choices made here wait. */
  isOpen: boolean;
  onClose: () => void;
}

/** Everything about the account that can be set, in the order of the specification. */
export function AccountDialog({ account, isOpen, onClose }: Props) {
  const { show } = useAccountDialog();
  const settings = useSettings(account);
  const password = usePasswordChange();
  const isDirty = settings.isDirty || password.isDirty;
  const { isSaved, showSaved } = useSaved(isDirty, onClose);
  const [isSaving, setSaving] = useState(false);

  const saveAll = async () => {
    // A typed new password is saved as well.
    if (password.isDirty && !(await password.submitFromOutside())) return;
    if (settings.isDirty) await settings.save();
    toast({
      title: `${ACCOUNT_TITLE} salvo`,
      detail: 'Dados atualizados com sucesso ✓',
      shownMs: TOAST_MS,
    });
    showSaved();
  };
  const save = async () => {
    setSaving(true);
    try {
      await saveAll();
    } catch (error) {
      // The form shows the mistake above the button.
      if (!(error instanceof Problem)) throw error;
    } finally {
      setSaving(false);
    }
  };

  return (
    <Dialog
      title={ACCOUNT_TITLE}
      isOpen={isOpen}
      onClose={onClose}
      isDirty={isDirty}
      actions={
        <>
          <Button slot="close" variant="secondary">
            {isSaved ? 'Fechar' : 'Cancelar'}
          </Button>
          <Button
            icon={isSaved ? Check : undefined}
            isPending={isSaving}
            pendingLabel="Salvando..."
            onPress={isDirty ? save : onClose}
          >
            {isSaved ? 'Salvo!' : 'Salvar'}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <SettingsSection title="E-mail">
          {account.isDemo ? (
            <NoPasswordNotice isDemo />
          ) : (
            <EmailStatus
              account={account}
              action={
                <Button variant="secondary" onPress={() => show('email', 'account')}>
                  Trocar e-mail
                </Button>
              }
            />
          )}
        </SettingsSection>
        {!account.isDemo && (
          <SettingsSection title="Senha">
            {account.hasPassword ? (
              <PasswordForm change={password} email={account.email} variant="secondary" />
            ) : (
              <NoPasswordNotice isDemo={false} />
            )}
          </SettingsSection>
        )}
        <SettingsSection title="Segurança e privacidade">
          <Switch
            label="Verificação em duas etapas (2FA)"
            hint="Ao entrar, além da senha, o Leveza pede um código do seu celular."
            isDisabled={!account.hasPassword}
            value={account.twoFactorEnabled}
            onChange={() => show('two-factor', 'account')}
          />
          <RadioGroup
            label="Nível de privacidade"
            hint="Em qualquer nível, só você vê seus dados."
            options={PRIVACY_OPTIONS}
            value={settings.value.privacyLevel}
            onChange={(privacyLevel) => settings.change({ privacyLevel })}
          />
        </SettingsSection>
        <SettingsSection title="Notificações">
          <MessageSwitches account={account} value={settings.value} onChange={settings.change} />
        </SettingsSection>
        <SettingsSection title="Neste aparelho">
          <KeepOnDeviceSwitch />
        </SettingsSection>
        <FormAlert>{settings.refusal}</FormAlert>
      </div>
    </Dialog>
  );
}

/** Takes effect at once and only here: it is about this device, not about the account. */
function KeepOnDeviceSwitch() {
  const [isKept, setKept] = useState(isKeptOnDevice);
  return (
    <Switch
      label="Abrir sem internet"
      hint="Guarda neste aparelho os últimos dados que você viu, até você sair da conta. Em um computador que outras pessoas usam, desligue: o que estava guardado é apagado na hora."
      value={isKept}
      onChange={(isWanted) => {
        setKept(isWanted);
        void keepOnDevice(isWanted);
      }}
    />
  );
}

const SAVED_MS = 2000;

interface Saved {
  /** The form equals the saved values; an edit resets this. */
  isSaved: boolean;
  showSaved: () => void;
}

/** After saving, 'Salvo!' stands for two seconds, and then the dialog closes unless something was edited. */
function useSaved(isDirty: boolean, close: () => void): Saved {
  const [wasSaved, setWasSaved] = useState(false);
  const isSaved = wasSaved && !isDirty;
  const onTime = useEffectEvent(close);
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => onTime(), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);
  return { isSaved, showSaved: () => setWasSaved(true) };
}
