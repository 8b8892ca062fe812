import { Check, Trash2, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { Button } from '../../../ui/Button.tsx';
import { SuggestField } from '../../../ui/form/SuggestField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { ANALYTE_NAMES, unitOfName } from '../analyte-names.ts';
import type { ValueField } from '../upload/upload-state.ts';
import type { ReviewValue } from '../upload/values-of.ts';
import { OtherRanges } from '../OtherRanges.tsx';
import { VALUE_LENGTH, changesOf, refusalOf } from './value-rules.ts';

interface Props {
  value: EditedValue;
  confirmLabel: string;
  /** Everything typed so far, at every key: unconfirmed text must not get lost. */
  onType: (typed: ValueTexts) => void;
  /** Only what was changed. */
  onConfirm: (changes: Partial<ValueTexts>) => void;
  onRemove: () => void;
  /** Opened by a press: the keyboard goes on in it. */
  takesFocus?: boolean;
  isUrine: boolean;
}

type ValueTexts = Record<ValueField, string>;
type EditedValue = Pick<ReviewValue, ValueField | 'otherRanges' | 'doubt' | 'isConfirmed'>;

export const NEW_VALUE: EditedValue = {
  parameter: '',
  value: '',
  unit: '',
  referenceRange: '',
  otherRanges: [],
  doubt: null,
  isConfirmed: true,
};

const FIELDS = [
  { field: 'value', label: 'Valor' },
  { field: 'unit', label: 'Unidade' },
  { field: 'referenceRange', label: 'Referência do laudo' },
] as const;

/** One value to look at: correct it, confirm it, or take it out. Enter confirms. */
export function ValueEditor({
  value,
  confirmLabel,
  onType,
  onConfirm,
  onRemove,
  takesFocus = false,
  isUrine,
}: Props) {
  const { parameter, unit, referenceRange } = value;
  const before = { parameter, value: value.value, unit, referenceRange };
  const [now, setNow] = useState(before);
  // A value whose texts were emptied is still that value.
  const [isNew] = useState(before.parameter === '' && before.value === '');
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>(null);
  const put = (typed: ValueTexts) => {
    setNow(typed);
    setRefusal(null);
    onType(typed);
  };
  const type = (field: ValueField) => (text: string) => put({ ...now, [field]: text });
  // A name that is picked brings its usual unit, which the patient sees and may change.
  const rename = (text: string) => {
    const usual = unitOfName(text, isUrine);
    const isOwnUnit = now.unit !== '' && now.unit !== unitOfName(now.parameter, isUrine);
    put({ ...now, parameter: text, unit: !isNew || isOwnUnit ? now.unit : usual });
  };
  const errorAt = (field: ValueField) => (refusal?.field === field ? refusal.sentence : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's own form must not be sent by the Enter of this one.
    event.stopPropagation();
    const refused = refusalOf(now);
    if (refused) return setRefusal(refused);
    onConfirm(changesOf(before, now));
  };

  return (
    <Form
      onSubmit={submit}
      validationBehavior="aria"
      aria-label={isNew ? 'Novo valor' : `Conferir ${parameter}`}
      className="grid gap-3"
    >
      {value.doubt !== null && <Notice tone={value.isConfirmed ? 'info' : 'attention'}>{value.doubt}</Notice>}
      <SuggestField
        label="Exame"
        suggestions={ANALYTE_NAMES}
        value={now.parameter}
        onChange={rename}
        error={errorAt('parameter')}
        maxLength={VALUE_LENGTH.parameter}
        {...(takesFocus && isNew && { ref: focus })}
      />
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-[1fr_1fr_1.4fr]">
        {FIELDS.map(({ field, label }) => (
          <TextField
            key={field}
            label={label}
            value={now[field]}
            onChange={type(field)}
            error={errorAt(field)}
            maxLength={VALUE_LENGTH[field]}
            autoComplete="off"
            {...(takesFocus && !isNew && field === 'value' && { ref: focus })}
            inputClassName="tabular-nums"
            className={field === 'referenceRange' ? 'max-sm:col-span-2' : ''}
          />
        ))}
      </div>
      <OtherRanges of={value.otherRanges} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="quiet" size="sm" icon={isNew ? X : Trash2} onPress={onRemove} className="-ml-3.5">
          {isNew ? 'Cancelar' : 'Tirar este valor'}
        </Button>
        <Button type="submit" icon={Check}>
          {confirmLabel}
        </Button>
      </div>
    </Form>
  );
}

/** Marks the text, so that a correction is typed over it. */
function focus(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true });
  input?.select();
}
