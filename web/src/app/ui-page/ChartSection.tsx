import { formatKg, formatMg, formatMl } from '../../lib/format.ts';
import { BarChart } from '../../ui/chart/BarChart.tsx';
import { LineChart } from '../../ui/chart/LineChart.tsx';
import { Card } from '../../ui/Card.tsx';
import { KitSection } from './KitSection.tsx';
import { DOSES, EMPTY, TREND, WATER, WEIGHTS } from './chart-samples.ts';

const WEIGHT_TREND = { label: 'Tendência', points: TREND };
const WEIGHT_TARGET = { label: 'Meta', value: 84 };
const WATER_TARGET = { label: 'Meta', value: 2000 };

export function ChartSection() {
  return (
    <KitSection title="Gráficos">
      <div className="grid gap-4 lg:grid-cols-2">
        <Card>
          <LineChart
            label="Peso"
            points={WEIGHTS}
            trend={WEIGHT_TREND}
            target={WEIGHT_TARGET}
            format={formatKg}
          />
        </Card>
        <Card>
          <LineChart label="Dose semanal" points={DOSES} format={formatMg} />
        </Card>
        <Card>
          <BarChart label="Água" nameColumn="Dia" bars={WATER} target={WATER_TARGET} format={formatMl} />
        </Card>
        <Card>
          <LineChart label="Cintura" points={EMPTY} />
        </Card>
      </div>
    </KitSection>
  );
}
