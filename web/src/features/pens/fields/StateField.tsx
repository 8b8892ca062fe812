import { useWatch } from 'react-hook-form';
import { SegmentedControl } from '../../../ui/form/SegmentedControl.tsx';
import type { PenForm } from '../pen-values.ts';

const STATES = [
  { value: 'new', label: 'Lacrada' },
  { value: 'used', label: 'Já em uso' },
] as const;

/** Whether it was begun before it was added. */
export function StateField({ form }: { form: PenForm }) {
  const [presentation, isOpened, copies] = useWatch({
    control: form.control,
    name: ['presentation', 'isOpened', 'copies'],
  });
  const change = (state: 'new' | 'used') => {
    form.setValue('isOpened', state === 'used', { shouldDirty: true });
    form.clearErrors(['openedAt', 'dosesUsed']);
  };
  const isSeveral = isOpened && copies !== null && copies > 1;
  return (
    <SegmentedControl
      label={presentation === 'single-dose-pen' ? 'Como está a caixa' : 'Como ela está'}
      options={STATES}
      value={isOpened ? 'used' : 'new'}
      onChange={change}
      hint={isSeveral ? `São ${copies} canetas: vale para a primeira; as outras entram lacradas.` : undefined}
    />
  );
}
