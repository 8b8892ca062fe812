import { readAnalyte } from '@leveza/contract/exams/analytes.ts';
import { addExamFile, deleteExamFile, restoreExamFile } from '@leveza/contract/exams/files.ts';
import { Problem } from '@leveza/contract/problem.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../testing/server.ts';
import { openExams, serveExams } from './testing/open-exams.tsx';
import { anAnalyte, anExam, aResult } from './testing/samples.ts';

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('without exams the screen says so in the words of the specification', async () => {
  serveExams();
  const { user, search } = openExams();
  expect(await screen.findByText('Nenhum exame encontrado')).toBeVisible();
  expect(screen.getByText('Comece enviando seu primeiro exame médico')).toBeVisible();
  await user.click(await button('Enviar Primeiro Exame'));
  expect(await screen.findByRole('dialog', { name: 'Upload de Exames Médicos' })).toBeVisible();
  expect(search()).toMatchObject({ open: 'upload' });
});

test('filters that leave nothing say how to go on', async () => {
  serveExams({ exams: [anExam()] });
  openExams('?status=critical');
  expect(await screen.findByText('Nenhum exame encontrado')).toBeVisible();
  expect(screen.getByText('Tente ajustar os filtros de busca')).toBeVisible();
  expect(await screen.findByPlaceholderText('Buscar exames, laboratórios ou tipos...')).toBeVisible();
  expect(await button('Limpar filtros')).toBeVisible();
});

test('words of an address that no list knows filter nothing', async () => {
  serveExams({ exams: [anExam()] });
  openExams('?category=JOY&status=joy&type=Joy');
  expect(
    await screen.findByRole('listitem', { name: 'Hemograma completo, 02/03/2026 Atenção' }),
  ).toBeVisible();
});

