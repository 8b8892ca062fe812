/** Stems that name a disease or a way to one: Leveza shows no diagnosis, not even a model's. */
const DISEASES =
  'diabet anemi tireoidismo tireotoxic insuficien doenc sindrom disturb transtorn cancer tumor neoplas carcino linfoma mieloma metasta cirro esteato hepatit pancreatit nefrit cistit artrit gastrit tireoidit trombos infec inflama gota obesid hipertens desnutri desidrat deficien carenc leucemi diagnos patolog enfermid comorbid sequela infart derrame risco grave gravid morte fatal sugere sugest indicativ compativ suspeit quadro sofre';
/** Stems of medicines and of what to do with them. */
const TREATMENT =
  'dose dosagem doses remedio medicament medicac comprimid capsula injec injet ampola caneta seringa suplement reposic repor prescri receit tratament terapi tome tomar tomando pare parar suspend interromp inici comec aument[ea]\\b aumentar reduz[ai]\\b reduzir dobr ajust troqu substitu antibiotic hormonioterap jejue dieta cirurg semaglutid tirzepatid liraglutid dulaglutid exenatid ozempic wegovy mounjaro saxenda rybelsus victoza metformin insulin levotirox estatin sinvastat rosuvast atorvast';
/** Words that calm, count without a figure, lead elsewhere or speak to a machine. */
const OTHERS =
  'https? www ignore instruc prompt sistema evite dispens desnecess tranquil preocup curad saudavel dobro triplo metade vezes dois duas tres quatro cinco seis sete oito nove dez vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento mil';
/** Names of findings by how they end: 'proteinúria', 'leucopenia', 'hiperglicemia', 'nefropatia'. */
const ENDINGS = /(?:emias?|penias?|urias?|patias?|citose|lipidemi\w+)\b/;

const stems = (list: string) => list.split(' ').join('|');
const FORBIDDEN = new RegExp(`\\b(?:\\w*(?:${stems(DISEASES)})|${stems(TREATMENT)}|${stems(OTHERS)})`);

/** Whether a folded sentence says more than a model may say of a patient's values. */
export const isForbidden = (folded: string): boolean =>
  FORBIDDEN.test(folded) || ENDINGS.test(folded) || /[@{}<>[\]\\`]/.test(folded);
