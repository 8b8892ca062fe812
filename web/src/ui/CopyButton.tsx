import { Check, Copy } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { Button } from './Button.tsx';
import { toast } from './toast.ts';

interface Props {
  text: string;
  what: string;
  variant?: 'primary' | 'secondary';
  /** Where the text stands on the screen: it is selected where the browser does not let it be copied. */
  shownIn?: RefObject<HTMLElement | null>;
  onCopied?: () => void;
}

/** Copies a text; where the browser does not let it, says how to do it by hand. */
export function CopyButton({ text, what, variant = 'secondary', shownIn, onCopied }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      const shown = shownIn?.current;
      if (shown) window.getSelection()?.selectAllChildren(shown);
      toast({
        title: 'Não foi possível copiar',
        detail: shown ? 'O texto está selecionado: copie à mão.' : 'Selecione o texto e copie à mão.',
        tone: 'critical',
      });
    }
  };
  return (
    <Button
      variant={variant}
      icon={isCopied ? Check : Copy}
      aria-label={isCopied ? `Copiado: ${what}` : `Copiar ${what}`}
      onPress={copy}
    >
      {isCopied ? 'Copiado' : 'Copiar'}
    </Button>
  );
}
