const DAYS_A_MONTH = 30;

/** In reais, to the cent; null when there is nothing to divide by. */
export function penCostPerDose(bought: { pricePaid: number; dosesTotal: number }): number | null {
  return bought.dosesTotal > 0 ? toCents(bought.pricePaid / bought.dosesTotal) : null;
}

export function penCostPerMonth(costPerDose: number | null, intervalDays: number | null): number | null {
  if (costPerDose === null || intervalDays === null || intervalDays <= 0) return null;
  return toCents((costPerDose * DAYS_A_MONTH) / intervalDays);
}

function toCents(reais: number): number {
  return Math.round(reais * 100) / 100;
}
