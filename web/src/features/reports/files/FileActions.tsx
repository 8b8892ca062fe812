import { Download, FileDown, Printer, Share2, Sheet } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { canShareFiles } from './share-file.ts';
import type { ReportFiles } from './use-report-files.ts';

/** 'Gerar PDF', and the other forms of the report behind one button. */
export function FileActions({ files, isDisabled }: { files: ReportFiles; isDisabled: boolean }) {
  const isMaking = files.progress !== null;
  const others = [
    ...(canShareFiles()
      ? [{ id: 'share', label: 'Enviar PDF por um aplicativo', icon: Share2, onAction: files.sharePdf }]
      : []),
    { id: 'print', label: 'Imprimir', icon: Printer, onAction: () => window.print() },
    { id: 'csv', label: 'Planilha (CSV)', icon: Sheet, onAction: files.saveCsv },
    ...(files.hasFhir
      ? [
          {
            id: 'fhir',
            label: 'Arquivo FHIR, para sistemas de saúde',
            icon: Download,
            onAction: files.saveFhir,
          },
        ]
      : []),
  ];
  return (
    <>
      <Button
        variant="lead"
        icon={FileDown}
        isPending={isMaking}
        pendingLabel="Gerando..."
        isDisabled={isDisabled}
        onPress={() => void files.savePdf()}
      >
        Gerar PDF
      </Button>
      <Menu
        label="Outros formatos"
        actions={others}
        look={{ variant: 'lead-quiet', icon: Download, isDisabled: isDisabled || isMaking }}
      />
    </>
  );
}
