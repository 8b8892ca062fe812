export interface Question {
  id: QuestionId;
  /** The question, to be answered with yes or no. */
  text: string;
  /** The same, as one of a list of signs. */
  sign: string;
}

const TEXTS = {
  allergy: {
    text: 'Você tem inchaço no rosto, nos lábios, na língua ou na garganta, falta de ar ou urticária pelo corpo, com ou sem coração acelerado?',
    sign: 'inchaço no rosto, na língua ou na garganta, falta de ar ou urticária',
  },
  chest: { text: 'Você está com dor no peito?', sign: 'dor no peito' },
  stroke: {
    text: 'De repente um lado do rosto ou do corpo ficou fraco ou dormente, ou a fala ficou enrolada?',
    sign: 'fraqueza ou dormência de um lado, boca torta ou fala enrolada',
  },
  fainted: {
    text: 'Você desmaiou, ficou com a mente confusa ou teve uma convulsão?',
    sign: 'desmaio, mente confusa ou convulsão',
  },
  'pain-persists': {
    text: 'Você está com dor forte na barriga que não passa ou que vai para as costas?',
    sign: 'dor forte na barriga que não passa',
  },
  'right-side': {
    text: 'Você sente dor do lado direito, logo abaixo das costelas?',
    sign: 'dor do lado direito, abaixo das costelas',
  },
  fever: { text: 'Você está com febre?', sign: 'febre' },
  'bowel-stopped': {
    text: 'Você parou de eliminar gases e fezes, com a barriga inchada e dolorida?',
    sign: 'parada de gases e fezes, com a barriga inchada',
  },
  'vomiting-persists': {
    text: 'Você vomitou várias vezes por mais de 24 horas?',
    sign: 'vômito por mais de 24 horas',
  },
  blood: {
    text: 'Há sangue vivo no vômito ou nas fezes, algo parecido com borra de café, ou as fezes estão pretas?',
    sign: 'sangue no vômito ou nas fezes, ou fezes pretas',
  },
  dry: {
    text: 'Os líquidos não ficam no estômago, ou você urina pouco ou escuro, com a boca muito seca ou tontura ao se levantar?',
    sign: 'líquidos que não ficam no estômago, pouca urina ou boca muito seca',
  },
  yellow: { text: 'Sua pele ou seus olhos estão amarelados?', sign: 'pele ou olhos amarelados' },
  bile: {
    text: 'Sua urina está escura como chá ou suas fezes estão claras?',
    sign: 'urina escura ou fezes claras',
  },
  vision: {
    text: 'Sua visão mudou de repente: ficou embaçada, piora depressa ou sumiu em um dos olhos?',
    sign: 'visão que mudou de repente',
  },
  'low-sugar': {
    text: 'Você está com suor frio, tremor ou visão turva?',
    sign: 'suor frio, tremor ou visão turva',
  },
  'takes-insulin': {
    text: 'Você usa insulina ou remédio como gliclazida, glimepirida ou repaglinida?',
    sign: 'uso de insulina, gliclazida, glimepirida ou repaglinida',
  },
  'takes-gliflozin': {
    text: 'Você tem diabetes tipo 1 ou usa uma gliflozina, como dapagliflozina (Forxiga, Xigduo) ou empagliflozina (Jardiance)?',
    sign: 'diabetes tipo 1, ou uso de gliflozina, como dapagliflozina',
  },
  'low-pressure': {
    text: 'Você mediu a pressão e o número maior ficou abaixo de 90 (menos de 9)?',
    sign: 'pressão abaixo de 90 (menos de 9)',
  },
  infection: {
    text: 'O local está com pus, com a vermelhidão se espalhando, ou você está com febre?',
    sign: 'pus, vermelhidão que se espalha ou febre',
  },
  heart: {
    text: 'Seu coração fica acelerado ou palpita mesmo em repouso?',
    sign: 'coração acelerado em repouso',
  },
  neck: {
    text: 'Você notou um caroço no pescoço, rouquidão que não passa ou dificuldade para engolir?',
    sign: 'caroço no pescoço, rouquidão ou dificuldade para engolir',
  },
  mood: {
    text: 'Você sente uma tristeza intensa que é nova ou tem pensado em se machucar?',
    sign: 'tristeza intensa ou pensamentos de se machucar',
  },
} as const;

export type QuestionId = keyof typeof TEXTS;

/** Asked once for all signs of a list; a yes opens their own questions. */
export const ANY_SIGN = 'any-sign';

/** Answers by question; an unanswered one is neither yes nor no. */
export type Answers = Readonly<Partial<Record<QuestionId | typeof ANY_SIGN, boolean>>>;

export const QUESTION_IDS = Object.keys(TEXTS) as QuestionId[];

/** Every key of the answers. */
export const ANSWER_IDS = [...QUESTION_IDS, ANY_SIGN] as const;
export type AnswerId = (typeof ANSWER_IDS)[number];

/** An answered question as one of a list of signs. */
export const ANSWER_LABEL = Object.fromEntries(
  ANSWER_IDS.map((id) => [id, id === ANY_SIGN ? 'algum dos sinais' : TEXTS[id].sign]),
);

/** Answers as two lists, the way they are stored. */
export interface AnswerLists {
  yes: readonly AnswerId[];
  no: readonly AnswerId[];
}

export function answerLists(answers: Answers): { yes: AnswerId[]; no: AnswerId[] } {
  return {
    yes: ANSWER_IDS.filter((id) => answers[id] === true),
    no: ANSWER_IDS.filter((id) => answers[id] === false),
  };
}

export function answersOf({ yes, no }: AnswerLists): Answers {
  return Object.fromEntries([...yes.map((id) => [id, true]), ...no.map((id) => [id, false])]) as Answers;
}

export function questionOf(id: QuestionId): Question {
  return { id, ...TEXTS[id] };
}
