import type { ConsentPurpose } from '@leveza/contract/auth/consent.ts';
import { consents, emailLinks, emailReturns, sessions, twoFactors, userIdentities, users } from './table.ts';

export const portableAccount = {
  table: users,
  name: 'account',
  title: 'Conta',
  columns: {
    name: { label: 'Nome' },
    email: { label: 'E-mail' },
    emailVerifiedAt: { label: 'E-mail confirmado em' },
    passwordHash: { leftOut: 'a secret; of no use elsewhere' },
    demoExpiresAt: { label: 'Demonstração até' },
    createdAt: { label: 'Criada em' },
  },
};

const PURPOSE_WORDS: Record<ConsentPurpose, string> = {
  'health-data': 'Tratamento de dados de saúde',
  messages: 'Envio de mensagens',
  ai: 'Uso de inteligência artificial',
  sharing: 'Compartilhamento',
};

/** A consent is of one account and one version of a text: another account asks anew. */
export const portableConsents = {
  table: consents,
  name: 'consents',
  title: 'Consentimentos',
  since: 'givenAt',
  columns: {
    purpose: { label: 'Finalidade', words: PURPOSE_WORDS },
    version: { label: 'Versão do texto' },
    givenAt: { label: 'Dado em' },
    withdrawnAt: { label: 'Retirado em' },
  },
};

export const portableSessions = {
  table: sessions,
  name: 'sessions',
  title: 'Sessões',
  columns: {
    device: { label: 'Aparelho' },
    createdAt: { label: 'Início' },
    lastUsedAt: { label: 'Último uso' },
    revokedAt: { label: 'Encerrada em' },
    accessTokenHash: { leftOut: 'derived from a secret' },
    accessExpiresAt: { label: 'Acesso até' },
    idleExpiresAt: { label: 'Sem uso, vale até' },
    absoluteExpiresAt: { label: 'Vale no máximo até' },
  },
};

export const portableIdentities = {
  table: userIdentities,
  name: 'identities',
  title: 'Contas externas',
  columns: {
    issuer: { label: 'Provedor' },
    subject: { label: 'Identificador no provedor' },
    createdAt: { label: 'Ligada em' },
  },
};

/** That it is on, and since when; never what it works with. */
export const portableTwoFactor = {
  table: twoFactors,
  name: 'twoFactor',
  title: 'Verificação em duas etapas',
  columns: {
    createdAt: { label: 'Começada em' },
    confirmedAt: { label: 'Habilitada em' },
    sealedSecret: { leftOut: 'a secret' },
    lastStep: { leftOut: 'guards against the same code twice' },
  },
};

export const portableEmailLink = {
  table: emailLinks,
  name: 'pendingEmail',
  title: 'E-mail aguardando confirmação',
  columns: {
    tokenHash: { leftOut: 'derived from a secret' },
    email: { label: 'E-mail' },
    expiresAt: { label: 'Vale até' },
  },
};

export const portableEmailReturn = {
  table: emailReturns,
  name: 'formerEmail',
  title: 'E-mail anterior',
  columns: {
    tokenHash: { leftOut: 'derived from a secret' },
    email: { label: 'E-mail' },
    changedAt: { label: 'Trocado em' },
    expiresAt: { label: 'Pode voltar até' },
  },
};
