import { Problem } from '@leveza/contract/problem.ts';
import type { Confirmed } from '@leveza/contract/problem.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderInApp } from '../../testing/render.tsx';
import { Button } from '../Button.tsx';
import { ConfirmInline } from '../ConfirmInline.tsx';
import type { ChangeMessage } from '../toast.ts';
import { type Draft, forDraft } from './draft.ts';
import { Form } from './Form.tsx';
import { FormField } from './FormField.tsx';
import { FormRefusal } from './FormRefusal.tsx';
import { NumberField } from './NumberField.tsx';
import { TextField } from './TextField.tsx';
import type { FormDraft } from './use-draft.ts';
import { useRecord } from './use-record.ts';

const Dose = z.object({
  doseMg: z.number('Dose é obrigatória'),
  notes: z.string().nullable(),
});
type Dose = z.output<typeof Dose>;

type Save = (dose: Dose, confirmed: Confirmed) => Promise<ChangeMessage | undefined>;
interface Props {
  save: Save;
  onDone: () => void;
  isEdit?: boolean;
  restored?: Draft<Dose>;
  draft?: FormDraft<Draft<Dose>>;
  onEdit?: (values: Draft<Dose>, isDirty: boolean) => void;
}

function Sheet({ save, onDone, isEdit = false, restored, draft, onEdit }: Props) {
  const { form, question, isPending, isDirty, isRestored, submit, confirm, forget, restart } = useRecord({
    schema: forDraft(Dose),
    values: { doseMg: 1, notes: null },
    isEdit,
    restored,
    ...(onEdit && { onEdit }),
    ...(draft && { draft }),
    save: (dose, { confirmed }) => save(dose, confirmed),
    onDone,
  });
  return (
    <Form form={form} onSubmit={submit} isRestored={isRestored} aria-label="Dose">
      <FormField form={form} name="doseMg">
        {(field) => <NumberField label="Dose" {...field} />}
      </FormField>
      <FormField form={form} name="notes">
        {(field) => <TextField label="Observações" {...field} />}
      </FormField>
      <FormRefusal form={form} />
      {isDirty && <p>Há algo a perder</p>}
      <Button onPress={() => restart({ doseMg: 5, notes: null })}>Outra dose</Button>
      {question ? (
        <ConfirmInline
          question={question.message}
          confirmLabel="Registrar mesmo assim"
          isPending={isPending}
          onConfirm={confirm}
          onCancel={forget}
        />
      ) : (
        <Button type="submit" isPending={isPending} pendingLabel="Salvando...">
          Salvar
        </Button>
      )}
    </Form>
  );
}

const KEPT: ChangeMessage = { title: 'Dose registrada' };
const save = () => screen.getByRole('button', { name: 'Salvar' });
const anyway = () => screen.findByRole('button', { name: 'Registrar mesmo assim' });
const notes = () => screen.getByRole('textbox', { name: 'Observações' });

function open(answers: (() => Promise<ChangeMessage | undefined>)[], { isEdit = false } = {}) {
  const sent: { dose: Dose; confirmed: Confirmed }[] = [];
  const onDone = vi.fn<() => void>();
  const answer: Save = async (dose, confirmed) => {
    sent.push({ dose, confirmed });
    return answers[sent.length - 1]!();
  };
  const { user, unmount } = renderInApp(<Sheet save={answer} onDone={onDone} isEdit={isEdit} />);
  return { user, unmount, sent, onDone };
}

const refuse = (problem: Problem) => () => Promise.reject(problem);
const keep =
  (message: ChangeMessage = KEPT) =>
  () =>
    Promise.resolve(message);

const slow = () => new Promise<ChangeMessage>((resolve) => setTimeout(() => resolve(KEPT), 30));

test('what was recorded is told, and the dialog is done', async () => {
  const { user, sent, onDone } = open([keep()]);
  await user.click(save());
  expect(await screen.findByText('Dose registrada')).toBeVisible();
  expect(onDone).toHaveBeenCalledOnce();
  expect(sent).toEqual([{ dose: { doseMg: 1, notes: null }, confirmed: {} }]);
});

test('two questions in a row are answered one after the other, with the same input', async () => {
  const { user, sent, onDone } = open([
    refuse(new Problem('expired-item')),
    refuse(new Problem('dose-too-soon')),
    keep(),
  ]);
  await user.type(notes(), 'no braço');
  await user.click(save());
  expect(await screen.findByText(/está vencido/)).toBeVisible();
  await user.click(await anyway());
  expect(await screen.findByText(/perto demais de outra/)).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
  await user.click(await anyway());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const dose = { doseMg: 1, notes: 'no braço' };
  expect(sent).toEqual([
    { dose, confirmed: {} },
    { dose, confirmed: { confirmExpired: true } },
    { dose, confirmed: { confirmExpired: true, confirmEarly: true } },
  ]);
});

