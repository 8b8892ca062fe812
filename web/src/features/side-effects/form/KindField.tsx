import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxGroup } from '../../../ui/form/CheckboxGroup.tsx';
import type { BoundField } from '../../../ui/form/FormField.tsx';
import { RadioGroup } from '../../../ui/form/RadioGroup.tsx';
import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import type { Kind } from './kind.ts';
import { kindChoices } from './kinds.ts';

interface Props {
  field: BoundField<Kind | null>;
  chosen: Kind[];
  onChoose: (kinds: Kind[]) => void;
  counts: SideEffectSummary['byType'];
  /** A new record takes several at once; a recorded one stays one. */
  isSeveral: boolean;
}

/** The effects, in big buttons. */
export function KindField({ field, chosen, onChoose, counts, isSeveral }: Props) {
  const inSight = kindChoices(counts, false);
  const [isAll, setAll] = useState(() => !chosen.every((kind) => inSight.some((one) => one.kind === kind)));
  const { name, error, onBlur, ref } = field;
  const props = {
    name,
    error,
    onBlur,
    ref,
    label: 'O que você sentiu?',
    options: kindChoices(counts, isAll).map(({ kind, label }) => ({ value: kind, label })),
    look: 'tiles',
    isRequired: true,
  } as const;
  return (
    <div className="grid gap-1.5">
      {isSeveral ? (
        <CheckboxGroup {...props} hint="Toque em tudo o que sentiu." value={chosen} onChange={onChoose} />
      ) : (
        <RadioGroup {...props} value={chosen[0]} onChange={(kind) => onChoose([kind])} />
      )}
      {!isAll && (
        <Button variant="quiet" size="sm" onPress={() => setAll(true)} className="justify-self-start">
          Mostrar mais efeitos
        </Button>
      )}
    </div>
  );
}
