import type { Page } from '@playwright/test';
import { addOzempic, applyBefore } from './doses.ts';
import { addExam, arriveAtReview } from './exams-at-home.ts';
import { OZEMPIC, VIALS, addPen } from './pens-at-home.ts';
import { fillShelf, inDays } from './pharmacy-boxes.ts';

/** Ids that a screen's address names. */
export interface Shelf {
  openBox: string;
  sealedBox: string;
  sealedPen: string;
  exam: string;
}

/** A screen or dialog that a demonstration does not show, or shows otherwise. */
export interface AccountScreen {
  name: string;
  path: (shelf: Shelf) => string;
  /** Steps from the address to the screen, where its address alone does not lead to it. */
  arrive?: (page: Page) => Promise<void>;
  /** Words that are there once everything is. */
  ready: string | RegExp;
  isDialog?: true;
  /** The same parts as another screen here or of a demonstration: looked at in one look. */
  isLikeAnother?: true;
  /** How long it may be under a thumb. */
  mostPixels?: number;
}

/** Screens of an empty account. */
export const EMPTY_SCREENS: AccountScreen[] = [
  { name: 'dashboard', path: () => '/dashboard', ready: 'Primeiros passos' },
  { name: 'calendar', path: () => '/calendar', ready: /Nada neste mês/ },
  { name: 'supplement-store', path: () => '/supplement-store', ready: /Nenhum suplemento/ },
  {
    name: 'medication-store',
    path: () => '/medication-store',
    ready: /Nenhum medicamento/,
    isLikeAnother: true,
  },
  { name: 'medication-history', path: () => '/medicacoes', ready: /ainda não registrou/ },
  { name: 'medication-history-pick', path: () => '/medicacoes?open=pick', ready: /Nenhum/, isDialog: true },
  { name: 'exams', path: () => '/exams', ready: 'Enviar Primeiro Exame' },
  { name: 'settings', path: () => '/settings', ready: 'Falta sua autorização' },
  dialog('settings-email', () => '/settings?edit=email', 'Outro e-mail'),
  ...Object.entries({
    account: 'Configurações da Conta',
    password: 'Alterar senha',
    'two-factor': 'Verificação em duas etapas',
    email: 'E-mail da conta',
    sessions: 'Sessões abertas',
    'access-log': 'Registro de acessos',
    consents: 'Consentimentos',
    export: 'Baixar meus dados',
    import: 'Importar',
    delete: 'Excluir conta',
  }).map(([word, ready]): AccountScreen => dialog(`profile-${word}`, () => `/profile?open=${word}`, ready)),
];

/** Screens of an account with boxes and pens of every state. */
export const FULL_SCREENS: AccountScreen[] = [
  { name: 'supplement-store', path: () => '/supplement-store', ready: 'Zinco', isLikeAnother: true },
  { name: 'medication-store', path: () => '/medication-store', ready: 'Losartana', isLikeAnother: true },
  { name: 'medication-history', path: () => '/medicacoes', ready: 'Losartana', isLikeAnother: true },
  { ...dialog('medication-history-pick', () => '/medicacoes?open=pick', 'Losartana'), isLikeAnother: true },
  dialog('box-details', ({ openBox }) => ofBox(openBox, 'details'), 'Compra'),
  dialog('box-use', ({ openBox }) => ofBox(openBox, 'use'), 'Registrar Uso'),
  dialog('box-edit', ({ openBox }) => ofBox(openBox, 'edit'), 'Editar Suplemento'),
  dialog('box-open', ({ sealedBox }) => ofBox(sealedBox, 'box'), 'Abrir Agora'),
  { name: 'pens', path: () => '/medications', ready: 'Próxima compra e receita' },
  dialog('pens-add-prohibited', () => '/medications?add=tg-tirzepatida-5', 'RE 4.030/2025'),
  dialog('pens-add-other', () => '/medications?add=other', 'Frasco ou ampola'),
  dialog('pen-details', ({ sealedPen }) => ofPen(sealedPen, 'details'), 'Conservação'),
  dialog('pen-open', ({ sealedPen }) => ofPen(sealedPen, 'seal'), 'Abrir Agora'),
  dialog('pen-edit', ({ sealedPen }) => ofPen(sealedPen, 'edit'), 'Salvar'),
  { name: 'exams', path: () => '/exams', ready: '1 de 2 fora da faixa', isLikeAnother: true },
  { name: 'exams-values', path: () => '/exams?tab=values', ready: 'Creatinina', isLikeAnother: true },
  dialog('exam-details', ({ exam }) => `/exams?open=details&item=${exam}`, 'Sobre o exame'),
  dialog('exam-edit', ({ exam }) => `/exams?open=edit&item=${exam}`, 'Adicionar valor'),
  dialog('exam-analyte', () => '/exams?analyte=creatinina', 'Cada exame'),
  dialog('exam-upload', () => '/exams?open=upload', 'PDF ou imagens até 10MB cada'),
  dialog('exam-preview', ({ exam }) => `/exams?open=preview&item=${exam}`, 'Girar'),
  {
    ...dialog('exam-review', () => '/exams?open=upload', '3 valores. Compare com o laudo e salve.'),
    arrive: arriveAtReview,
  },
  dialog('prescription-new', () => '/medications?receita=new', 'Uso contínuo'),
  dialog('applications-usual-day', () => '/applications?open=usual-day', 'Mudar meu dia'),
  dialog('applications-interval', () => '/applications?open=interval', 'Intervalo entre doses'),
];

