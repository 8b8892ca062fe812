import type { Page } from '@playwright/test';
import { reportPdf } from './report-pdf.ts';

/** An exam with a value inside and one outside of its range and a file, without going through the form; its id. */
export async function addExam(page: Page): Promise<string> {
  const origin = process.env.LEVEZA_URL!;
  const data = {
    examType: 'Ureia e creatinina',
    examDate: '2026-03-02',
    laboratory: 'Vale Verde',
    requestingDoctor: 'Dra. Lúcia Prado',
    tags: ['rotina'],
    notes: 'Em jejum de 12 horas',
    results: [
      {
        key: 'creatinina',
        parameter: 'Creatinina',
        value: '1,30',
        unit: 'mg/dL',
        referenceRange: 'Mulheres: 0,50 a 1,10 mg/dL',
        otherRanges: ['Homens: 0,70 a 1,30 mg/dL'],
      },
      { key: 'ureia', parameter: 'Ureia', value: '30', unit: 'mg/dL', referenceRange: '15 a 45' },
    ],
  };
  const reply = await page.request.post(`${origin}/api/exams`, { headers: { origin }, data });
  if (!reply.ok()) throw new Error(`The exam was refused: ${await reply.text()}`);
  const { id } = ((await reply.json()) as { data: { id: string } }).data;
  const file = {
    // Longer than the narrowest phone is wide.
    name: 'laudo_vale_verde_ureia_e_creatinina_de_marco_de_2026.pdf',
    mimeType: 'application/pdf',
    buffer: reportPdf(['Creatinina 1,30 mg/dL']),
  };
  const sent = await page.request.post(`${origin}/api/exams/${id}/files`, {
    headers: { origin },
    multipart: { file },
  });
  if (!sent.ok()) throw new Error(`The file was refused: ${await sent.text()}`);
  return id;
}

/** A report of three values as a laboratory sends it; the first lies outside of its range. */
export const aReport = (day: string, glucose: string) =>
  reportPdf([
    'LABORATORIO VALE VERDE',
    'Paciente: Ana Souza   Sexo: Feminino   Nascimento: 02/05/1990',
    'Medico solicitante: Dr. Renato Quintela Prado',
    `Data da coleta: ${day}`,
    '',
    `Glicose          ${glucose} mg/dL      70 a 99`,
    'Creatinina       0,80 mg/dL      0,50 a 1,10',
    'Triglicerideos   120 mg/dL      Inferior a 150',
  ]);

/** From the window of an upload to the review of what was read. */
export async function arriveAtReview(page: Page): Promise<void> {
  const file = { name: 'laudo.pdf', mimeType: 'application/pdf', buffer: aReport('02/03/2026', '126') };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file);
  await page.getByText('3 valores lidos').waitFor();
  await page.getByRole('button', { name: 'Conferir valores' }).click();
}
