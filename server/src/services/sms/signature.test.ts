import { expect, test } from 'vitest';
import { signedForm } from '../../testing/channels/sms-service.ts';
import { isSignedBy } from './signature.ts';

const URL_OF_CALL = 'https://leveza.example/api/webhooks/sms?m=1';
const FIELDS = { MessageSid: 'SM1', Body: 'SAIR agora, não', From: '+5511999990000', To: '+5511988880000' };
const { body, headers } = signedForm(URL_OF_CALL, FIELDS, 'token');
const call = { url: URL_OF_CALL, form: new URLSearchParams(body), signature: headers['x-twilio-signature'] };

/** The example of Twilio's own documentation of its signature. */
test('the example of Twilio is signed', () => {
  const form = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  });
  const url = 'https://mycompany.com/myapp.php?foo=1&bar=2';
  expect(isSignedBy('12345', { url, form, signature: 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' })).toBe(true);
});

test('a call is signed, with its port or without', () => {
  expect(isSignedBy('token', call)).toBe(true);
  const ported = signedForm('https://leveza.example:443/api/webhooks/sms?m=1', FIELDS, 'token');
  expect(isSignedBy('token', { ...call, signature: ported.headers['x-twilio-signature'] })).toBe(true);
});

test.each([
  ['another token', 'other', call],
  ['another address', 'token', { ...call, url: 'https://leveza.example/api/webhooks/sms?m=2' }],
  ['another field', 'token', { ...call, form: new URLSearchParams({ ...FIELDS, From: '+5511999990001' }) }],
  ['no signature', 'token', { ...call, signature: undefined }],
  ['an empty signature', 'token', { ...call, signature: '' }],
])('is not signed with %s', (_, token, asked) => {
  expect(isSignedBy(token, asked)).toBe(false);
});
