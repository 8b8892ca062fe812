const DAYS_A_MONTH = 30;

/** In reais, to the cent; null when nothing was paid, or there is nothing to divide by. */
export function penCostPerDose(bought: { pricePaid: number | null; dosesTotal: number }): number | null {
  if (bought.pricePaid === null || bought.dosesTotal <= 0) return null;
  return toCents(bought.pricePaid / bought.dosesTotal);
}

export function penCostPerMonth(costPerDose: number | null, intervalDays: number | null): number | null {
  if (costPerDose === null || intervalDays === null || intervalDays <= 0) return null;
  return toCents((costPerDose * DAYS_A_MONTH) / intervalDays);
}

function toCents(reais: number): number {
  return Math.round(reais * 100) / 100;
}
