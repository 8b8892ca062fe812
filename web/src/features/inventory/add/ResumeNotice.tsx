import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface Props {
  name: string;
  onResume: () => void;
  onDiscard: () => void;
}

/** A form that was begun and left, by going back or by a reload. */
export function ResumeNotice({ name, onResume, onDiscard }: Props) {
  return (
    <Notice
      tone="info"
      title="Você começou um cadastro"
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="secondary" onPress={onResume}>
            Continuar cadastro
          </Button>
          <Button size="sm" variant="quiet" onPress={onDiscard}>
            Descartar
          </Button>
        </div>
      }
    >
      {name.trim() || 'Produto ainda sem nome'}
    </Notice>
  );
}
