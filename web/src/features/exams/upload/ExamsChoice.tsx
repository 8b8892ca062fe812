import { formatDay } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { differences, headOf } from './head-of.ts';
import { join, split } from './upload-steps.ts';
import type { Upload } from './use-upload.ts';

/** Several files: one exam, or one each. Reports of different days or laboratories are asked about before saving. */
export function ExamsChoice({ upload }: { upload: Upload }) {
  const { state, step, exams } = upload;
  const [exam] = exams;
  if (state.items.length < 2 || !exam) return null;
  const differ = state.isSplit ? [] : differences(state, exam);
  if (differ.length === 0) {
    return (
      <Checkbox
        label="São exames diferentes"
        hint="Cada arquivo vira um exame, com sua data e seu laboratório."
        value={state.isSplit}
        onChange={(isSplit) => step(split(isSplit))}
      />
    );
  }
  const found = differ.flatMap((field) =>
    headOf(state, exam, field).read.map((text) => wordsOf(field, text)),
  );
  return (
    <Notice
      tone="attention"
      title="Os laudos não são do mesmo dia ou laboratório"
      isLive
      action={
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onPress={() => step(split(true))}>
            São exames diferentes
          </Button>
          <Button variant="secondary" size="sm" onPress={() => step(join(exam))}>
            É um exame só
          </Button>
        </div>
      }
    >
      Encontrei {found.join(', ')}. Diga se são exames diferentes, para que cada valor fique na sua data.
    </Notice>
  );
}

const wordsOf = (field: 'examDate' | 'laboratory', text: string) =>
  field === 'examDate' ? formatDay(text) : text;
