import {
  Apple,
  CalendarHeart,
  ChartLine,
  ClipboardPlus,
  SquareActivity,
  type LucideIcon,
  Pill,
  Stethoscope,
  Syringe,
  Target,
} from 'lucide-react';

interface Feature {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** The nine of the specification, in its order. */
export const FEATURES: Feature[] = [
  {
    icon: Syringe,
    title: 'Canetas GLP-1',
    text: 'Cada caneta com as doses que restam, a validade e o local da última aplicação.',
  },
  {
    icon: ChartLine,
    title: 'Controle de peso',
    text: 'Peso e medidas em uma linha do tempo, com a tendência em vez do susto de um dia.',
  },
  {
    icon: Pill,
    title: 'Medicamentos',
    text: 'Comprimidos e suplementos com estoque, validade e aviso antes de acabar.',
  },
  {
    icon: CalendarHeart,
    title: 'Calendário de doses',
    text: 'Doses, consultas e exames no mesmo mês. O que foi feito e o que falta.',
  },
  {
    icon: SquareActivity,
    title: 'Pressão e glicemia',
    text: 'Acompanhamentos anotados em segundos e lidos em conjunto com o tratamento.',
  },
  {
    icon: Apple,
    title: 'Alimentação',
    text: 'Refeições e água sem julgamento, para notar o que cai bem e o que não cai.',
  },
  {
    icon: ClipboardPlus,
    title: 'Relatórios',
    text: 'Um resumo claro do período, para levar à consulta e conversar sobre fatos.',
  },
  {
    icon: Stethoscope,
    title: 'Efeitos colaterais',
    text: 'O que você sentiu, quando e quanto, com os sinais que pedem ajuda explicados.',
  },
  {
    icon: Target,
    title: 'Metas personalizadas',
    text: 'Objetivos combinados com quem cuida de você, no seu tempo.',
  },
];
