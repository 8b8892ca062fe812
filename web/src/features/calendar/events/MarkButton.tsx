import { Circle, CircleCheck } from 'lucide-react';
import { IconButton } from '../../../ui/IconButton.tsx';

interface Props {
  title: string;
  isDone: boolean;
  isPending?: boolean;
  onPress: () => void;
}

export function MarkButton({ title, isDone, isPending = false, onPress }: Props) {
  return (
    <IconButton
      icon={isDone ? CircleCheck : Circle}
      aria-label={`${isDone ? 'Marcar como não realizado' : 'Marcar como realizado'}: ${title}`}
      hasTooltip
      isPending={isPending}
      onPress={onPress}
      className={isDone ? 'text-ok-ink!' : ''}
    />
  );
}
