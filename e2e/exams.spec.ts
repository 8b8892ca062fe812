import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DESKTOP, PHONE, expect, expectAccessible, expectNoOverflow, test } from './journey.ts';
import { aReport as report } from './exams-at-home.ts';
import { hostilePdf } from './hostile-pdf.ts';
import { EXAM_ASK } from './outside-worlds.ts';
import { reportPdf } from './report-pdf.ts';
import { signUp } from './sign-in.ts';

/** Two engines are loaded and look at the picture: seconds of arithmetic. */
const RECOGNITION = 150_000;

async function upload(page: Page, ...files: { name: string; mimeType?: string; buffer: Buffer }[]) {
  await page.goto('/exams?open=upload');
  const dialog = page.getByRole('dialog', { name: 'Upload de Exames Médicos' });
  await expect(dialog).toBeVisible();
  await dialog
    .locator('input[type=file]')
    .setInputFiles(files.map(({ mimeType = 'application/pdf', ...file }) => ({ mimeType, ...file })));
  return dialog;
}

async function reviewAndSave(page: Page) {
  await page.getByRole('button', { name: 'Conferir valores' }).click();
  const review = page.getByRole('dialog', { name: 'Conferir valores' });
  await expect(review.getByRole('button', { name: 'Salvar Exame' })).toBeVisible();
  return review;
}

