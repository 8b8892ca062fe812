import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { RecordLoading } from '../../../ui/RecordLoading.tsx';
import { dayQuery } from '../use-day.ts';
import { LiquidLimit } from './LiquidLimit.tsx';
import { WaterCard } from './WaterCard.tsx';

/** A glass over any screen: one press, and the day's liquids follow. */
export function RecordWater({ onClose }: { onClose: () => void }) {
  const query = useQuery(dayQuery(undefined));
  const day = query.data?.data;
  if (!day) return <RecordLoading title="Água" query={query} onClose={onClose} />;
  return (
    <Dialog
      title="O que você bebeu?"
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>Concluir</Button>}
    >
      <WaterCard water={day.water} />
      <LiquidLimit hasKidneyDisease={day.goals.hasKidneyDisease} />
    </Dialog>
  );
}
