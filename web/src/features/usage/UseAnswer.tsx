import { Answer } from '../../ui/Answer.tsx';
import { Lead } from '../../ui/Lead.tsx';
import type { RegisteredUse } from './use-register-use.ts';

interface Props {
  message: RegisteredUse;
  name: string;
  onClose: () => void;
}

/** After a use: how much is left in the box, which the figure says alone. */
export function UseAnswer({ message, name, onClose }: Props) {
  const { detail: _, opening, ...rest } = message;
  return (
    <Answer message={{ ...rest, ...(opening && { detail: opening }) }} onClose={onClose}>
      <Lead title={`${name}: nesta caixa`} figure={message.left} />
    </Answer>
  );
}