test('a report is read, checked by keyboard, saved, and its value is seen over time', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await signUp(page);
  await page.goto('/exams');
  await expect(page.getByText('Comece enviando seu primeiro exame médico')).toBeVisible();

  const dialog = await upload(page, { name: 'marco.pdf', buffer: report('02/03/2026', '126') });
  await expect(dialog.getByText('3 valores lidos')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: /Data do Exame/ })).toHaveValue('02/03/2026');
  const review = await reviewAndSave(page);
  await expect(review.getByRole('img', { name: /marco.pdf/ })).toBeVisible();

  // By keyboard: down to a row, open it, correct it, confirm with Enter.
  const row = (name: string) => review.getByRole('button', { name: new RegExp(`^${name}`) });
  await row('Glicose').focus();
  await page.keyboard.press('ArrowDown');
  await expect(row('Creatinina')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(review.getByRole('textbox', { name: 'Valor' })).toBeFocused();
  await expect(review.locator('[data-read-at]')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type('0,81');
  await page.keyboard.press('Enter');
  await expect(row('Creatinina')).toContainText('0,81');
  await review.getByRole('button', { name: 'Salvar Exame' }).click();
  await expect(page.getByText('Exame salvo')).toBeVisible();

  await upload(page, { name: 'junho.pdf', buffer: report('09/06/2026', '98') });
  await expect(page.getByText('3 valores lidos')).toBeVisible();
  await (await reviewAndSave(page)).getByRole('button', { name: 'Salvar Exame' }).click();
  await expect(page.getByRole('listitem', { name: /09\/06\/2026/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Valores no tempo' }).click();
  await page.getByRole('button', { name: /^Glicose/ }).click();
  const analyte = page.getByRole('dialog', { name: 'Glicose' });
  await expect(analyte.getByText(/28\smg\/dL a menos desde o primeiro exame/)).toBeVisible();
  await expect(analyte.getByText('Faixa de cada laudo')).toBeVisible();
});

test('two reports are two exams, a file sent twice is asked about, and a deleted exam comes back', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  const march = { name: 'marco.pdf', buffer: report('02/03/2026', '126') };
  const dialog = await upload(page, march, { name: 'junho.pdf', buffer: report('09/06/2026', '98') });
  await dialog.getByRole('button', { name: 'São exames diferentes' }).click();
  await expect(dialog.getByText('Exame 2 de 2: junho.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Conferir valores' }).click();
  const first = page.getByRole('dialog', { name: /faltam 2 exames/ });
  await expect(first.getByText(/02\/03\/2026/)).toBeVisible();
  await expectNoOverflow(page);
  await first.getByRole('button', { name: 'Salvar Exame' }).click();
  const second = page.getByRole('dialog', { name: 'Conferir valores', exact: true });
  await expect(second.getByText(/09\/06\/2026/)).toBeVisible();
  await second.getByRole('button', { name: 'Salvar Exame' }).click();
  await expect(
    page.getByRole('list', { name: 'Lista de exames' }).getByRole('listitem', { name: /2026$/ }),
  ).toHaveCount(2);

  await upload(page, march);
  await expect(page.getByText('3 valores lidos')).toBeVisible();
  const again = await reviewAndSave(page);
  await again.getByRole('button', { name: 'Salvar Exame' }).click();
  await expect(again.getByText(/Este arquivo já está guardado/)).toBeVisible();
  await again.getByRole('button', { name: 'Cancelar', exact: true }).click();
  // The browser logs every refusal; this one is the question.
  expect(complaints.filter((text) => !text.includes('status of 409'))).toEqual([]);
  complaints.length = 0;

  await page.goto('/exams');
  await page.getByRole('button', { name: /^Glicemia de jejum, 09\/06\/2026$/ }).click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Ver junho.pdf' }).click();
  await expect(page.getByRole('dialog', { name: 'junho.pdf' }).getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao exame' }).click();
  const download = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Baixar Arquivo' }).click();
  expect((await download).suggestedFilename()).toBe('junho.pdf');
  await details.getByRole('button', { name: 'Excluir', exact: true }).click();
  await details.getByRole('button', { name: 'Confirmar Exclusão' }).click();
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByRole('listitem', { name: /09\/06\/2026/ })).toBeVisible();
});

test('a protected PDF opens with its password beside hostile ones, a photo is kept with a value typed by hand, and one is read', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await signUp(page);
  const locked = { name: 'protegido.pdf', buffer: await readFile('e2e/files/protegido-senha-1234.pdf') };
  const dialog = await upload(page, hostilePdf.loop, hostilePdf.huge, locked);
  // Pages that bite their tail and one of a square kilometre end with a sentence each, and the window lives.
  await expect(dialog.getByText(/Falha ao carregar PDF: .* Assim, ele não será salvo/)).toBeVisible();
  await expect(dialog.getByText(/Nenhum texto foi encontrado neste arquivo/)).toBeVisible();
  await dialog.getByLabel('Senha do PDF').fill('9999');
  await dialog.getByRole('button', { name: 'Abrir arquivo' }).click();
  await expect(dialog.getByText('A senha não abriu o arquivo. Confira e tente de novo.')).toBeVisible();
  await dialog.getByLabel('Senha do PDF').fill('1234');
  await dialog.getByRole('button', { name: 'Abrir arquivo' }).click();
  await expect(dialog.getByText(/valores lidos/)).toBeVisible();

  const photo = {
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: await readFile('e2e/files/laudo-foto.png'),
  };
  // Without its engine the reading cannot end before it is cancelled.
  await page.route('**/finder.onnx', () => undefined);
  await upload(page, photo);
  await expect(dialog.getByText('Lendo página 1 de 1')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar leitura de foto.png' }).click();
  await expect(dialog.getByText(/Leitura cancelada/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /Data do Exame/ }).fill('05/05/2026');
  await dialog.getByRole('textbox', { name: /Laboratório/ }).fill('Cerrado');
  await dialog.getByRole('combobox', { name: /Tipo de Exame/ }).fill('TSH');
  await page.keyboard.press('Tab');
  const review = await reviewAndSave(page);
  await review.getByRole('button', { name: 'Adicionar valor' }).click();
  await review.getByRole('combobox', { name: 'Exame' }).fill('TSH');
  await page.keyboard.press('Tab');
  await review.getByRole('textbox', { name: 'Valor' }).fill('2,1');
  await review.getByRole('button', { name: 'Adicionar este valor' }).click();
  await review.getByRole('button', { name: 'Salvar Exame' }).click();
  await expect(page.getByRole('listitem', { name: 'TSH, 05/05/2026' })).toBeVisible();

  await page.unroute('**/finder.onnx');
  const read = { name: 'laudo.jpg', mimeType: 'image/jpeg', buffer: await readFile('e2e/files/laudo.jpg') };
  await upload(page, read);
  await expect(dialog.getByText('2 valores lidos')).toBeVisible({ timeout: RECOGNITION });
  await expect(dialog.getByRole('textbox', { name: /Data do Exame/ })).toHaveValue('14/05/2026');
  const seen = await reviewAndSave(page);
  await expect(seen.getByRole('textbox', { name: 'Valor' })).toHaveValue('126');
});

/** Long enough to count as text: a page with less of it would be recognised as a picture, which takes long. */
const WITHOUT_VALUES = ['Observacao do laboratorio: este texto corrido nao traz nenhum valor medido.'];

test('a model reads what the device could not, and its failures leave the file and say what to do', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize(DESKTOP);
  await signUp(page);
  /** Another report in the one window: a load for each would double the time. */
  const ask = async (words: string) => {
    const lines = [
      `Observacao: ${words} de teste.`,
      'O resultado dosado nesta amostra foi de 126 mg por decilitro.',
    ];
    const file = { name: 'texto.pdf', mimeType: 'application/pdf', buffer: reportPdf(lines) };
    await dialog.getByRole('button', { name: 'Remover texto.pdf' }).click();
    await dialog.locator('input[type=file]').setInputFiles(file);
    await expect(dialog.getByText('Pronto para guardar')).toBeVisible();
    await dialog.getByRole('button', { name: /^(Autorizar e enviar|Enviar à IA)$/ }).click();
  };
  const dialog = await upload(page, { name: 'texto.pdf', buffer: reportPdf(WITHOUT_VALUES) });
  await dialog.getByRole('button', { name: /Testar IA/ }).click();
  await ask(EXAM_ASK.empty);
  await expect(dialog.getByText(/Resposta vazia da IA\.? Você pode tentar de novo/)).toBeVisible();
  await expect(dialog.getByText('texto.pdf').first()).toBeVisible();
  await ask(EXAM_ASK.wrong);
  await expect(
    dialog.getByText(/Erro ao processar resposta da IA\.? Você pode tentar de novo/),
  ).toBeVisible();
  await ask(EXAM_ASK.slow);
  await expect(dialog.getByText(/Pode levar até um minuto/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar leitura por IA' }).click();
  await ask(EXAM_ASK.cut);
  await expect(
    dialog.getByText(/A IA não encontrou outros valores.* A IA não leu o laudo inteiro/),
  ).toBeVisible();
  // The browser logs every refusal; the empty answer is what is tried here.
  expect(complaints.filter((text) => !/status of 5\d\d/.test(text))).toEqual([]);
  complaints.length = 0;

  await ask(EXAM_ASK.valid);
  // A number that is not in the report was left out.
  await expect(
    dialog.getByText('A IA encontrou 1 valor. Confira-o com o laudo antes de salvar.'),
  ).toBeVisible();
  await dialog.getByRole('textbox', { name: /Data do Exame/ }).fill('05/05/2026');
  await dialog.getByRole('textbox', { name: /Laboratório/ }).fill('Cerrado');
  await dialog.getByRole('button', { name: 'Está certo' }).click();
  const review = await reviewAndSave(page);
  await review.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await review.getByRole('button', { name: 'Salvar Exame' }).click();
  await page.getByRole('button', { name: 'Glicemia de jejum, 05/05/2026', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Glicemia de jejum' });
  // Of the model's words only those that hold against the value are kept, and they are labelled.
  await expect(details.getByText('A glicose foi de 126 mg/dL.', { exact: true })).toBeVisible();
  await expect(details.getByText('Converse com seu médico sobre a glicose.')).toBeVisible();
  await expect(details.getByText(/Texto escrito por IA/)).toBeVisible();

  await page.route('**/api/products/search-options', async (route) => {
    const reply = await route.fetch();
    const { data } = (await reply.json()) as { data: object };
    await route.fulfill({ response: reply, json: { data: { ...data, isAiConfigured: false } } });
  });
  const none = await upload(page, { name: 'texto.pdf', buffer: reportPdf(WITHOUT_VALUES) });
  await none.getByRole('button', { name: /Testar IA/ }).click();
  await expect(none.getByText(/Seus arquivos continuam aqui: confira o que foi lido/)).toBeVisible();
});
