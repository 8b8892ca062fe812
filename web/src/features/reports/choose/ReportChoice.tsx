import { REPORT_TYPES } from '@leveza/domain/reports/types.ts';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import { REPORT_TYPE } from '../document/report-types.ts';
import type { ReportsView } from '../use-reports-view.ts';
import { PeriodChoice } from './PeriodChoice.tsx';

interface Props {
  view: ReportsView;
  hasVisit: boolean;
  today: string;
}

const TYPES = REPORT_TYPES.map((type) => ({ value: type, label: REPORT_TYPE[type].label }));

/** Which report, with a sentence about the chosen one, and of which days. */
export function ReportChoice({ view, hasVisit, today }: Props) {
  return (
    <div className="grid gap-5">
      <RadioGroup
        label="Tipo de relatório"
        look="chips"
        hint={REPORT_TYPE[view.type].description}
        options={TYPES}
        value={view.type}
        onChange={view.setType}
      />
      <PeriodChoice view={view} hasVisit={hasVisit} today={today} />
    </div>
  );
}
