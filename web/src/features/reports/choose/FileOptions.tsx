import { Switch } from '../../../ui/form/Switch.tsx';

export interface FileChoices {
  hasAnnex: boolean;
  setAnnex: (isWanted: boolean) => void;
  isNamed: boolean;
  setNamed: (isNamed: boolean) => void;
  isPerKgShown: boolean;
  setPerKgShown: (isShown: boolean) => void;
  /** Only reports with spending have a cost of a kilo. */
  hasSpending: boolean;
}

export function FileOptions({ choices }: { choices: FileChoices }) {
  return (
    <div className="grid gap-3">
      <Switch
        label="Anexo com os registros"
        hint="Cada aplicação, medição, efeito, exame, refeição, bebida, dia de bem-estar e compra do período, no fim do relatório."
        value={choices.hasAnnex}
        onChange={choices.setAnnex}
      />
      <Switch
        label="Meu nome e as datas no nome do arquivo"
        hint="Sem isso, o arquivo se chama só pelo tipo do relatório."
        value={choices.isNamed}
        onChange={choices.setNamed}
      />
      {choices.hasSpending && (
        <Switch
          label="Custo por kg a menos"
          hint="O tratamento é mais do que os quilos: só aparece se você quiser."
          value={choices.isPerKgShown}
          onChange={choices.setPerKgShown}
        />
      )}
    </div>
  );
}
