import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';

interface Props {
  title: string;
  children: ReactNode;
  onCatalog: () => void;
  onManual: () => void;
}

/** No search with AI here: why, and the two ways that always work. */
export function AiUnavailable({ title, children, onCatalog, onManual }: Props) {
  return (
    <Notice
      tone="info"
      title={title}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onPress={onCatalog}>
            Ver catálogo
          </Button>
          <Button variant="secondary" onPress={onManual}>
            Adicionar manualmente
          </Button>
        </div>
      }
    >
      {children}
    </Notice>
  );
}
