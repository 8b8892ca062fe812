import { Button } from '../../ui/Button.tsx';
import { useDiscussed } from './use-discussed.ts';

/** Ends the notice about the critical values of an exam. */
export function DiscussedButton({ examId }: { examId: string }) {
  const { isPending, note } = useDiscussed(examId);
  return (
    <Button variant="secondary" size="sm" isPending={isPending} onPress={note}>
      Já falei com o médico
    </Button>
  );
}
