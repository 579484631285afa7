import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isNoMailbox, readDeliveryReport } from './delivery-report.ts';

const report = (action: string, status: string) =>
  [
    'From: MAILER-DAEMON@mx.test',
    'Message-ID: <report@mx.test>',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    'Final-Recipient: rfc822; <Mia@Harbour.test>',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 The account',
    '  does not exist',
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    'Message-ID: <0190aaaa-0000-7000-8000-0000000000a1@tryout>',
    'Subject: Hello',
    '--b--',
  ].join('\r\n');

it('reads which mail came back from whom and why', () => {
  expect(readDeliveryReport(report('failed', '5.1.1'))).toEqual([
    {
      email: 'mia@harbour.test',
      status: '5.1.1',
      diagnostic: '550 5.1.1 The account does not exist',
      message_id: '0190aaaa-0000-7000-8000-0000000000a1',
    },
  ]);
});

it.each([
  ['delayed', '4.4.1'],
  ['failed', '4.2.2'],
  ['delivered', '2.0.0'],
])('leaves what is %s with %s alone', (action, status) => {
  expect(readDeliveryReport(report(action, status))).toEqual([]);
});

it('reads anything without failing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      expect(Array.isArray(readDeliveryReport(`${before}\nFinal-Recipient: ${after}\n`))).toBe(true);
    }),
  );
});

it.each([
  ['550 5.1.1 <x@y.test>: Recipient address rejected: User unknown', true],
  ['550 No such user here', true],
  ['550 5.7.1 Message rejected as spam', false],
  ['452 4.2.2 Mailbox full', false],
  ['552 5.2.2 Mailbox full', false],
])('%s says that there is no mailbox: %s', (response, is) => {
  expect(isNoMailbox(response)).toBe(is);
});
