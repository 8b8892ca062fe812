import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { toast } from './toast.ts';

/** Copies a text; where the browser does not let it, says how to do it by hand. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast({
        title: 'Não foi possível copiar',
        detail: 'Selecione o texto e copie à mão.',
        tone: 'critical',
      });
    }
  };
  return (
    <Button
      variant="secondary"
      icon={isCopied ? Check : Copy}
      aria-label={isCopied ? `Copiado: ${what}` : `Copiar ${what}`}
      onPress={copy}
    >
      {isCopied ? 'Copiado' : 'Copiar'}
    </Button>
  );
}
