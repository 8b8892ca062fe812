import { RotateCw } from 'lucide-react';
import { Button } from '../../../ui/Button.tsx';

export function TurnButton({ onPress }: { onPress: () => void }) {
  return (
    <Button variant="quiet" size="sm" icon={RotateCw} onPress={onPress}>
      Girar
    </Button>
  );
}