test('a row tells what the exam is, and its details everything', async () => {
  serveExams({ exams: [anExam()] });
  const { user } = openExams();
  const card = await screen.findByRole('listitem', { name: 'Hemograma completo, 02/03/2026 Atenção' });
  expect(within(card).getByText('Atenção')).toBeVisible();
  expect(within(card).getByText('1 de 2 fora da faixa')).toBeVisible();
  expect(within(card).getByText(/^02\/03\/2026 · Alameda/)).toBeVisible();
  await user.click(within(card).getByRole('button', { name: /^Ações de/ }));
  expect(await screen.findByRole('menuitem', { name: /^Baixar \(1,50\sKB\)$/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(within(card).getByRole('button', { name: 'Hemograma completo, 02/03/2026' }));
  const details = await screen.findByRole('dialog', { name: 'Hemograma completo' });
  for (const fact of ['Dra. Lúcia Prado', 'rotina', 'Em jejum de 12 horas', 'Sangue', 'Alameda']) {
    expect(within(details).getByText(fact)).toBeVisible();
  }
  const concerns = within(details).getByRole('list', { name: 'Preocupações' });
  expect(within(concerns).getByText('Glicose')).toBeVisible();
  expect(within(details).getByText('laudo.pdf')).toBeVisible();
  expect(within(details).getByText(/^1,50\sKB$/)).toBeVisible();
  expect(within(details).getByRole('button', { name: 'Baixar Arquivo' })).toBeVisible();
  expect(within(details).getByText('acima')).toBeVisible();
});

test('more values outside than a sentence names are listed whole', async () => {
  const concerns = ['Glicose', 'LDL', 'Ferritina', 'TSH', 'Ureia', 'Cálcio', 'Sódio'];
  const summary = '7 de 9 fora da faixa: Glicose, LDL, Ferritina, TSH, Ureia e mais 2.';
  const exam = anExam({ aiAnalysis: { summary, concerns, recommendations: [], isByModel: false } });
  serveExams({ exams: [exam] });
  const { user } = openExams();
  const card = await screen.findByRole('listitem', { name: 'Hemograma completo, 02/03/2026 Atenção' });
  await user.click(within(card).getByRole('button', { name: 'Hemograma completo, 02/03/2026' }));
  const details = await screen.findByRole('dialog', { name: 'Hemograma completo' });
  const listed = await within(details).findByRole('list', { name: 'Preocupações' });
  expect(within(listed).getAllByRole('listitem')).toHaveLength(7);
});

test('a sixth value whose name is part of another is listed too', async () => {
  const concerns = ['Colesterol LDL', 'Glicose', 'Ferritina', 'TSH', 'Ureia', 'Colesterol'];
  const summary = '6 de 9 fora da faixa: Colesterol LDL, Glicose, Ferritina, TSH, Ureia e mais 1.';
  const exam = anExam({ aiAnalysis: { summary, concerns, recommendations: [], isByModel: false } });
  serveExams({ exams: [exam] });
  openExams(`?open=details&item=${exam.id}`);
  const details = await screen.findByRole('dialog', { name: 'Hemograma completo' });
  const listed = await within(details).findByRole('list', { name: 'Preocupações' });
  expect(within(listed).getAllByRole('listitem')).toHaveLength(6);
});

test('of a long text of a model the list shows two lines', async () => {
  const summary = 'A glicose está acima da faixa. '.repeat(60).trim();
  const aiAnalysis = { summary, concerns: [], recommendations: [], isByModel: true };
  serveExams({ exams: [anExam({ aiAnalysis })] });
  openExams();
  const card = await screen.findByRole('listitem', { name: 'Hemograma completo, 02/03/2026 Atenção' });
  expect(within(card).getByText(summary).closest('.line-clamp-2')).toBeVisible();
});

test('words of a model are told apart from ours', async () => {
  const aiAnalysis = {
    summary: 'A glicose está acima da faixa.',
    concerns: ['Glicose acima da faixa'],
    recommendations: ['Converse com seu médico.'],
    isByModel: true,
  };
  const exam = anExam({ aiAnalysis });
  serveExams({ exams: [exam] });
  openExams(`?open=details&item=${exam.id}`);
  const details = await screen.findByRole('dialog', { name: 'Hemograma completo' });
  expect(await within(details).findByText(/Texto escrito por IA a partir dos valores/)).toBeVisible();
  expect(within(details).getByText('1 de 2 fora da faixa')).toBeVisible();
  expect(within(details).getByText('Glicose acima da faixa')).toBeVisible();
});

test('a value compared with our own range says so', async () => {
  const exam = anExam({ results: [aResult({ referenceRange: null, rangeOrigin: 'ours' })] });
  serveExams({ exams: [exam] });
  openExams(`?open=details&item=${exam.id}`);
  expect(await screen.findByText(/comparado com a do Leveza, 70 a 99/)).toBeVisible();
});

test('a critical value without a printed range says by which limit it is critical, unless it is covered', async () => {
  const potassium = { key: 'potassio', parameter: 'Potássio', value: '6,8', flag: 'critical' } as const;
  const exam = anExam({ results: [aResult({ ...potassium, referenceRange: null, rangeOrigin: null })] });
  serveExams({ exams: [exam] });
  openExams(`?open=details&item=${exam.id}`);
  expect(await screen.findByText(/Limite crítico: abaixo de 2,8 ou acima de 6,2.mmol\/L/)).toBeVisible();
  cleanup();
  serveExams({ exams: [exam], areFiguresCovered: true });
  openExams(`?open=details&item=${exam.id}`);
  expect(await screen.findByText('Sem faixa no laudo')).toBeVisible();
});

test('ranges printed for others are folded beside the one that counts', async () => {
  const exam = anExam({ results: [aResult({ otherRanges: ['Gestantes: 60 a 92'] }), aResult()] });
  serveExams({ exams: [exam] });
  const { user } = openExams(`?open=details&item=${exam.id}`);
  expect(await screen.findByText('Gestantes: 60 a 92')).not.toBeVisible();
  await user.click(screen.getByText('Outras faixas impressas'));
  expect(screen.getByText('Gestantes: 60 a 92')).toBeVisible();
});

test('a deleted exam is offered back', async () => {
  const exam = anExam();
  const known = serveExams({ exams: [exam] });
  const { user } = openExams(`?open=details&item=${exam.id}`);
  await user.click(await button('Excluir'));
  await user.click(await button('Confirmar Exclusão'));
  expect(await screen.findByText('Exame excluído')).toBeVisible();
  expect(known.exams).toEqual([]);
  await user.click(await button('Desfazer'));
  expect(await screen.findByText('Exame de volta à lista')).toBeVisible();
  expect(known.exams).toHaveLength(1);
});

test('an analyte over time is told in words too', async () => {
  serveExams({ exams: [anExam()] });
  const { user, search } = openExams('?tab=values');
  await user.click(await button(/Glicose/));
  const dialog = await screen.findByRole('dialog', { name: 'Glicose' });
  expect(search()).toMatchObject({ analyte: 'glicose' });
  expect(
    await within(dialog).findByText(
      /28\smg\/dL a menos desde o início do tratamento: de 126 em 10\/01\/2026 para 98 em 10\/06\/2026/,
    ),
  ).toBeVisible();
  const others = within(dialog).getByRole('list', { name: 'Outros valores de Glicose' });
  expect(within(others).getByText('101')).toBeVisible();
  expect(await within(dialog).findByText('Início do tratamento')).toBeVisible();
  expect(within(dialog).getByText(/7 mmol\/L/)).toBeVisible();
});

test('values that were left out of a long line are told', async () => {
  serveExams({ exams: [anExam()] });
  answer(readAnalyte, () => ({ data: anAnalyte({ pointCount: 104 }) }));
  openExams('?analyte=glicose');
  expect(await screen.findByText(/2 de 104 valores, espalhados por todo o tempo/)).toBeVisible();
});

test('a patient who wants figures covered sees none of the values until asking for them', async () => {
  const exam = anExam();
  serveExams({ exams: [exam], areFiguresCovered: true });
  const { user } = openExams('?tab=values');
  const cell = await button(/Glicose/);
  expect(cell).toHaveTextContent(/Número coberto/);
  expect(cell).not.toHaveTextContent(/98/);
  await user.click(cell);
  const dialog = await screen.findByRole('dialog', { name: 'Glicose' });
  expect(within(dialog).getByText('O gráfico está coberto, como os seus números.')).toBeVisible();
  expect(dialog).not.toHaveTextContent(/126|98|7 mmol/);
  await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' })[0]!);
  await user.click(await button('Mostrar números'));
  expect(await button(/Glicose/)).toHaveTextContent(/98/);
});

test('words that tell how the values lie are covered with them', async () => {
  const exam = anExam();
  serveExams({ exams: [exam], areFiguresCovered: true });
  openExams(`?open=details&item=${exam.id}`);
  const details = await screen.findByRole('dialog', { name: 'Exame' });
  expect(await within(details).findByText('O resumo está coberto, como os seus números.')).toBeVisible();
  expect(document.body).not.toHaveTextContent(
    /fora da faixa|acima|Atenção|Alameda|Lúcia Prado|jejum|Hemograma|rotina|laudo\.pdf/,
  );
});

test('a value without a course of its own leads to none', async () => {
  const exam = anExam({ results: [aResult(), aResult({ key: null, parameter: 'Outra coisa' })] });
  serveExams({ exams: [exam] });
  openExams(`?open=details&item=${exam.id}`);
  expect(await button('Ver Glicose ao longo do tempo')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Ver Outra coisa/ })).toBeNull();
});

test('values typed by hand are an exam without a file', async () => {
  const known = serveExams();
  const { user } = openExams('?open=new');
  fill(await screen.findByRole('textbox', { name: /Data do Exame/ }), '02/03/2026');
  fill(screen.getByRole('textbox', { name: /Laboratório/ }), 'Alameda');
  fill(screen.getByRole('combobox', { name: /Tipo de Exame/ }), 'TSH');
  // The first value is asked for at once; the details of its report wait behind a line.
  expect(screen.getByRole('textbox', { name: 'Médico Solicitante', hidden: true })).not.toBeVisible();
  fill(screen.getByRole('combobox', { name: 'Exame' }), 'TSH');
  // The list of names goes with the focus.
  await user.tab();
  fill(await screen.findByRole('textbox', { name: 'Valor' }), '2,1');
  expect(screen.getByRole('textbox', { name: 'Unidade' })).toHaveValue('µUI/mL');
  await user.click(await button('Adicionar este valor'));
  fill(screen.getByRole('combobox', { name: 'Exame' }), 'T4 livre');
  await user.tab();
  await user.click(await button('Salvar Exame'));
  expect(await screen.findByText(/Falta o nome ou o valor/)).toBeVisible();
  expect(known.sent).toEqual([]);
  // Typed whole, it is saved although it was not added.
  fill(await screen.findByRole('textbox', { name: 'Valor' }), '1,2');
  await user.click(await button('Salvar Exame'));
  expect(await screen.findByText('Exame salvo')).toBeVisible();
  expect(known.sent).toMatchObject([
    {
      examType: 'TSH',
      examDate: '2026-03-02',
      results: [
        { key: 'tsh', parameter: 'TSH', value: '2,1', unit: 'µUI/mL' },
        { key: 't4_livre', parameter: 'T4 livre', value: '1,2' },
      ],
    },
  ]);
});

test('a file is added to a saved exam, and one that is known is asked about', async () => {
  const exam = anExam();
  const known = serveExams({ exams: [exam] });
  answer(addExamFile, ({ query }) => {
    if (query.confirmDuplicate !== 'true') return new Problem('exam-file-twice');
    known.files += 1;
    return { data: exam.files[0]! };
  });
  const { user } = openExams(`?open=details&item=${exam.id}`);
  await button('Adicionar arquivo');
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File([], 'vazio.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Arquivo vazio.pdf não é um PDF ou imagem válido')).toBeVisible();
  await user.upload(input, new File(['%PDF'], 'verso.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/Este arquivo já está guardado/)).toBeVisible();
  await user.click(await button('Guardar mesmo assim'));
  expect(await screen.findByText('Arquivo guardado')).toBeVisible();
  expect(known.files).toBe(1);
});

test('one file is removed without a question, and put back by an undo', async () => {
  const exam = anExam();
  const known = serveExams({ exams: [exam] });
  answer(deleteExamFile, ({ params }) => {
    known.exams = [{ ...exam, files: [] }];
    return { data: exam.files.find(({ id }) => id === params.fileId)!, undo: 'selado' };
  });
  const restored: unknown[] = [];
  answer(restoreExamFile, ({ body }) => {
    restored.push(body);
    known.exams = [exam];
    return { data: exam.files[0]! };
  });
  const { user } = openExams(`?open=details&item=${exam.id}`);
  const name = `Apagar ${exam.files[0]!.fileName}`;
  await user.click(await button(name));
  expect(await screen.findByText('Nenhum arquivo guardado com este exame.')).toBeVisible();
  await user.click(await button('Desfazer'));
  expect(await button(name)).toBeVisible();
  expect(restored).toEqual([{ undo: 'selado' }]);
});
