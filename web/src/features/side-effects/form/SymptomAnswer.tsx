import { Answer } from '../../../ui/Answer.tsx';
import { SelfCareTips } from '../SelfCareTips.tsx';
import type { SavedEffect } from './use-effect-form.ts';

interface Props {
  message: SavedEffect;
  onClose: () => void;
}

/** After an effect about which nothing has to be asked: what may help against it. */
export function SymptomAnswer({ message, onClose }: Props) {
  return (
    <Answer message={message} onClose={onClose}>
      <SelfCareTips effectType={message.saved.effectType} isOpenAtFirst />
    </Answer>
  );
}
