import { Answer } from '../../../ui/Answer.tsx';
import { SelfCareTips } from '../SelfCareTips.tsx';
import type { SavedEffects } from './use-effect-form.ts';

interface Props {
  message: SavedEffects;
  onClose: () => void;
}

/** After effects about which nothing has to be asked: what may help against them. */
export function SymptomAnswer({ message, onClose }: Props) {
  return (
    <Answer message={message} onClose={onClose}>
      {message.saved.map(({ id, effectType }) => (
        <SelfCareTips key={id} effectType={effectType} isOpenAtFirst={message.saved.length === 1} />
      ))}
    </Answer>
  );
}
