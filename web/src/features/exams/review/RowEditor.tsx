import type { ReviewValue } from '../upload/values-of.ts';
import type { ValueRows } from './use-review.ts';
import { changesOf } from './value-rules.ts';
import { ValueEditor } from './ValueEditor.tsx';

interface Props {
  value: ReviewValue;
  review: ValueRows;
  takesFocus?: boolean;
}

/**
 * The editor of a value that is in the list. Typed text counts at once: 'Salvar Exame' saves the values as they are
 * seen.
 */
export function RowEditor({ value, review, takesFocus = false }: Props) {
  return (
    <ValueEditor
      key={value.id}
      value={value}
      confirmLabel={review.hasNext ? 'Confirmar e ver o próximo' : 'Confirmar'}
      // An emptied field is kept too: the last letter that was left of a value is not what is seen.
      onType={(typed) => review.keep(value, changesOf(value, typed))}
      onConfirm={(changes) => review.confirm(value, changes)}
      onRemove={() => review.remove(value)}
      takesFocus={takesFocus}
      isUrine={review.isUrine}
    />
  );
}