test('a question answered once and asked again is a refusal, not a circle', async () => {
  const asks = refuse(new Problem('expired-item'));
  const { user, onDone } = open([asks, asks]);
  await user.click(save());
  await user.click(await anyway());
  expect(await screen.findByRole('alert')).toHaveTextContent(/está vencido/);
  expect(save()).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

test('an edit takes the question back, and its answer with it', async () => {
  const { user, sent } = open([refuse(new Problem('dose-too-soon')), keep()]);
  await user.click(save());
  await anyway();
  await user.type(notes(), 'outra');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]!.confirmed).toEqual({});
});

test('a refusal stands in the alert or under its field, and nothing typed is lost', async () => {
  const { user, onDone } = open([
    refuse(new Problem('invalid-input', { fields: { notes: 'Escreva menos.' } })),
    refuse(new Problem('offline')),
  ]);
  await user.type(notes(), 'no braço');
  await user.click(save());
  expect(await screen.findByText('Escreva menos.')).toBeVisible();
  expect(notes()).toHaveFocus();
  await user.type(notes(), '!');
  await user.click(save());
  expect(await screen.findByText(/Não foi possível conectar/)).toBeVisible();
  expect(notes()).toHaveValue('no braço!');
  expect(screen.getByText('Há algo a perder')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

test.each([
  ['device', 'Verifique sua conexão. O que você escreveu está guardado neste aparelho.'],
  ['tab', 'Verifique sua conexão. O que você escreveu está guardado nesta aba.'],
  [null, 'Verifique sua conexão.'],
] as const)('a form kept in %s that cannot be sent says so', async (place, words) => {
  const draft = {
    restored: undefined,
    keep: () => {},
    keys: { left: () => undefined, keep: () => {}, settle: () => {} },
    keptIn: () => place,
    drop: () => {},
  };
  const { user } = renderInApp(
    <Sheet save={refuse(new Problem('offline'))} onDone={() => {}} draft={draft} />,
  );
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    new RegExp(`${words.replaceAll('.', String.raw`\.`)}$`),
  );
});

test('what the schema refuses is never sent', async () => {
  const { user, sent } = open([]);
  await user.clear(screen.getByRole('textbox', { name: 'Dose' }));
  await user.click(save());
  expect(await screen.findByText('Dose é obrigatória')).toBeVisible();
  expect(sent).toEqual([]);
});

test('a double click sends once, and so does one on the answer', async () => {
  const { user, sent, onDone } = open([refuse(new Problem('expired-item')), slow]);
  await user.dblClick(save());
  const answer = await anyway();
  expect(sent).toHaveLength(1);
  await user.dblClick(answer);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(2);
});

test('closed while it was being sent, it is still told, but closes nothing else', async () => {
  const answer = Promise.withResolvers<ChangeMessage>();
  const { user, unmount, onDone } = open([() => answer.promise]);
  await user.click(save());
  unmount();
  renderInApp(<p>Outra tela</p>);
  answer.resolve(KEPT);
  expect(await screen.findByText('Dose registrada')).toBeVisible();
  expect(onDone).not.toHaveBeenCalled();
});

test('what was told can be taken back, and says so; a failed way back says that', async () => {
  const undo = vi
    .fn<() => Promise<ChangeMessage>>()
    .mockResolvedValueOnce({ title: 'Dose desfeita' })
    .mockRejectedValueOnce(new Problem('offline'));
  const message = keep({ title: 'Dose registrada', undo });
  const { user } = open([message, message]);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Dose desfeita')).toBeVisible();
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText(/^Não foi possível desfazer: /)).toBeVisible();
});

test('an edit that changed nothing is done without being sent', async () => {
  const { user, sent, onDone } = open([], { isEdit: true });
  await user.click(save());
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(sent).toEqual([]);
});

test('what was left unsent the last time is held, and every edit is heard of', async () => {
  const onEdit = vi.fn<(values: Draft<Dose>, isDirty: boolean) => void>();
  const restored = { doseMg: 1, notes: 'no braço' };
  const { user } = renderInApp(<Sheet save={keep()} onDone={() => {}} {...{ restored, onEdit }} />);
  expect(notes()).toHaveValue('no braço');
  expect(screen.getByText('Há algo a perder')).toBeVisible();
  await user.clear(notes());
  expect(onEdit).toHaveBeenLastCalledWith({ doseMg: 1, notes: '' }, false);
  expect(screen.queryByText('Há algo a perder')).not.toBeInTheDocument();
});

test('begun anew, the form holds the other values and has nothing to lose', async () => {
  const { user } = open([]);
  await user.type(notes(), 'no braço');
  await user.click(screen.getByRole('button', { name: 'Outra dose' }));
  expect(screen.getByRole('textbox', { name: 'Dose' })).toHaveValue('5');
  expect(notes()).toHaveValue('');
  expect(screen.queryByText('Há algo a perder')).not.toBeInTheDocument();
  await user.type(notes(), 'sim');
  expect(screen.getByText('Há algo a perder')).toBeVisible();
});
