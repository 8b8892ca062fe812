import { NutritionPage } from '../../features/nutrition/NutritionPage.tsx';
import { PlanNotice } from '../../features/subscription/shared/PlanNotice.tsx';

export function NutritionRoute() {
  return (
    <>
      <NutritionPage />
      <PlanNotice features={['ai']} />
    </>
  );
}
