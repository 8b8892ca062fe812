import { Notice } from '../../../ui/Notice.tsx';
import type { UploadItem } from './upload-state.ts';

/** A PDF in which nothing could be read: three ways on, in the specification's words. */
export function Guidance({ items }: { items: readonly UploadItem[] }) {
  const isUnread = items.some(
    ({ state, file, reading }) =>
      state === 'completed' && file.type === 'application/pdf' && reading?.results.length === 0,
  );
  if (!isUnread) return null;
  return (
    <Notice tone="attention" title="Para melhor análise, converta para imagem">
      <ul className="grid list-disc gap-1 pl-5">
        <li>Converta o PDF para JPG ou PNG, ou fotografe o laudo, e envie de novo.</li>
        <li>Preencha os campos e os valores você mesmo.</li>
        <li>Peça ao laboratório uma versão digital, com texto que se pode selecionar.</li>
      </ul>
    </Notice>
  );
}
