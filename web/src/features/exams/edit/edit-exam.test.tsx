import { changeExam } from '@leveza/contract/exams/exams.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openExams, serveExams } from '../testing/open-exams.tsx';
import { aResult, anExam } from '../testing/samples.ts';

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('an undone change sends the words of the model back with the values', async () => {
  const modelAnalysis = { summary: 'A glicose está acima da faixa.', concerns: [], recommendations: [] };
  const otherRanges = ['Gestantes: 60 a 92'];
  const exam = anExam({ modelAnalysis, results: [aResult({ otherRanges })] });
  serveExams({ exams: [exam] });
  const sent: unknown[] = [];
  answer(changeExam, async (_, request) => {
    sent.push(await request.json());
    return { data: exam };
  });
  const { user } = openExams(`?open=edit&item=${exam.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Editar exame' });
  fill(await within(dialog).findByRole('textbox', { name: /Laboratório/ }), 'Outro');
  await user.click(await button('Salvar Exame'));
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Exame como antes')).toBeVisible();
  const results = [{ otherRanges }];
  expect(sent).toMatchObject([
    { laboratory: 'Outro', results },
    { laboratory: 'Alameda', modelAnalysis, results },
  ]);
});

test('an exam changed on another device meanwhile is asked about, and nothing typed is lost', async () => {
  const exam = anExam();
  const known = serveExams({ exams: [exam] });
  const sent: object[] = [];
  answer(changeExam, ({ body }) => {
    sent.push(body);
    if (body.version !== known.exams[0]!.version && !body.confirmReplace) return new Problem('exam-changed');
    known.exams = [{ ...exam, version: 'third' }];
    return { data: known.exams[0]! };
  });
  const { user } = openExams(`?open=edit&item=${exam.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Editar exame' });
  const laboratory = await within(dialog).findByRole('textbox', { name: /Laboratório/ });
  fill(laboratory, 'Outro');
  known.exams = [{ ...exam, notes: 'Do outro aparelho', version: 'second' }];
  await user.click(await button('Salvar Exame'));
  expect(await within(dialog).findByText(/alterado em outro aparelho/)).toBeVisible();
  expect(laboratory).toHaveValue('Outro');
  await user.click(await button('Guardar o meu'));
  expect(await screen.findByText('Exame atualizado')).toBeVisible();
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Exame como antes')).toBeVisible();
  expect(sent).toMatchObject([
    { version: 'first', laboratory: 'Outro' },
    { version: 'first', laboratory: 'Outro', confirmReplace: true },
    { version: 'third', laboratory: 'Alameda', notes: 'Do outro aparelho' },
  ]);
});
