import { Check } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';

interface Props {
  isSaving: boolean;
  isSaved: boolean;
  /** The form it sends, from outside of it. */
  form?: string;
  onPress?: () => void;
  isDisabled?: boolean;
}

/** 'Salvar', 'Salvando...', 'Salvo!': the toast reads the last one out. */
export function SaveButton({ isSaving, isSaved, ...button }: Props) {
  return (
    <Button
      {...button}
      type={button.form ? 'submit' : 'button'}
      isPending={isSaving}
      pendingLabel="Salvando..."
      icon={isSaved ? Check : undefined}
    >
      {isSaved ? 'Salvo!' : 'Salvar'}
    </Button>
  );
}
