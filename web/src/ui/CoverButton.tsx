import { Eye, EyeOff } from 'lucide-react';
import type { Cover } from '../lib/use-cover.ts';
import { Button } from './Button.tsx';

/** Shows and covers the figures of a page, for patients who want them covered. */
export function CoverButton({ cover: { isWanted, isCovered, turn } }: { cover: Cover }) {
  if (!isWanted) return null;
  return (
    <Button variant="secondary" icon={isCovered ? Eye : EyeOff} onPress={turn}>
      {isCovered ? 'Mostrar números' : 'Ocultar números'}
    </Button>
  );
}
