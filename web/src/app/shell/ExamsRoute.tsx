import { ExamsPage } from '../../features/exams/ExamsPage.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';

export function ExamsRoute() {
  return (
    <>
      <ExamsPage />
      <PlanNotice features={['ai']} />
    </>
  );
}
