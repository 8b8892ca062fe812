import {
  Activity,
  CalendarDays,
  CreditCard,
  FlaskConical,
  FileChartColumn,
  History,
  House,
  Leaf,
  Pill,
  Ruler,
  Settings,
  Sprout,
  Syringe,
  Tablets,
  UserRound,
  Utensils,
} from 'lucide-react';
import { InjectionPen } from '../../ui/drawings/pen-icon.ts';

export const TAB_ICONS = {
  home: House,
  leaf: Leaf,
  pill: Pill,
  pen: InjectionPen,
  sprout: Sprout,
  tablets: Tablets,
  syringe: Syringe,
  calendar: CalendarDays,
  ruler: Ruler,
  food: Utensils,
  pulse: Activity,
  flask: FlaskConical,
  report: FileChartColumn,
  card: CreditCard,
  person: UserRound,
  gear: Settings,
  history: History,
} as const;

export type TabIcon = keyof typeof TAB_ICONS;
