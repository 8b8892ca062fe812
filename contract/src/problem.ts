import { ACCOUNT_PROBLEMS } from './account/problems.ts';
import { AI_PROBLEMS } from './catalog/problems.ts';
import { DOOR_PROBLEMS } from './door-problems.ts';
import { EXAM_PROBLEMS } from './exams/problems.ts';
import { MESSAGE_PROBLEMS } from './messages/problems.ts';
import { NUTRITION_PROBLEMS } from './nutrition/problems.ts';
import { PLAN_PROBLEMS } from './plans/problems.ts';
import { SHARE_PROBLEMS } from './shares/problems.ts';
import { SUBSCRIPTION_PROBLEMS } from './subscription/problems.ts';

/**
 * Every way a call can fail: its HTTP status and what the patient reads. One that `asks` is a question: the same input,
 * sent again with that flag true, answers it.
 */
export const PROBLEMS = {
  ...DOOR_PROBLEMS,
  'malformed-request': {
    status: 400,
    message: 'Não foi possível ler os dados enviados. Recarregue a página e tente novamente.',
  },
  'user-not-found': { status: 401, message: 'Usuário não encontrado' },
  'wrong-password': { status: 401, message: 'Senha incorreta' },
  'login-failed': { status: 401, message: 'Erro ao fazer login' },
  'two-factor-required': {
    status: 401,
    message: 'Digite o código do seu aplicativo autenticador.',
  },
  'two-factor-wrong': {
    status: 401,
    message: 'Código incorreto ou já usado. Espere o próximo código do aplicativo e tente de novo.',
  },
  ...ACCOUNT_PROBLEMS,
  'not-a-picture': { status: 422, message: 'Não foi possível ler a imagem. Use um arquivo JPEG ou PNG.' },
  'photos-full': { status: 409, message: 'O limite é de 120 fotos. Exclua uma para guardar outra.' },
  'ean-unavailable': {
    status: 502,
    message:
      'Não foi possível consultar este código de barras agora. Tente novamente ou digite os dados do produto.',
  },
  'file-missing': { status: 422, message: 'Escolha um arquivo.' },
  'file-too-large': { status: 413, message: 'O arquivo é muito grande.' },
  'pen-not-box': {
    status: 409,
    message: 'Canetas GLP-1 têm uma tela própria. Registre-a em Canetas GLP-1.',
  },
  'box-closed': { status: 409, message: 'Abra a caixa antes de registrar o uso.' },
  'insufficient-stock': { status: 409, message: 'Não há quantidade suficiente no estoque.' },
  'expired-item': {
    status: 409,
    asks: 'confirmExpired',
    message: 'Este item está vencido. Confirme se quer registrar o uso mesmo assim.',
  },
  'counterfeit-lot': {
    status: 409,
    asks: 'confirmLot',
    message: 'O lote desta caneta está em um alerta da Anvisa sobre falsificados.',
  },
  'known-allergy': {
    status: 409,
    asks: 'confirmAllergy',
    message: 'Seu perfil fala em alergia a este produto. Antes de usar, fale com seu médico ou farmacêutico.',
  },
  'second-box-open': {
    status: 409,
    asks: 'confirmSecondOpen',
    message: 'Já existe uma caixa deste produto aberta. Confirme se quer abrir outra.',
  },
  'dose-too-soon': {
    status: 409,
    asks: 'confirmEarly',
    message:
      'Esta dose fica perto demais de outra já registrada. Confirme só se ela foi mesmo aplicada; na dúvida, fale com quem receitou.',
  },
  'dose-unusual': {
    status: 409,
    asks: 'confirmDose',
    message: 'Esta dose é diferente das da bula ou das suas anteriores. Confira e confirme se estiver certa.',
  },
  'other-molecule': {
    status: 409,
    asks: 'confirmSwitch',
    message: 'A sua última dose foi de outro medicamento, e ainda pode haver dele no corpo.',
  },
  'dose-held': {
    status: 409,
    asks: 'confirmHeld',
    message:
      'Antes de uma nova dose, fale com um médico. Se ela já foi usada ou um médico liberou, registre no Leveza.',
  },
  'measure-jump': {
    status: 409,
    asks: 'confirmJump',
    message: 'Este valor é bem diferente do último registrado. Confira e confirme se estiver certo.',
  },
  'target-too-low': {
    status: 409,
    asks: 'confirmTarget',
    message:
      'Este peso meta fica abaixo de um peso saudável para sua altura e idade. Vale conversar com sua equipe de cuidado antes. Confirme se quer guardá-lo assim.',
  },
  'target-too-high': {
    status: 409,
    asks: 'confirmTarget',
    message: 'A meta é maior que o peso inicial. Está certo?',
  },
  'already-recorded': {
    status: 409,
    message: 'Já existe uma aplicação registrada neste mesmo horário. Confira o histórico.',
  },
  'dosed-in-units': {
    status: 409,
    message:
      'Este medicamento tem insulina e é aplicado em unidades, que o Leveza não registra. Anote as doses como seu médico orientou; aqui ficam a caneta e a validade.',
  },
  'pen-not-enough': {
    status: 409,
    message:
      'Não há medicamento suficiente nesta caneta para o que está registrado. Confira a dose e a caneta.',
  },
  'pen-nothing-sealed': { status: 409, message: 'Não há outra caneta ou frasco lacrado para abrir.' },
  'not-a-document': {
    status: 422,
    message: 'Não foi possível ler o arquivo. Use PDF, JPEG ou PNG.',
  },
  'not-found': { status: 404, message: 'Registro não encontrado.' },
  'no-such-call': { status: 404, message: 'Este endereço não existe.' },
  'email-in-use': { status: 409, message: 'Email já está em uso' },
  'reset-link-spent': {
    status: 410,
    message: 'Este link não vale mais. Peça um novo para criar outra senha.',
  },
  'weak-password': { status: 422, message: 'Senha muito fraca' },
  'idempotency-key-reused': {
    status: 409,
    message:
      'Este registro já foi enviado com outros dados. Recarregue a página e confira antes de tentar de novo.',
  },
  'body-too-large': { status: 413, message: 'Os dados enviados são grandes demais.' },
  'unsupported-body': { status: 415, message: 'O formato dos dados enviados não é aceito.' },
  ...AI_PROBLEMS,
  ...PLAN_PROBLEMS,
  ...NUTRITION_PROBLEMS,
  ...EXAM_PROBLEMS,
  ...MESSAGE_PROBLEMS,
  ...SHARE_PROBLEMS,
  ...SUBSCRIPTION_PROBLEMS,
  'invalid-input': { status: 422, message: 'Confira os campos destacados.' },
  unexpected: { status: 500, message: 'Algo deu errado. Tente novamente.' },
  'database-unavailable': {
    status: 503,
    message: 'O Leveza está temporariamente fora do ar. Tente novamente em alguns segundos.',
  },
  'files-unavailable': {
    status: 503,
    message:
      'O lugar onde os arquivos ficam guardados não respondeu. Nada se perdeu: o que já foi salvo continua salvo. Tente novamente em alguns minutos.',
  },
  'file-lost': {
    status: 410,
    message:
      'Este arquivo não pôde ser aberto: ele falta ou está danificado. Seus registros continuam salvos; se você tem uma cópia do arquivo, envie de novo.',
  },
  busy: { status: 503, message: 'O Leveza está muito ocupado agora. Tente novamente em alguns segundos.' },
  'storage-full': {
    status: 507,
    message:
      'O Leveza não consegue guardar novos dados agora. O que já foi salvo continua disponível; tente novamente mais tarde.',
  },
  offline: { status: 0, message: 'Não foi possível conectar ao servidor. Verifique sua conexão.' },
} as const satisfies Record<string, { status: number; message: string; asks?: string }>;

