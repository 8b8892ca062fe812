import type { FocusEvent } from 'react';
import { ComboBox } from '../../../ui/form/ComboBox.tsx';
import type { BoundField } from '../../../ui/form/FormField.tsx';
import { useZoneOptions } from '../zone-options.ts';

interface Props extends BoundField<string> {
  /** The profile's zone, which is always offered. */
  current: string;
}

export function ZoneField({ current, ...field }: Props) {
  const { zones, nameAll } = useZoneOptions(current);
  return (
    <div
      className="sm:col-span-2"
      onFocus={(event) => {
        nameAll();
        selectAll(event);
      }}
    >
      <ComboBox
        label="Fuso horário"
        options={zones}
        hint="Decide o que é “hoje” e a hora das suas doses."
        isRequired
        {...field}
      />
    </div>
  );
}

/** There is always a zone in the field: typing another replaces it instead of adding to it. */
function selectAll({ target, isTrusted }: FocusEvent): void {
  // React Aria also makes focus events of its own, while one is typing and an option is in focus.
  if (!isTrusted || !(target instanceof HTMLInputElement)) return;
  // After the press has put the caret where it was pressed.
  requestAnimationFrame(() => target.select());
}
