import type { Source } from './source.ts';

const page = { year: null, isCopy: false, readAs: 'passage', readOn: '2026-11-15' } as const;

export const OZEMPIC_SAFETY: Source = {
  ...page,
  title: 'Ozempic: perfil de segurança, com os números dos estudos',
  organisation: 'Novo Nordisk',
  address: 'https://www.ozempicpro.com/a1c-and-weight/ozempic-safety-profile.html',
};

export const SAXENDA_TIPS: Source = {
  ...page,
  title: 'Saxenda: dicas para lidar com a náusea',
  organisation: 'Novo Nordisk',
  year: '2016',
  address: 'https://www.saxenda.com/about-saxenda/side-effects.html',
  readAs: 'whole',
};

export const SAXENDA_STORAGE: Source = {
  ...page,
  title: 'Saxenda: conservação e validade',
  organisation: 'Novo Nordisk Noruega',
  year: '2019',
  address: 'https://www.novonordisk.no/helsepersonell/Overvekt_og_fedme/saxenda-/oppbevaring.html',
  readAs: 'whole',
};

export const TRULICITY_SAFETY: Source = {
  ...page,
  title: 'Trulicity: reações adversas, com os números dos estudos',
  organisation: 'Eli Lilly',
  address: 'https://www.trulicity.com/healthcare-professionals/adverse-reactions.html',
};

export const TRULICITY_MISSED_DOSE: Source = {
  ...page,
  title: 'Trulicity: o que fazer com uma dose esquecida',
  organisation: 'Eli Lilly',
  address:
    'https://www.lillymedical.eu/en-gb/answers/what-to-do-if-the-patient-has-missed-a-trulicity-dulaglutide-dose-74386',
};

export const ZEPBOUND_MISSED_DOSE: Source = {
  ...page,
  title: 'Zepbound (tirzepatida): o que fazer com uma dose esquecida',
  organisation: 'Eli Lilly',
  address:
    'https://medical.lilly.com/us/products/answers/what-should-a-patient-do-if-they-miss-a-dose-of-zepbound-tirzepatide-209169',
};

export const TRULICITY_STORAGE: Source = {
  ...page,
  title: 'Trulicity: conservação',
  organisation: 'Eli Lilly',
  address: 'https://www.lillymedical.eu/sv-se/answers/trulicity-dulaglutid-f-rvaring-122184',
  readAs: 'quoted',
};

export const MOUNJARO_EFFECTS: Source = {
  ...page,
  title: 'Mounjaro: como lidar com os efeitos colaterais',
  organisation: 'Eli Lilly',
  address: 'https://au.lilly.com/mounjaro/patient/getting-started-with-mounjaro/side-effect',
};

export const MOUNJARO_QUESTIONS: Source = {
  ...page,
  title: 'Mounjaro: perguntas frequentes',
  organisation: 'Eli Lilly',
  address: 'https://au.lilly.com/mounjaro/patient/faq',
};

export const KWIKPEN_STORAGE: Source = {
  ...page,
  title: 'Mounjaro KwikPen: conservação em viagem',
  organisation: 'Eli Lilly',
  address:
    'https://medical.lilly.com/uk/products/answers/how-should-patients-store-the-mounjaro-tirzepatide-kwikpen-during-transport-and-travel-217602',
};
