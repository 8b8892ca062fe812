import { Chip } from '../../../ui/Chip.tsx';
import type { BoundField } from '../../../ui/form/FormField.tsx';
import { TextArea } from '../../../ui/form/TextArea.tsx';
import { COMMON_REACTIONS, hasReaction, toggleReaction } from './reactions.ts';

/** The common reactions as chips, and words of one's own for any other. */
export function ReactionsField({ field }: { field: BoundField<string | null> }) {
  const { value, onChange } = field;
  return (
    <div className="grid gap-2">
      <div role="group" aria-label="Reações comuns" className="flex flex-wrap gap-1.5">
        {COMMON_REACTIONS.map((reaction) => (
          <Chip
            key={reaction}
            isSelected={hasReaction(value, reaction)}
            onChange={() => onChange(toggleReaction(value, reaction))}
          >
            {reaction}
          </Chip>
        ))}
      </div>
      <TextArea
        label="Reações no local"
        hint="Toque no que houve, ou escreva com suas palavras."
        rows={2}
        {...field}
      />
    </div>
  );
}
