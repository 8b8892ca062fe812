import {
  CalendarDays,
  ChartLine,
  FileText,
  type LucideIcon,
  Pill,
  SquareActivity,
  Stethoscope,
  Syringe,
  Target,
  Utensils,
} from 'lucide-react';

interface Feature {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** The features of the specification that exist, in its order. */
export const FEATURES: Feature[] = [
  {
    icon: Syringe,
    title: 'Canetas GLP-1',
    text: 'As doses que restam em cada uma, a validade e a hora da próxima.',
  },
  {
    icon: ChartLine,
    title: 'Controle de peso',
    text: 'A tendência em vez do susto de um dia.',
  },
  {
    icon: Pill,
    title: 'Medicamentos',
    text: 'Comprimidos e suplementos, com aviso antes de acabar.',
  },
  {
    icon: CalendarDays,
    title: 'Calendário de doses',
    text: 'Doses, consultas e exames, também na agenda do celular.',
  },
  {
    icon: SquareActivity,
    title: 'Pressão e glicemia',
    text: 'Anotadas em segundos, ao lado do tratamento.',
  },
  {
    icon: Utensils,
    title: 'Alimentação',
    text: 'Proteína e água do dia, no que couber.',
  },
  {
    icon: Stethoscope,
    title: 'Efeitos colaterais',
    text: 'O que ajuda, e os sinais que pedem atendimento.',
  },
  {
    icon: Target,
    title: 'Metas personalizadas',
    text: 'Combinadas com quem cuida de você, no seu tempo.',
  },
  {
    icon: FileText,
    title: 'Relatórios',
    text: 'O que importa na consulta, em PDF ou link.',
  },
];
