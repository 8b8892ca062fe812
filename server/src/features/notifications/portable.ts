import { NOTIFICATION_KINDS } from '@leveza/contract/notifications.ts';
import { text } from '@leveza/contract/text.ts';
import { z } from '@leveza/contract/zod.ts';
import { notifications } from './table.ts';

const WORDS = { info: 'Informação', reminder: 'Lembrete', stock: 'Estoque', security: 'Segurança' };

export const portableNotifications = {
  table: notifications,
  name: 'notifications',
  title: 'Notificações',
  comesWithAccount: true,
  columns: {
    kind: { label: 'Tipo', is: z.enum(NOTIFICATION_KINDS), words: WORDS },
    title: { label: 'Título', is: text(500) },
    body: { label: 'Texto', is: text(5000) },
    // Only inside the app: '//host' would be another site.
    link: { label: 'Endereço no Leveza', is: text(500).regex(/^\/(?![/\\])/, 'Endereço inválido') },
    createdAt: { label: 'Criada em' },
    readAt: { label: 'Lida em', isRecorded: true },
  },
};
