import type { ShownValue } from '@leveza/contract/exams/discussed.ts';
import { Button } from '../../ui/Button.tsx';
import { useDiscussed } from './use-discussed.ts';

/** Ends the notice about the critical values of an exam. */
export function DiscussedButton({ examId, values }: { examId: string; values: readonly ShownValue[] }) {
  const { isPending, note } = useDiscussed(examId);
  return (
    <Button variant="secondary" size="sm" isPending={isPending} onPress={() => note(values)}>
      Já falei com o médico
    </Button>
  );
}
