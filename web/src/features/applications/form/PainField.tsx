import { Chip } from '../../../ui/Chip.tsx';
import type { BoundField } from '../../../ui/form/FormField.tsx';
import { GroupShell } from '../../../ui/form/GroupShell.tsx';

const STEPS = Array.from({ length: 11 }, (_, step) => step);

/** How much it hurt, one press for each step; a second press takes the answer back. */
export function PainField({ field: { value, onChange, error } }: { field: BoundField<number | null> }) {
  return (
    <GroupShell label="Dor" hint="De 0 (nenhuma) a 10 (a pior)." error={error}>
      {() => (
        <div className="flex flex-wrap gap-1.5">
          {STEPS.map((step) => (
            <Chip key={step} isSelected={value === step} onChange={(isOn) => onChange(isOn ? step : null)}>
              {String(step)}
            </Chip>
          ))}
        </div>
      )}
    </GroupShell>
  );
}
