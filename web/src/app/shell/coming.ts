import type { TabId } from './tabs.ts';

/** Parts not built yet and what each will hold. A part's line goes when it is built. */
export const COMING: Partial<Record<TabId, string>> = {
  'supplement-usage': 'Aqui você vai registrar os suplementos que tomou, dia a dia.',
  'medication-usage': 'Aqui você vai registrar os medicamentos que tomou, dia a dia.',
  calendar: 'Aqui você vai ver doses, aplicações, medições, consultas e exames em um só calendário.',
  nutrition: 'Aqui você vai anotar refeições e água.',
  exams: 'Aqui você vai guardar seus exames e encontrar cada resultado com facilidade.',
  reports: 'Aqui você vai montar relatórios do tratamento para levar à consulta.',
  subscription: 'Aqui você vai conhecer os planos e escolher o seu.',
  settings: 'Aqui você vai escolher como e quando o Leveza avisa você.',
};
