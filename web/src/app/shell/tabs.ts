import type { TabIcon } from './tab-icons.ts';

/** The groups of the menu, in order; the first has no name. */
export const GROUPS = ['', 'Farmácia', 'Uso', 'Outros'] as const;

export interface Tab {
  /** Its address is `/` and this. */
  id: string;
  /** The name in the menu. */
  label: string;
  /** The title of the page and of the browser's tab. */
  title: string;
  icon: TabIcon;
  /** Absent where the menu does not list it. */
  group?: (typeof GROUPS)[number];
}

const tab = <const Id extends string>(
  id: Id,
  label: string,
  icon: TabIcon,
  group?: Tab['group'],
  title: string = label,
) => ({ id, path: `/${id}` as const, label, title, icon, group });

/** Every private screen, in the order of the menu. The icons are named only, so that the first page loads none. */
export const TABS = [
  tab('dashboard', 'Dashboard', 'home', ''),
  tab('supplement-store', 'Suplementos', 'leaf', 'Farmácia'),
  tab('medication-store', 'Medicamentos', 'pill', 'Farmácia'),
  tab('medications', 'Canetas GLP-1', 'pen', 'Farmácia'),
  tab('supplement-usage', 'Uso Suplementos', 'sprout', 'Farmácia'),
  tab('medication-usage', 'Uso Medicamentos', 'tablets', 'Uso'),
  tab('applications', 'Aplicações GLP-1', 'syringe', 'Uso'),
  tab('calendar', 'Calendário', 'calendar', 'Uso'),
  tab('measurements', 'Medições', 'ruler', 'Uso'),
  tab('nutrition', 'Alimentação', 'food', 'Outros'),
  tab('side-effects', 'Efeitos Colaterais', 'pulse', 'Outros'),
  tab('exams', 'Exames', 'flask', 'Outros', 'Exames Médicos'),
  tab('reports', 'Relatórios', 'report', 'Outros'),
  tab('subscription', 'Assinatura', 'card', 'Outros', 'Planos de Assinatura'),
  tab('profile', 'Perfil', 'person', 'Outros', 'Perfil do Usuário'),
  tab('settings', 'Configurações', 'gear', 'Outros'),
  tab('medicacoes', 'Histórico de Medicações', 'history'),
] as const satisfies readonly Tab[];

export type TabPath = (typeof TABS)[number]['path'];

export const tabsIn = (group: Tab['group']) => TABS.filter((each) => each.group === group);
