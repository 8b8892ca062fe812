import type { ReportDocument } from '../document/block.ts';

const LONG_NAME = 'Maria Aparecida da Conceição Albuquerque de Vasconcelos-Figueiredo Mangabeira';
const LONG_WORD = 'Semaglutidamanipuladacomvitaminadoze'.repeat(3);

/** A day of each week from the first of 2016 on. */
const weekly = (weeks: number) =>
  Array.from({ length: weeks }, (_, week) => ({
    day: new Date(Date.UTC(2016, 0, 1 + 7 * week)).toISOString().slice(0, 10),
    value: 98.6 - week * 0.05,
  }));

export const SHORT_DOCUMENT: ReportDocument = {
  title: 'Relatório médico',
  period: 'De 18/10/2026 a 17/11/2026',
  patient: 'Ana Lúcia',
  made: 'Feito em 17/11/2026 às 08:05',
  sections: [
    {
      id: 'weight',
      title: 'Peso e medidas',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { label: 'Primeiro peso', value: '98,6 kg', note: '18/10/2026', isBody: true },
            { label: 'Último peso', value: '95,1 kg', note: '16/11/2026', isBody: true },
            { label: 'Mudança', value: '−3,5 kg', note: '−3,5 %', isBody: true },
            { label: 'IMC', value: '31,2 kg/m²', isBody: true },
            { label: 'Cintura', value: '101 cm', isBody: true },
          ],
        },
        {
          kind: 'line',
          label: 'Peso (kg)',
          summary: 'De 98,6 kg a 95,1 kg.',
          points: weekly(5),
          trend: weekly(5),
          isBody: true,
        },
        { kind: 'text', text: '12 dias sem registro 🎉 no período.', tone: 'attention' },
        { kind: 'list', items: ['Posso subir a dose?', 'HbA1c ≥ 6,5 % e µg <b>'] },
      ],
    },
  ],
};

/** Ten years of weekly rows, and names without a space. */
export const LONG_DOCUMENT: ReportDocument = {
  title: 'Relatório completo',
  period: 'De 01/01/2016 a 31/12/2025',
  patient: LONG_NAME,
  made: 'Feito em 31/12/2025 às 23:59',
  sections: [
    {
      id: 'spending',
      title: 'Gastos',
      blocks: [
        {
          kind: 'bars',
          label: 'Por produto',
          bars: [
            { name: LONG_WORD, value: 1200, text: 'R$ 1.200,00' },
            { name: 'Creatina & colágeno', value: 80, text: 'R$ 80,00' },
          ],
        },
        { kind: 'facts', facts: [{ label: 'Produto', value: LONG_WORD, note: LONG_NAME }] },
      ],
    },
    {
      id: 'annex',
      title: 'Anexo: aplicações',
      isAnnex: true,
      blocks: [
        {
          kind: 'line',
          label: 'Peso (kg)',
          summary: 'Dez anos.',
          points: weekly(522),
          trend: weekly(522),
          isBody: true,
        },
        {
          kind: 'table',
          caption: 'Aplicações',
          columns: [
            { title: 'Dia', width: 2 },
            { title: 'Medicamento', width: 5 },
            { title: 'Dose', width: 2, isNumber: true },
          ],
          rows: weekly(522).map(({ day }, row) => [
            day,
            row % 7 === 0 ? LONG_WORD : LONG_NAME,
            `${row},5 mg`,
          ]),
        },
      ],
    },
  ],
};

export const PHOTO_DOCUMENT: ReportDocument = {
  ...SHORT_DOCUMENT,
  title: 'Meu progresso',
  sections: [
    {
      id: 'photos',
      title: 'Fotos',
      blocks: [
        {
          kind: 'photos',
          photos: [
            { id: 'old', takenOn: '2026-07-20', weight: 94.2 },
            { id: 'new', takenOn: '2026-11-10', weight: null },
          ],
        },
      ],
    },
  ],
};

/** Three by four pixels of blue. */
export const A_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAMAAAAECAMAAAB883U1AAAAA1BMVEUXT5+pQlUwAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNgQAUAABAAASG2FtIAAAAASUVORK5CYII=';
