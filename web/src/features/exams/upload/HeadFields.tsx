import { EXAM_TYPES } from '@leveza/domain/exams/exam-types.ts';
import { useToday } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/Button.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { SuggestField } from '../../../ui/form/SuggestField.tsx';
import { TagsField } from '../../../ui/form/TagsField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { formatDay } from '../../../lib/format.ts';
import { headOf } from './head-of.ts';
import { setTags, typeHead } from './upload-steps.ts';
import type { HeadField, UploadedExam } from './upload-state.ts';
import type { Upload } from './use-upload.ts';

export type HeadErrors = Partial<Record<HeadField | 'tags', string>>;

interface Props {
  upload: Upload;
  exam: UploadedExam;
  errors: HeadErrors;
}

const TYPES = EXAM_TYPES.map(({ name }) => name);

/** Type, day, laboratory, doctor and tags of one exam: as read, until the patient writes something else. */
export function HeadFields({ upload, exam, errors }: Props) {
  const { state, step } = upload;
  const today = useToday();
  const isReading = exam.items.some((item) => item.state === 'reading');
  const bind = (field: HeadField) => {
    const head = headOf(state, exam, field);
    const type = (text: string | null) => step(typeHead(exam, field, text ?? ''));
    return {
      name: field,
      value: head.text || null,
      onChange: type,
      error: errors[field],
      hint: head.doubt !== null && (
        <span className="grid justify-items-start gap-1">
          <span className="font-medium text-attention-ink">
            {head.doubt}
            {head.source === 'typed' && ` No laudo: ${head.read.map(dayOrText).join(' e ')}.`}
          </span>
          {/* Without the slot it would be the field's own button, which opens the suggestions. */}
          <Button slot={null} variant="quiet" size="sm" className="-ml-3.5" onPress={() => type(head.text)}>
            Está certo
          </Button>
        </span>
      ),
    };
  };
  return (
    <div className="grid gap-5">
      <SuggestField
        label="Tipo de Exame"
        suggestions={TYPES}
        placeholder={isReading ? 'IA identificando...' : 'Selecione ou deixe a IA identificar'}
        isRequired
        {...bind('examType')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <DateField label="Data do Exame" maxDay={today} isRequired {...bind('examDate')} />
        <TextField
          label="Laboratório"
          placeholder="Nome do laboratório ou clínica"
          autoComplete="off"
          maxLength={120}
          isRequired
          {...bind('laboratory')}
        />
      </div>
      <TextField
        label="Médico Solicitante"
        autoComplete="off"
        maxLength={120}
        {...bind('requestingDoctor')}
      />
      <TagsField
        label="Tags"
        value={state.tags[exam.key] ?? []}
        onChange={(tags) => step(setTags(exam, tags))}
        error={errors.tags}
      />
    </div>
  );
}

const dayOrText = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text);
