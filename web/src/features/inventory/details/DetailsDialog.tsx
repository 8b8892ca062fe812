import { CalendarPlus, BadgeHelp, Snowflake } from 'lucide-react';
import { useState } from 'react';
import { ConfirmInline } from '../../../ui/ConfirmInline.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Link } from '../../../ui/Link.tsx';
import { FactSection, Section } from '../../../ui/FactSection.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { NameNotice } from '../../catalog/shared/NameNotice.tsx';
import { AllergyNotice } from '../../profile/shared/AllergyNotice.tsx';
import { ExpiryChip } from '../card/ExpiryChip.tsx';
import { QuantityBar } from '../card/QuantityBar.tsx';
import { StatusBadge } from '../card/StatusBadge.tsx';
import { totalWords } from '../quantity-words.ts';
import type { StockCard } from '../stock-card.ts';
import type { ItemDialog } from '../search.ts';
import { STOCK_WORDS } from '../stock-words.ts';
import { useBoxAllergies } from '../use-box-allergies.ts';
import { DetailActions } from './DetailActions.tsx';
import { detailSections } from './detail-sections.ts';
import { FavouriteChip } from './FavouriteChip.tsx';
import { LossFields } from './LossFields.tsx';
import { MovementList } from './MovementList.tsx';
import { useLossForm } from './use-loss-form.ts';
import { deleteItem, restoreItem } from '@leveza/contract/inventory/inventory.ts';
import { useKeptCommand } from '../../../lib/api.ts';
import { useDelete } from '../../../ui/use-delete.ts';
import { Badge } from '../../../ui/Badge.tsx';

interface Props {
  card: StockCard;
  today: string;
  onShow: (dialog: ItemDialog) => void;
  onClose: () => void;
}

/** Everything about one box. */
export function DetailsDialog({ card, today, onShow, onClose }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { failure, isPending, remove } = useDeleteItem(card, onClose);
  const loss = useLossForm(card, today);
  const { kind, name, brand, dosage, item } = card;
  const words = STOCK_WORDS[kind];
  const total = totalWords(card);
  const allergies = useBoxAllergies(card);

  return (
    <Dialog
      title={words.details}
      isOpen
      isDirty={loss.isDirty}
      onClose={onClose}
      actions={
        isAsking ? (
          <ConfirmInline
            question={words.removeQuestion}
            detail="O que você já tomou dele continua no histórico."
            confirmLabel="Confirmar Exclusão"
            isPending={isPending}
            onConfirm={() => void remove()}
            onCancel={() => setAsking(false)}
          />
        ) : (
          <DetailActions card={card} onShow={onShow} onRemove={() => setAsking(true)} />
        )
      }
    >
      <div className="grid gap-5">
        <FormAlert>{failure}</FormAlert>
        <NameNotice
          name={name}
          ingredients={[brand, item.product.activeIngredient].filter(Boolean).join(' ')}
        />
        <AllergyNotice name={name} matches={allergies} />
        <div className="grid gap-2">
          <p className="text-lg leading-snug font-semibold wrap-anywhere">{name}</p>
          <p className="text-ink-soft">{[brand, dosage].filter(Boolean).join(' · ')}</p>
          <div className="flex flex-wrap gap-1.5">
            <StatusBadge badge={card.badge} />
            <ProductBadges card={card} />
            <ExpiryChip expiryDate={card.expiryDate} today={today} alertDays={item.daysBeforeExpiryAlert} />
          </div>
          <FavouriteChip card={card} />
        </div>
        <Section title="Quantidade">
          <QuantityBar card={card} />
          {total && <p className="text-sm text-ink-soft tabular-nums">{total}</p>}
          <Link
            to={kind === 'medication' ? '/medication-usage' : '/supplement-usage'}
            search={{ open: 'new', box: card.id }}
            variant="secondary"
            size="sm"
            icon={CalendarPlus}
            className="w-fit"
          >
            Criar plano
          </Link>
        </Section>
        {detailSections(card, () => onShow('edit')).map((section) => (
          <FactSection key={section.title} {...section} />
        ))}
        <Section title="Observações">
          <p className="wrap-anywhere whitespace-pre-line text-ink-soft">
            {item.notes ?? 'Nenhuma observação.'}
          </p>
        </Section>
        <Section title="Movimentações">
          {card.remainingQuantity > 0 && <LossFields card={card} loss={loss} />}
          <MovementList card={card} />
        </Section>
      </div>
    </Dialog>
  );
}

/** Takes a box off the shelf and offers it back. A box the server refuses to delete stays where it was. */
function useDeleteItem(card: StockCard, onDeleted: () => void) {
  const remove = useKeptCommand(deleteItem);
  const restore = useKeptCommand(restoreItem);
  const sent = { params: { id: card.id } };
  const words = STOCK_WORDS[card.kind];
  return useDelete({
    remove: () => remove.mutateAsync(sent),
    restore: () => restore.mutateAsync(sent),
    words: {
      deleted: { title: words.removed, detail: card.name },
      restored: { title: `${card.name} está de volta` },
      failed: `Erro ao ${words.remove.toLowerCase()}`,
    },
    failsIn: 'place',
    onDeleted,
  });
}

/** The product's category, and its warnings. */
function ProductBadges({ card: { category, item } }: { card: StockCard }) {
  return (
    <>
      {category && <Badge status="neutral">{category}</Badge>}
      {item.needsRefrigeration && (
        <Badge status="info" icon={Snowflake}>
          Refrigerar
        </Badge>
      )}
      {!item.product.isVerified && (
        <Badge status="neutral" icon={BadgeHelp}>
          não verificado
        </Badge>
      )}
    </>
  );
}
