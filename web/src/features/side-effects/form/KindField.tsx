import type { SideEffectSummary } from '@leveza/contract/side-effects.ts';
import { useState } from 'react';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components';
import { Button } from '../../../ui/Button.tsx';
import { FieldShell } from '../../../ui/form/FieldShell.tsx';
import { rootProps } from '../../../ui/form/field.ts';
import type { BoundField } from '../../../ui/form/FormField.tsx';
import type { Kind } from './effect-values.ts';
import { kindChoices } from './kinds.ts';

const CHOICE =
  'relative grid min-h-13 cursor-pointer items-center rounded-xl border border-line-strong bg-surface px-3.5 py-2 leading-tight font-medium ' +
  'wrap-anywhere text-ink transition-colors duration-150 data-hovered:border-ink-faint data-pressed:bg-sunken data-invalid:border-critical ' +
  'data-selected:border-brand data-selected:bg-brand-soft data-selected:text-brand-ink data-selected:ring-1 data-selected:ring-brand ' +
  'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-brand';

interface Props {
  field: BoundField<Kind | null>;
  recent: SideEffectSummary['byType'];
}

/** The effect, in big buttons. */
export function KindField({ field, recent }: Props) {
  const inSight = kindChoices(recent, false);
  const [isAll, setAll] = useState(() => !isAmong(inSight, field.value));
  const choices = isAll ? kindChoices(recent, true) : inSight;
  const props = { ...field, label: 'O que você sentiu?', isRequired: true };
  return (
    <RadioGroup {...rootProps(props)} value={field.value} onChange={field.onChange} onBlur={field.onBlur}>
      <FieldShell {...props}>
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
          {choices.map(({ kind, label }, index) => (
            <RadioField
              key={kind}
              value={kind}
              className="grid min-w-0"
              inputRef={index === 0 ? field.ref : undefined}
            >
              <RadioButton className={CHOICE}>{label}</RadioButton>
            </RadioField>
          ))}
        </div>
      </FieldShell>
      {!isAll && (
        <Button
          variant="quiet"
          size="sm"
          onPress={() => setAll(true)}
          className="justify-self-start self-start"
        >
          Mostrar mais efeitos
        </Button>
      )}
    </RadioGroup>
  );
}

const isAmong = (choices: readonly { kind: Kind }[], value: Kind | null) =>
  value === null || choices.some(({ kind }) => kind === value);
