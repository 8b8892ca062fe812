import { ShieldCheck } from 'lucide-react';

/** Where such files come from, and what happens to them. */
export function ImportHelp() {
  return (
    <div className="grid gap-4 text-sm">
      <p className="flex items-start gap-2.5 text-pretty text-ink-soft">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
        O arquivo é lido neste aparelho. Só os pesos e as datas vão para o Leveza.
      </p>
      <div className="grid gap-1">
        <h3 className="font-semibold">Planilha ou balança (CSV)</h3>
        <p className="text-pretty text-ink-soft">
          O arquivo precisa de uma coluna de data e uma de peso. No Excel ou no Google Planilhas, salve ou
          baixe a planilha como CSV.
        </p>
      </div>
      <div className="grid gap-1">
        <h3 className="font-semibold">App Saúde do iPhone (ZIP)</h3>
        <ol className="list-decimal space-y-1 pl-5 text-pretty text-ink-soft">
          <li>No app Saúde, toque na sua foto.</li>
          <li>Toque em “Exportar Todos os Dados de Saúde”.</li>
          <li>Salve o ZIP em Arquivos e escolha-o aqui.</li>
        </ol>
      </div>
    </div>
  );
}
