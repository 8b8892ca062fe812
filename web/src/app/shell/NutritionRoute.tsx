import { NutritionPage } from '../../features/nutrition/NutritionPage.tsx';

export function NutritionRoute() {
  return <NutritionPage />;
}