type Catalogue = typeof PROBLEMS;
export type ProblemCode = keyof Catalogue;

/** Refusals that are questions. */
export type QuestionCode = {
  [Code in ProblemCode]: Catalogue[Code] extends { asks: string } ? Code : never;
}[ProblemCode];
export type ConfirmFlag = Catalogue[QuestionCode]['asks'];
/** The questions answered so far, as they are sent with the input. */
export type Confirmed = Partial<Record<ConfirmFlag, true>>;

/** Field path (`items.0.name`) to the sentence shown under that field. */
export type FieldErrors = Record<string, string>;

/** A refusal both sides understand: the server throws it, the wire carries it, the screen reads it out. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ProblemCode,
    details: { message?: string; fields?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(details.message ?? PROBLEMS[code].message, { cause: details.cause });
    this.name = 'Problem';
    this.code = code;
    this.status = PROBLEMS[code].status;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The flag that answers this refusal, where it is a question. */
  get asks(): ConfirmFlag | undefined {
    const entry: { status: number; asks?: ConfirmFlag } = PROBLEMS[this.code];
    return entry.asks;
  }

  /** The record is gone, or not as the screen shows it. A question is about the input instead. */
  get contradictsScreen(): boolean {
    return (this.status === 404 || this.status === 409) && !this.asks;
  }

  /** Turned away unseen: the outcome of an earlier try is as unknown as before. */
  get isAtTheDoor(): boolean {
    return Object.hasOwn(DOOR_PROBLEMS, this.code);
  }
}
