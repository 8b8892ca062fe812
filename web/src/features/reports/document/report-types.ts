import type { ReportType } from '@leveza/domain/reports/types.ts';

interface TypeWords {
  label: string;
  title: string;
  description: string;
}

export const REPORT_TYPE: Record<ReportType, TypeWords> = {
  comprehensive: {
    label: 'Completo',
    title: 'Relatório completo',
    description: 'Tudo do período: tratamento, peso, efeitos, exames, remédios, alimentação e gastos.',
  },
  medical: {
    label: 'Médico',
    title: 'Relatório médico',
    description: 'O que importa na consulta, para ler em dois minutos. Sem gastos.',
  },
  financial: {
    label: 'Financeiro',
    title: 'Relatório financeiro',
    description: 'Quanto você gastou por mês e por produto, e o que vem pela frente.',
  },
  progress: {
    label: 'Progresso',
    title: 'Meu progresso',
    description: 'Para você: marcos, constância e o caminho até aqui.',
  },
};
