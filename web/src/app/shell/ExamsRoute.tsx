import { ExamsPage } from '../../features/exams/ExamsPage.tsx';

export function ExamsRoute() {
  return <ExamsPage />;
}
