import { Problem } from '@leveza/contract/problem.ts';
import { z } from 'zod';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { FormField } from '../../ui/form/FormField.tsx';
import { FormRefusal } from '../../ui/form/FormRefusal.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useZodForm } from '../../ui/form/use-zod-form.ts';

const Sample = z.object({
  name: z.string().trim().min(1, 'Informe o nome do produto.'),
  doseMg: z.number({ error: 'Informe a dose.' }).positive('A dose deve ser maior que zero.'),
});

async function send() {
  await new Promise((resolve) => setTimeout(resolve, 1200));
  throw new Problem('invalid-input', { fields: { name: 'Você já tem um produto com este nome.' } });
}

/** A whole form: the sentence under each field, the refusal above the button, the button while it works. */
export function FormExample() {
  const form = useZodForm(Sample, { defaultValues: { name: '' } });

  return (
    <Card
      title="Formulário inteiro"
      subtitle="O servidor deste exemplo sempre recusa."
      className="lg:col-span-2"
    >
      <Form form={form} onSubmit={send} className="grid max-w-md gap-5">
        <FormField form={form} name="name">
          {(field) => <TextField label="Produto" isRequired {...field} />}
        </FormField>
        <FormField form={form} name="doseMg">
          {(field) => <NumberField label="Dose" unit="mg" isRequired {...field} />}
        </FormField>
        <FormRefusal form={form} />
        <Button type="submit" isPending={form.formState.isSubmitting} pendingLabel="Salvando...">
          Salvar
        </Button>
      </Form>
    </Card>
  );
}
