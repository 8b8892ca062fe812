import { Sparkles } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { isUnread } from '../model/use-model.ts';
import type { UploadItem } from './upload-state.ts';

interface Props {
  items: readonly UploadItem[];
  /** Null where no model can be asked, or is being asked already. */
  onAskModel: (() => void) | null;
}

/** Files in which nothing could be read: the ways on, of a PDF in the specification's words. */
export function Guidance({ items, onAskModel }: Props) {
  const unread = items.filter(isUnread);
  const isPdf = unread.some(({ file, reading }) => file.type === 'application/pdf' && reading !== null);
  if (!isPdf && (unread.length === 0 || !onAskModel)) return null;
  const ask = onAskModel && (
    <Button variant="secondary" size="sm" icon={Sparkles} className="justify-self-start" onPress={onAskModel}>
      Ler com IA
    </Button>
  );
  if (!isPdf) {
    return (
      <Notice tone="attention" title="Nenhum valor foi lido neste aparelho">
        <div className="grid gap-3">
          <p>Peça à IA que leia o arquivo, ou digite os valores ao conferir.</p>
          {ask}
        </div>
      </Notice>
    );
  }
  return (
    <Notice tone="attention" title="Para melhor análise, converta para imagem">
      <div className="grid gap-3">
        <ul className="grid list-disc gap-1 pl-5">
          <li>Converta o PDF para JPG ou PNG, ou fotografe o laudo, e envie de novo.</li>
          <li>Preencha os campos e os valores você mesmo.</li>
          <li>Peça ao laboratório uma versão digital, com texto que se pode selecionar.</li>
        </ul>
        {ask}
      </div>
    </Notice>
  );
}
