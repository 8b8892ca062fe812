import { z } from 'zod';
import { secret, setting, webAddress, withoutSlash } from './setting.ts';
import { publicKeyOf, type VapidKeys } from './vapid-keys.ts';

/** The settings of push, WhatsApp and SMS. */
export const CHANNEL_SETTINGS = {
  VAPID_PRIVATE_KEY: setting(z.string().refine(isPrivateKey).optional()),
  VAPID_SUBJECT: setting(
    z
      .string()
      .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/)
      .optional(),
  ),
  PUSH_ALLOW_PRIVATE: setting(z.stringbool().default(false)),
  WHATSAPP_TOKEN: setting(secret.optional()),
  WHATSAPP_PHONE_ID: setting(z.string().regex(/^\d+$/).optional()),
  WHATSAPP_APP_SECRET: setting(secret.optional()),
  WHATSAPP_VERIFY_TOKEN: setting(z.string().optional()),
  WHATSAPP_URL: setting(webAddress.default('https://graph.facebook.com')),
  WHATSAPP_VERSION: setting(
    z
      .string()
      .regex(/^v\d+\.\d+$/)
      .default('v25.0'),
  ),
  WHATSAPP_TEMPLATE_REMINDER: setting(templateName().default('leveza_lembrete')),
  WHATSAPP_TEMPLATE_DOSE: setting(templateName().default('leveza_dose')),
  WHATSAPP_TEMPLATE_CODE: setting(templateName().default('leveza_codigo')),
  WHATSAPP_TEMPLATE_INVITATION: setting(templateName().default('leveza_convite')),
  WHATSAPP_TEMPLATE_ALERT: setting(templateName().default('leveza_aviso')),
  WHATSAPP_TEMPLATE_LANGUAGE: setting(
    z
      .string()
      .regex(/^[a-z]{2}(_[A-Z]{2})?$/)
      .default('pt_BR'),
  ),
  SMS_URL: setting(webAddress.default('https://api.twilio.com')),
  SMS_ACCOUNT: setting(secret.optional()),
  SMS_TOKEN: setting(secret.optional()),
  SMS_FROM: setting(
    z
      .string()
      .regex(/^(\+\d{8,15}|\d{3,8}|MG[\da-f]{32})$/)
      .optional(),
  ),
};

function templateName() {
  return z.string().regex(/^[\d_a-z]{1,512}$/);
}

function isPrivateKey(text: string): boolean {
  try {
    return publicKeyOf(Buffer.from(text, 'base64url')) !== '';
  } catch {
    return false;
  }
}

export const CHANNELS_EXPECTED: Record<keyof typeof CHANNEL_SETTINGS, string> = {
  VAPID_PRIVATE_KEY: 'a private key of P-256, 32 bytes in base64url',
  VAPID_SUBJECT: 'an address such as mailto:equipe@example.com or https://leveza.example.com',
  PUSH_ALLOW_PRIVATE: 'true or false',
  WHATSAPP_TOKEN: 'the access token of the WhatsApp Cloud API, without spaces',
  WHATSAPP_PHONE_ID: 'the id of the sending number at Meta, digits only',
  WHATSAPP_APP_SECRET: 'the secret of the app at Meta, without spaces',
  WHATSAPP_VERIFY_TOKEN: 'the words typed at Meta as the verify token of the webhook',
  WHATSAPP_URL: 'the address of the Graph API, such as https://graph.facebook.com',
  WHATSAPP_VERSION: 'a version of the Graph API, such as v25.0',
  WHATSAPP_TEMPLATE_REMINDER: 'the name of an approved template: small letters, digits and _',
  WHATSAPP_TEMPLATE_DOSE: 'the name of an approved template: small letters, digits and _',
  WHATSAPP_TEMPLATE_CODE: 'the name of an approved template: small letters, digits and _',
  WHATSAPP_TEMPLATE_INVITATION: 'the name of an approved template: small letters, digits and _',
  WHATSAPP_TEMPLATE_ALERT: 'the name of an approved template: small letters, digits and _',
  WHATSAPP_TEMPLATE_LANGUAGE: 'the language of the templates, such as pt_BR',
  SMS_URL: 'the address of a service that speaks as Twilio does, such as https://api.twilio.com',
  SMS_ACCOUNT: 'the id of the account there, without spaces',
  SMS_TOKEN: 'the token of that account, without spaces',
  SMS_FROM: 'a number such as +5511999990000, a short code, or the id of a messaging service (MG…)',
};

export interface PushConfig {
  /** Null: made of the master key. */
  keys: VapidKeys | null;
  /** Where a push service reaches the operator; Apple refuses one that leads nowhere. */
  subject: string;
  /** Lets messages go to this machine and its network, for tests and development. */
  allowsPrivate: boolean;
}

export interface WhatsappConfig {
  token: string;
  phoneId: string;
  /** Signs what Meta sends; without it nothing from there is believed. */
  appSecret: string | undefined;
  verifyToken: string | undefined;
  url: string;
  version: string;
  templates: Record<WhatsappTemplate, string>;
  language: string;
}

/** `dose` has three quick replies, `code` is an authentication template; `invitation` and `alert` go to carers. */
export type WhatsappTemplate = 'reminder' | 'dose' | 'code' | 'invitation' | 'alert';

export interface SmsConfig {
  url: string;
  account: string;
  token: string;
  from: string;
}

export interface ChannelConfig {
  push: PushConfig;
  /** Null unless both the token and the number are given. */
  whatsapp: WhatsappConfig | null;
  /** Null unless account, token and sender are given. */
  sms: SmsConfig | null;
}

const ChannelSettings = z.object(CHANNEL_SETTINGS);

export function readChannels(read: z.output<typeof ChannelSettings>, operator: string): ChannelConfig {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId } = read;
  const { SMS_ACCOUNT: account, SMS_TOKEN: smsToken, SMS_FROM: from } = read;
  const privateKey = read.VAPID_PRIVATE_KEY;
  return {
    push: {
      keys: privateKey ? { privateKey, publicKey: publicKeyOf(Buffer.from(privateKey, 'base64url')) } : null,
      subject: read.VAPID_SUBJECT ?? operator,
      allowsPrivate: read.PUSH_ALLOW_PRIVATE,
    },
    whatsapp:
      token && phoneId
        ? {
            token,
            phoneId,
            appSecret: read.WHATSAPP_APP_SECRET,
            verifyToken: read.WHATSAPP_VERIFY_TOKEN,
            url: withoutSlash(read.WHATSAPP_URL),
            version: read.WHATSAPP_VERSION,
            templates: {
              reminder: read.WHATSAPP_TEMPLATE_REMINDER,
              dose: read.WHATSAPP_TEMPLATE_DOSE,
              code: read.WHATSAPP_TEMPLATE_CODE,
              invitation: read.WHATSAPP_TEMPLATE_INVITATION,
              alert: read.WHATSAPP_TEMPLATE_ALERT,
            },
            language: read.WHATSAPP_TEMPLATE_LANGUAGE,
          }
        : null,
    sms:
      account && smsToken && from
        ? { url: withoutSlash(read.SMS_URL), account, token: smsToken, from }
        : null,
  };
}
