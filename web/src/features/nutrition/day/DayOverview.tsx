import type { NutritionDay } from '@leveza/contract/nutrition/day.ts';
import { BookOpen, Clock, Pill, Utensils } from 'lucide-react';
import { FoldGroup } from '../../../ui/FoldGroup.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { RecordList } from '../../../ui/RecordList.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Sources } from '../../../ui/Sources.tsx';
import { CopyYesterday } from '../meals/CopyYesterday.tsx';
import { MealList } from '../meals/MealList.tsx';
import { UsualMeals } from '../meals/UsualMeals.tsx';
import { LiquidLimit } from '../shared/LiquidLimit.tsx';
import { WaterCard } from '../shared/WaterCard.tsx';
import type { NutritionView } from '../use-nutrition-view.ts';
import { BeforeEffects } from './BeforeEffects.tsx';
import { DayFacts, DaySummary } from './DayFacts.tsx';
import { WellbeingFold } from '../wellbeing/WellbeingFold.tsx';
import { DayLead } from './DayLead.tsx';
import { Suggestions } from './Suggestions.tsx';

/** The day: protein leads, then the meals, water, and what else there is in lines that open. */
export function DayOverview({ day, view }: { day: NutritionDay; view: NutritionView }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-6">
        <div className="grid gap-3">
          <DayLead day={day} view={view} />
          <DayFacts day={day} />
        </div>
        {day.notices.map((notice) => (
          <Notice key={notice.key} tone="info" title={notice.title}>
            <p>{notice.advice}</p>
            <p className="mt-1">{notice.team}</p>
            <Sources of={[notice]} />
          </Notice>
        ))}
        <UsualMeals day={day} />
        <MealList day={day} view={view} />
        {day.canCopyYesterday && <CopyYesterday day={day.day} />}
      </div>
      <div className="grid min-w-0 gap-6">
        <div className="grid gap-2">
          <WaterCard water={day.water} day={view.isToday ? undefined : day.day} />
          <LiquidLimit hasKidneyDisease={day.goals.hasKidneyDisease} />
        </div>
        <FoldGroup>
          <DaySummary day={day} view={view} />
          <WellbeingFold key={day.day} day={day.day} wellbeing={day.wellbeing} />
          {day.suggestions.map((suggestion) => (
            <Suggestions key={suggestion.suits} suggestion={suggestion} />
          ))}
          <BeforeEffects />
        </FoldGroup>
        <RecordList label="Mais">
          <Row icon={Clock} title="Refeições do meu dia" onOpen={() => view.show('slots')} />
          <Row icon={Utensils} title="Meus alimentos e receitas" onOpen={() => view.show('foods')} />
          <Row icon={Pill} title="Suplementos que contam" onOpen={() => view.show('supplements')} />
        </RecordList>
        <p className="flex gap-2 text-xs text-pretty text-ink-soft">
          <BookOpen aria-hidden className="size-4 shrink-0" />
          Valores dos alimentos: TACO, 4ª edição, NEPA/UNICAMP, 2011. Produtos por código de barras: Open Food
          Facts (ODbL).
        </p>
      </div>
    </div>
  );
}