const pausedHoje = (name: string, until: string | null, ready: string | RegExp): AccountScreen => ({
  name,
  path: () => '/dashboard',
  arrive: (page) => pauseUntil(page, until),
  ready,
  isLikeAnother: true,
  mostPixels: 1400,
});

/** Only a demonstration has it, above every screen. */
const STRIP_PIXELS = 37;

/** *Hoje* of the demonstration, the longest there is, without injections for a while, then with a critical value. */
export const PAUSED_SCREENS: AccountScreen[] = [
  pausedHoje('dashboard-pause', null, 'Sem doses por agora'),
  pausedHoje('dashboard-short-pause', inDays(5), 'Retomar tratamento'),
  pausedHoje('dashboard-long-pause', inDays(60), 'Fale com quem receitou'),
  {
    ...pausedHoje('dashboard-critical', null, /^Potássio 6,8.*é crítico/),
    arrive: async (page) => {
      await send(page, '/api/treatment/resume', {});
      const results = [{ parameter: 'Potássio', value: '6,8', unit: 'mmol/L' }];
      await send(page, '/api/exams', { examDate: inDays(-1), laboratory: 'Central', results });
      await page.reload();
    },
    mostPixels: 1400 + STRIP_PIXELS,
  },
];

async function pauseUntil(page: Page, until: string | null): Promise<void> {
  await send(page, '/api/treatment/pause', { until });
  await page.reload();
}

async function send(page: Page, path: string, data: object): Promise<void> {
  const headers = { origin: process.env.LEVEZA_URL! };
  const reply = await page.request.post(path, { headers, data });
  if (!reply.ok()) throw new Error(await reply.text());
}

function dialog(name: string, path: AccountScreen['path'], ready: string): AccountScreen {
  return { name, path, ready, isDialog: true };
}

const ofBox = (id: string, word: string) => `/supplement-store?item=${id}&open=${word}`;
const ofPen = (id: string, word: string) => `/medications?pen=${id}&open=${word}`;

/** The entries of an empty account. */
export const EMPTY_SHELF: Shelf = { openBox: '', sealedBox: '', sealedPen: '', exam: '' };

/** Boxes, pens, doses and an exam of every state. */
export async function fillAccount(page: Page): Promise<Shelf> {
  const { open, sealed } = await fillShelf(page);
  const pen = await addPen(page, OZEMPIC);
  // Opened last of all, at any hour: the vials, the widest drawing, lead the shelf.
  await addPen(page, { ...VIALS, openedAt: new Date(Date.now() - 60_000).toISOString() });
  await addPen(page, { ...OZEMPIC, medicationName: 'Quase no fim', remainingVolume: 0.8 });
  await addPen(page, { ...OZEMPIC, medicationName: 'Vazia', remainingVolume: 0 });
  await addOzempic(page);
  await applyBefore(page, 20);
  return { openBox: open.id, sealedBox: sealed.id, sealedPen: pen.id, exam: await addExam(page) };
}
