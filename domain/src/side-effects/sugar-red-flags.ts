import { KETOACIDOSIS_STUDY, SBD_HYPOGLYCEMIA, SBD_KETOACIDOSIS } from '../sources/societies-and-studies.ts';
import { FORXIGA_LEAFLET, OZEMPIC_LEAFLET, XULTOPHY_LEAFLET } from '../sources/leaflets.ts';
import { cite, sourced } from '../sources/source.ts';
import type { RedFlag } from './red-flag.ts';

const RISKY_MEDICINES = 'insulina ou com remédios como gliclazida e glimepirida';
const SUGAR =
  '15 g de açúcar: uma colher de sopa em água, ou 150 ml de suco de laranja ou refrigerante comum (não diet)';
const SIGNS = ['suor frio, tremor', 'confusão, visão turva', 'desmaio ou convulsão'];

const LEAFLET = cite(OZEMPIC_LEAFLET, 'seções 2 e 4, açúcar baixo');
const FIFTEEN_GRAMS = cite(SBD_HYPOGLYCEMIA, 'níveis e correção');

export const HYPOGLYCEMIA_SEVERE: RedFlag = {
  key: 'hypoglycemia_severe',
  title: 'Desmaio, confusão ou convulsão: pode ser açúcar baixo',
  urgency: 'emergency',
  symptoms: SIGNS,
  whatToDo: [
    'Ligue 192 (SAMU) ou peça a alguém que ligue.',
    `Só para quem está acordado e consegue engolir: ${SUGAR}.`,
    `Conte se você usa insulina: é mais comum com ${RISKY_MEDICINES}.`,
  ],
  call: ['192'],
  covers: ['fainted', 'hypoglycemia', 'hypoglycemia_mild', 'hypoglycemia_past'],
  isVariant: true,
  ...sourced([cite(XULTOPHY_LEAFLET, 'seção 4, se a pessoa desmaiar'), FIFTEEN_GRAMS, LEAFLET]),
};

export const HYPOGLYCEMIA: RedFlag = {
  key: 'hypoglycemia',
  title: 'Açúcar no sangue baixo',
  headline: 'Tome açúcar agora',
  urgency: 'urgent',
  symptoms: SIGNS,
  whatToDo: [
    `Se você consegue engolir, tome agora ${SUGAR}.`,
    'Se tem aparelho, meça a glicose depois de 15 minutos e repita o açúcar se continuar baixa.',
    'Se não melhorar, ou se vier confusão ou desmaio, ligue 192 (SAMU).',
    `Fale hoje com quem receita: é mais comum com ${RISKY_MEDICINES}.`,
  ],
  call: ['192'],
  covers: ['hypoglycemia_mild', 'hypoglycemia_past'],
  ...sourced([FIFTEEN_GRAMS, LEAFLET], 'falar com quem receita no mesmo dia'),
};

export const HYPOGLYCEMIA_PAST: RedFlag = {
  ...HYPOGLYCEMIA,
  key: 'hypoglycemia_past',
  title: 'O açúcar no sangue ficou baixo',
  headline: undefined,
  urgency: 'appointment',
  whatToDo: [
    `Conte a quem receita quando foi e o que você fez: é mais comum com ${RISKY_MEDICINES}.`,
    `Se voltar e você conseguir engolir: ${SUGAR}.`,
    'Com confusão, desmaio ou convulsão, ligue 192 (SAMU).',
  ],
  covers: ['hypoglycemia_mild'],
  isVariant: true,
  ...sourced([cite(XULTOPHY_LEAFLET, 'seção 4, fale com o médico se'), FIFTEEN_GRAMS, LEAFLET]),
};

/** Without insulin or a sulfonylurea a mild low is rare; the sugar helps all the same. */
export const HYPOGLYCEMIA_MILD: RedFlag = {
  ...HYPOGLYCEMIA_PAST,
  key: 'hypoglycemia_mild',
  title: 'Sinais de açúcar baixo',
  whatToDo: [
    `Se os sinais ainda estão aí e você consegue engolir: ${SUGAR}.`,
    'Se tem aparelho, meça a glicose; espere 15 minutos e repita o açúcar se continuar baixa.',
    'Se não melhorar, ou com confusão, desmaio ou convulsão, ligue 192 (SAMU).',
    'Conte a quem receita: sem insulina nem remédio como gliclazida isso é menos comum.',
  ],
  covers: [],
  ...sourced([FIFTEEN_GRAMS, LEAFLET]),
};

export const KETOACIDOSIS: RedFlag = {
  key: 'ketoacidosis',
  title: 'Vômito ou dor na barriga com gliflozina ou diabetes tipo 1',
  urgency: 'emergency',
  symptoms: ['enjoo forte, vômito ou dor na barriga'],
  whatToDo: [
    'Fale agora com um médico ou vá ao hospital mais perto; com respiração rápida, sonolência ou confusão, ligue 192 (SAMU).',
    'Conte da gliflozina (como dapagliflozina) ou do diabetes tipo 1: pode ser cetoacidose, mesmo com a glicose normal.',
    'Beba líquidos em pequenos goles.',
  ],
  call: ['192'],
  covers: ['gi_severe', 'dehydration_aki'],
  ...sourced(
    [
      cite(FORXIGA_LEAFLET, 'seção 2, cetoacidose'),
      cite(KETOACIDOSIS_STUDY, 'sinais com glicose normal'),
      cite(SBD_KETOACIDOSIS, 'sinais, diabetes tipo 1 e pronto-socorro'),
    ],
    'o enjoo sozinho só quando é forte',
  ),
};
