import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addExam, aReport as report } from './exams-at-home.ts';
import { hostilePdf } from './hostile-pdf.ts';
import { DESKTOP, PHONE, expect, expectAccessible } from './journey.ts';
import { test } from './kept-page.ts';
import { EXAM_ASK } from './outside-worlds.ts';
import { inDays } from './pharmacy-boxes.ts';
import { reportPdf } from './report-pdf.ts';
import { signUp } from './sign-in.ts';
import { goOn, goOrLoad } from './way-on.ts';

/** Two engines are loaded and look at the picture: seconds of arithmetic. */
const RECOGNITION = 150_000;

async function upload(page: Page, ...files: { name: string; mimeType?: string; buffer: Buffer }[]) {
  await goOrLoad(page, '/exams?open=upload');
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

test('a report is read, checked by keyboard, and saved', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await signUp(page);
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
  await expect(page.getByRole('listitem', { name: /02\/03\/2026/ })).toBeVisible();
});

test('a file of an exam is downloaded, and the deleted exam comes back', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  const exam = await addExam(page);
  await goOrLoad(page, `/exams?open=details&item=${exam}`);
  const details = page.getByRole('dialog');
  const download = page.waitForEvent('download');
  await details.getByRole('button', { name: 'Baixar Arquivo' }).click();
  expect((await download).suggestedFilename()).toMatch(/^laudo_vale_verde.*\.pdf$/);
  await details.getByRole('button', { name: 'Excluir', exact: true }).click();
  await details.getByRole('button', { name: 'Confirmar Exclusão' }).click();
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
  await expect(page.getByRole('listitem', { name: /02\/03\/2026/ })).toBeVisible();
});

test('a protected PDF opens with its password beside hostile ones, and a photo is read', async ({ page }) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await signUp(page);
  const locked = { name: 'protegido.pdf', buffer: await readFile('e2e/files/protegido-senha-1234.pdf') };
  const dialog = await upload(page, hostilePdf.loop, hostilePdf.huge, locked);
  // Pages that bite their tail and one of a square kilometre end with a sentence each, and the window lives.
  await expect(dialog.getByText(/Falha ao carregar PDF: .* Assim, ele não será salvo/)).toBeVisible();
  await expect(dialog.getByText(/Nenhum texto foi encontrado neste arquivo/)).toBeVisible();
  await dialog.getByLabel('Senha do PDF').fill('1234');
  await dialog.getByRole('button', { name: 'Abrir arquivo' }).click();
  await expect(dialog.getByText(/valores lidos/)).toBeVisible();

  // Another screen takes the files away; the worker stays, with the engines it has loaded.
  await goOn(page, '/exams?tab=values');
  const read = { name: 'laudo.jpg', mimeType: 'image/jpeg', buffer: await readFile('e2e/files/laudo.jpg') };
  await upload(page, read);
  await expect(dialog.getByText('1 valor lido')).toBeVisible({ timeout: RECOGNITION });
  await expect(dialog.getByRole('textbox', { name: /Data do Exame/ })).toHaveValue('14/05/2026');
  const seen = await reviewAndSave(page);
  await expect(seen.getByRole('textbox', { name: 'Valor' })).toHaveValue('126');
});

/** Long enough to count as text: a page with less of it would be recognised as a picture, which takes long. */
const UNREAD = [
  `Observacao: ${EXAM_ASK} de teste.`,
  'O resultado dosado nesta amostra foi de 126 mg por decilitro.',
];

test('a model reads what the device could not, and its words are held against the values', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await signUp(page);
  const dialog = await upload(page, { name: 'texto.pdf', buffer: reportPdf(UNREAD) });
  await expect(dialog.getByText('Pronto para guardar')).toBeVisible();
  await dialog.getByRole('button', { name: /Testar IA/ }).click();
  await dialog.getByRole('button', { name: 'Autorizar e enviar', exact: true }).click();
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
  await expect(details).toContainText('A glicose foi de 126 mg/dL.');
  await expect(details).toContainText('Converse com seu médico sobre a glicose.');
  await expect(details).toContainText('Texto escrito por IA');
});

test('a critical value stands on Hoje until the patient has spoken with the doctor', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signUp(page);
  const results = [{ parameter: 'Potássio', value: '6,8', unit: 'mmol/L' }];
  const headers = { origin: process.env.LEVEZA_URL! };
  const data = { examDate: inDays(-1), laboratory: 'Central', results };
  expect((await page.request.post('/api/exams', { headers, data })).ok()).toBe(true);
  await goOrLoad(page, '/dashboard');
  const line = page.getByRole('link', { name: /^Potássio 6,8.mmol\/L é crítico/ });
  await line.click();
  const details = page.getByRole('dialog');
  await details.getByRole('button', { name: 'Já falei com o médico' }).click();
  await expect(details).toContainText(/Você falou com o médico em \d\d\/\d\d\/\d{4}\./);
  await goOn(page, '/dashboard');
  await expect(page.getByText('Olá, Ana. Que bom ter você aqui.')).toBeVisible();
  await expect(line).toBeHidden();
});
