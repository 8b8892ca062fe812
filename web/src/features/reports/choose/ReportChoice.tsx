import { REPORT_TYPES } from '@leveza/domain/reports/types.ts';
import { Switch } from '../../../ui/form/Switch.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { REPORT_TYPE } from '../document/report-types.ts';
import type { ReportsView } from '../use-reports-view.ts';
import { PeriodChoice } from './PeriodChoice.tsx';

interface Props {
  view: ReportsView;
  hasVisit: boolean;
  today: string;
  options: FileOptions;
}

export interface FileOptions {
  isNamed: boolean;
  setNamed: (isNamed: boolean) => void;
  isPerKgShown: boolean;
  setPerKgShown: (isShown: boolean) => void;
  /** Only reports with spending have a cost of a kilo. */
  hasSpending: boolean;
}

const TYPES = REPORT_TYPES.map((type) => ({
  value: type,
  label: REPORT_TYPE[type].label,
  hint: REPORT_TYPE[type].description,
}));

export function ReportChoice({ view, hasVisit, today, options }: Props) {
  return (
    <div className="grid gap-5">
      <RadioGroup label="Tipo de relatório" options={TYPES} value={view.type} onChange={view.setType} />
      <PeriodChoice view={view} hasVisit={hasVisit} today={today} />
      <Fold label="Opções do arquivo">
        <div className="grid gap-3">
          <Switch
            label="Anexo com todos os registros"
            hint="Cada aplicação, medição, efeito e compra do período, no fim do relatório."
            value={view.hasAnnex}
            onChange={view.setAnnex}
          />
          <Switch
            label="Meu nome e as datas no nome do arquivo"
            hint="Sem isso, o arquivo se chama só pelo tipo do relatório."
            value={options.isNamed}
            onChange={options.setNamed}
          />
          {options.hasSpending && (
            <Switch
              label="Custo por kg a menos"
              hint="O tratamento é mais do que os quilos: só aparece se você quiser."
              value={options.isPerKgShown}
              onChange={options.setPerKgShown}
            />
          )}
        </div>
      </Fold>
    </div>
  );
}
