import type { Page } from '@playwright/test';

/** An exam with a value inside and one outside of its range, without going through the form; its id. */
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
        referenceRange: '0,50 a 1,10',
      },
      { key: 'ureia', parameter: 'Ureia', value: '30', unit: 'mg/dL', referenceRange: '15 a 45' },
    ],
  };
  const reply = await page.request.post(`${origin}/api/exams`, { headers: { origin }, data });
  if (!reply.ok()) throw new Error(`The exam was refused: ${await reply.text()}`);
  return ((await reply.json()) as { data: { id: string } }).data.id;
}
