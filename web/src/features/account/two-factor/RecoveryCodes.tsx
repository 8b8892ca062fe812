import { Download } from 'lucide-react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { takeFocus } from '../take-focus.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';

interface Props {
  codes: readonly string[];
  /** The patient tried to leave before saying that the codes are kept. */
  isLeaving: boolean;
  onKept: () => void;
}

/** The codes that open the account without the phone, seen this once. */
export function RecoveryCodes({ codes, isLeaving, onKept }: Props) {
  const text = codes.join('\n');
  const save = () =>
    saveFile(
      new Blob([`Códigos de recuperação do Leveza\nCada um funciona uma vez.\n\n${text}\n`], {
        type: 'text/plain',
      }),
      'leveza-codigos-de-recuperacao.txt',
    );
  return (
    <div className="grid gap-5">
      <p ref={takeFocus} tabIndex={-1} className="text-pretty outline-none">
        Sem o celular, um destes códigos abre sua conta no lugar do código do aplicativo. Cada um funciona uma
        vez. <strong>Eles não aparecem de novo:</strong> guarde-os agora, fora deste aparelho.
      </p>
      <ul
        aria-label="Códigos de recuperação"
        className="grid gap-x-6 gap-y-2 rounded-2xl bg-sunken p-4 text-center font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <CopyButton text={text} what="os códigos" />
        <Button variant="secondary" icon={Download} aria-label="Baixar os códigos" onPress={save}>
          Baixar
        </Button>
      </div>
      {isLeaving && (
        <Notice tone="attention" isLive>
          Guarde seus códigos antes de fechar: eles não aparecem de novo.
        </Notice>
      )}
      <Button onPress={onKept}>Guardei meus códigos</Button>
    </div>
  );
}
