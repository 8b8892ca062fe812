import type { Report } from '@leveza/contract/reports/reports.ts';
import { readReportRows } from '@leveza/contract/reports/rows.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { toast } from '../../../ui/toast.ts';
import type { ReportDocument } from '../document/block.ts';
import type { Days } from '../period.ts';
import { fileName } from './file-name.ts';
import { shareFile } from './share-file.ts';

interface Source {
  report: Report;
  document: ReportDocument;
  days: Days;
  /** Patient and days stand in the names of files. */
  isNamed: boolean;
}

const CUT = {
  detail:
    'O período tem mais registros do que cabem no arquivo: faltam os mais antigos. Escolha um período menor.',
};
const PDF_SAVED = { title: 'Relatório PDF baixado com sucesso!', tone: 'ok' } as const;
const NOT_LOADED =
  'O Leveza não conseguiu buscar o que faz este arquivo. Confira sua conexão e tente de novo.';
const notLoaded = () => {
  throw new Error(NOT_LOADED);
};
const loadDataFiles = () => import('./data-files.ts').catch(notLoaded);
const loadPdf = () => import('../pdf/make-pdf.ts').catch(notLoaded);
const isAbort = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError';

/** Files of a report, made on the device. One at a time; each can be stopped. */
export function useReportFiles({ report, document, days, isNamed }: Source) {
  /** The share of the PDF that is done; null while nothing is made. */
  const [progress, setProgress] = useState<number | null>(null);
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  const run = async (what: string, make: (signal: AbortSignal) => Promise<void>) => {
    if (underWay.current) return;
    const control = new AbortController();
    underWay.current = control;
    setProgress(0);
    try {
      await make(control.signal);
    } catch (cause) {
      if (isAbort(cause)) return;
      const detail = cause instanceof Error ? cause.message : undefined;
      toast({ title: what, tone: 'critical', ...(detail && { detail }) });
    } finally {
      underWay.current = null;
      setProgress(null);
    }
  };
  const nameOf = (end: string) => fileName(document, days, isNamed, end);
  const pdf = async (signal: AbortSignal) => (await loadPdf()).makePdf(document, setProgress, signal);
  /** The code and the records; stopped while the code is still on its way, no file is made. */
  const data = async (signal: AbortSignal) => {
    const [code, { data: of }] = await Promise.all([
      loadDataFiles(),
      call(readReportRows, { query: { ...days } }, signal),
    ]);
    signal.throwIfAborted();
    return { ...code, of };
  };

  return {
    progress,
    /** Purchases are no health records. */
    hasFhir: report.type !== 'financial',
    cancel: () => underWay.current?.abort(),
    savePdf: () =>
      run('Não foi possível gerar o PDF', async (signal) => {
        saveFile(await pdf(signal), nameOf('pdf'));
        toast(PDF_SAVED);
      }),
    sharePdf: () =>
      run('Não foi possível compartilhar o PDF', async (signal) => {
        const outcome = await shareFile(await pdf(signal), nameOf('pdf'));
        if (outcome === 'saved') toast(PDF_SAVED);
      }),
    saveCsv: () =>
      run('Não foi possível gerar a planilha', async (signal) => {
        const { csvFile, of } = await data(signal);
        saveFile(csvFile(report, of), nameOf('csv'));
        toast({ title: 'Planilha baixada', tone: 'ok', ...(of.isCut && CUT) });
      }),
    saveFhir: () =>
      run('Não foi possível gerar o arquivo FHIR', async (signal) => {
        const { fhirFile, of } = await data(signal);
        saveFile(fhirFile(report, of), nameOf('fhir.json'));
        toast({ title: 'Arquivo FHIR baixado', tone: 'ok', ...(of.isCut && CUT) });
      }),
  };
}

export type ReportFiles = ReturnType<typeof useReportFiles>;
