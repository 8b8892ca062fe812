import { formatDay } from '../../../lib/format.ts';
import { FactSection, known } from '../../../ui/FactSection.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { QuietFold } from '../QuietFold.tsx';
import { FlagBadge } from '../ValueBadges.tsx';
import { wordsOfModel } from '../model/from-model.ts';
import type { UploadItem } from './upload-state.ts';

/** The values read in each file, in plain words; the raw text opens at a press. */
export function ReadPanel({ items }: { items: readonly UploadItem[] }) {
  const read = items.filter(({ reading }) => reading !== null);
  if (read.length === 0) return null;
  return (
    <Fold label="O que foi lido">
      <div className="grid gap-5">
        {read.map((item) => (
          <FileResult key={item.id} item={item} />
        ))}
      </div>
    </Fold>
  );
}

function FileResult({ item: { file, reading, extractions } }: { item: UploadItem }) {
  if (!reading) return null;
  const { examType, laboratory, examDate, requestingDoctor, results, text } = reading;
  const words = wordsOfModel(extractions);
  return (
    <div className="grid gap-3">
      <FactSection
        title={file.name}
        facts={known({
          Tipo: examType?.value ?? 'não encontrado',
          Laboratório: laboratory?.value ?? 'não encontrado',
          Data: examDate ? formatDay(examDate.value) : 'não encontrada',
          'Médico solicitante': requestingDoctor?.value ?? 'não encontrado',
        })}
      />
      {results.length > 0 && (
        <ul aria-label={`Valores lidos em ${file.name}`} className="grid gap-1 text-sm tabular-nums">
          {results.map((result, index) => (
            <li key={index} className="flex flex-wrap gap-x-2">
              <span className="font-medium">{result.parameter}</span>
              <span>
                {result.value} {result.unit}
              </span>
              <span className="text-ink-soft">{result.referenceRange}</span>
              {result.flag !== 'normal' && <FlagBadge flag={result.flag} />}
            </li>
          ))}
        </ul>
      )}
      {words && (
        <p className="text-sm text-pretty">
          <span className="font-medium">Resumo escrito por IA:</span> {words.summary}
        </p>
      )}
      {text !== '' && (
        <QuietFold label="Texto como foi lido">
          <pre className="rounded-xl bg-sunken p-3 text-xs wrap-anywhere whitespace-pre-wrap text-ink">
            {text}
          </pre>
        </QuietFold>
      )}
    </div>
  );
}
