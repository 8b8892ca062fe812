import { z } from '@leveza/contract/zod.ts';
import type { Problem } from '@leveza/contract/problem.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';
import { Notice } from '../../ui/Notice.tsx';

const Pin = z.object({
  pin: z
    .string()
    .trim()
    .regex(/^\d{4,8}$/, 'O PIN tem de 4 a 8 números.'),
});

interface Props {
  problem: Problem;
  isPending: boolean;
  onPin: (pin: string) => void;
}

export function PinForm({ problem, isPending, onPin }: Props) {
  const form = useZodForm(Pin, { defaultValues: { pin: '' } });
  return (
    <Form form={form} onSubmit={({ pin }) => onPin(pin)} aria-label="PIN do relatório">
      <Notice tone={problem.code === 'share-pin-wrong' ? 'attention' : 'info'} isLive>
        {problem.message}
      </Notice>
      <FormField form={form} name="pin">
        {(field) => <TextField label="PIN" inputMode="numeric" autoComplete="off" {...field} />}
      </FormField>
      <Button type="submit" isFullWidth isPending={isPending} pendingLabel="Abrindo...">
        Abrir relatório
      </Button>
    </Form>
  );
}
