import { List, PersonStanding } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';

/** Between the picture and the list; each says the same. */
export function ZoneViewButton({ isList, onToggle }: { isList: boolean; onToggle: () => void }) {
  return (
    <Button
      variant="quiet"
      size="sm"
      className="-mr-3.5"
      icon={isList ? PersonStanding : List}
      onPress={onToggle}
    >
      {isList ? 'Ver no corpo' : 'Ver como lista'}
    </Button>
  );
}
