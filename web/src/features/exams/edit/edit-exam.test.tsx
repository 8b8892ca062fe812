import { changeExam } from '@leveza/contract/exams/exams.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../testing/server.ts';
import { openExams, serveExams } from '../testing/open-exams.tsx';
import { anExam } from '../testing/samples.ts';

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('an undone change sends the words of the model back with the values', async () => {
  const modelAnalysis = { summary: 'A glicose está acima da faixa.', concerns: [], recommendations: [] };
  const exam = anExam({ modelAnalysis });
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
  expect(sent).toMatchObject([{ laboratory: 'Outro' }, { laboratory: 'Alameda', modelAnalysis }]);
});
