import type { TherapeuticClass } from './drug-names.ts';
import { DRUG_NAMES } from './drug-names.ts';
import { searchText } from './search-text.ts';

/** Words for uses, in a medicine's name or leaflet; read only if it names no substance or brand. */
const USES: Partial<Record<TherapeuticClass, string>> = {
  MEDICATIONS: 'obesidade, perda de peso',
  ANALGESIC: 'analgesic*, analgesia, antitermic*, dor, dores, febre, colica*, relaxante muscular',
  ANTI_INFLAMMATORY:
    'antiinflamatori*, corticoide*, corticosteroide*, inflamacao, inflamacoes, artrite, artrose',
  ANTIBIOTIC: 'antibiotic*, antibacterian*, antimicrobian*, infeccao, infeccoes',
  ANTIHYPERTENSIVE:
    'antihipertensiv*, hipertensao, pressao alta, pressao arterial, diuretic*, retencao de liquido*',
  ANTACID: `
    antiacid*, azia, refluxo, gastrite, ulcera*, acidez, ma digestao, gases, nausea*, enjoo*, vomito*, antiemetic*,
    laxante*, laxativ*, constipacao, prisao de ventre, diarreia*, calculo biliar`,
  ANTIDIABETIC: `
    antidiabetic*, diabetes, hipoglicemiante*, glicemia, resistencia a insulina, resistencia insulinica,
    sensibilidade a insulina`,
  ANTIDEPRESSANT: 'antidepressiv*, depressao',
  ANTIALLERGIC: 'antialergic*, antihistaminic*, alergia*, alergic*, rinite, urticaria, asma',
  HORMONAL: `
    hormonio*, hormonal, hormonais, anticoncepcion*, contraceptiv*, contracepcao, menopausa, tireoide,
    hipotireoidismo, hipertireoidismo`,
  ANTIVIRAL: 'antiviral, antivirais, antirretroviral, antirretrovirais, herpes, influenza',
  ANTIFUNGAL: 'antifungic*, antimicotic*, micose*, candidiase, fungos',
  CARDIOVASCULAR: `
    cardiovascular*, anticoagulante*, antiagregante*, antiarritmic*, arritmia*, angina, vasodilatador*, colesterol,
    triglicerideos, insuficiencia cardiaca, trombose, varizes, disfuncao eretil`,
  NEUROLOGICAL: `
    neurologic*, anticonvulsivante*, antiepileptic*, epilepsia, ansiolitic*, ansiedade, insonia, enxaqueca, tdah,
    parkinson, alzheimer, neuropatic*, transtorno bipolar`,
  ANTIPSYCHOTIC: 'antipsicotic*, neuroleptic*, esquizofrenia, psicotic*, psicose*',
  ANTIPARASITIC:
    'antiparasitari*, vermifugo*, antihelmintic*, verme*, verminose*, parasitose*, piolho*, sarna',
  INSULIN: 'insulina, insulinas',
  VACCINE: 'vacina*, imunizante*',
};

interface Book {
  /** Names of one word or more, with their class. */
  names: Map<string, TherapeuticClass>;
  /** Beginnings and ends of words that decide the class by themselves. */
  families: { begins: string; ends: string; of: TherapeuticClass }[];
}

const DRUGS = bookOf(DRUG_NAMES);
const SAYINGS = bookOf(USES);
const LONGEST_NAME_WORDS = 4;

/** The class of a medicine, guessed by its name, then by its description; MEDICATIONS if neither decides. */
export function therapeuticClass(name: string, description?: string | null): TherapeuticClass {
  for (const text of [name, description ?? '']) {
    const words = wordsOf(text);
    const found = firstIn(words, DRUGS) ?? firstIn(words, SAYINGS);
    if (found) return found;
  }
  return 'MEDICATIONS';
}

/** The first one named decides, as the first substance of a combination does; 'AAS Protect' before 'AAS'. */
function firstIn(words: string[], { names, families }: Book): TherapeuticClass | null {
  for (const [place, word] of words.entries()) {
    for (let length = LONGEST_NAME_WORDS; length > 0; length -= 1) {
      const found = names.get(words.slice(place, place + length).join(' '));
      if (found) return found;
    }
    const family = families.find(({ begins, ends }) => word.startsWith(begins) && word.endsWith(ends));
    if (family) return family.of;
  }
  return null;
}

function bookOf(keywords: Partial<Record<TherapeuticClass, string>>): Book {
  const book: Book = { names: new Map(), families: [] };
  for (const [of, list] of Object.entries(keywords) as [TherapeuticClass, string][]) {
    for (const keyword of list.split(',').map((part) => searchText(part))) {
      const [begins, ends] = keyword.split('*');
      if (ends === undefined) book.names.set(keyword, of);
      else book.families.push({ begins: begins!, ends, of });
    }
  }
  return book;
}

// 'Anti-inflamatório', 'anti inflamatório' and 'antiinflamatório' are one word.
function wordsOf(text: string): string[] {
  return searchText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\banti /g, 'anti')
    .trim()
    .split(' ');
}
