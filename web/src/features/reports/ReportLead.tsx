import { daysBetween } from '@leveza/domain/time/days.ts';
import { formatDay } from '../../lib/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Lead } from '../../ui/Lead.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import type { ReportDocument } from './document/block.ts';
import { counted } from './document/words.ts';
import { FileActions } from './files/FileActions.tsx';
import type { ReportFiles } from './files/use-report-files.ts';
import type { Days } from './period.ts';

interface Props {
  document: ReportDocument;
  days: Days;
  files: ReportFiles;
  isStale: boolean;
}

/** Which report it is, and the file of it. */
export function ReportLead({ document, days, files, isStale }: Props) {
  const { progress, cancel } = files;
  return (
    <Lead
      title={document.title}
      figure={counted(daysBetween(days.from, days.to) + 1, 'dia', 'dias')}
      detail={`De ${formatDay(days.from)} a ${formatDay(days.to)}`}
      actions={<FileActions files={files} isDisabled={isStale} />}
    >
      {progress !== null && (
        <div className="grid gap-2 rounded-2xl bg-surface p-4 text-ink">
          <ProgressBar label="Preparando o arquivo" value={Math.round(progress * 100)} />
          <Button variant="secondary" size="sm" onPress={cancel}>
            Cancelar
          </Button>
        </div>
      )}
    </Lead>
  );
}
