import { request } from 'node:https';
import type { Agent } from 'node:https';
import { createTransport } from 'nodemailer';
import webpush from 'web-push';
import { outsideOnly } from './safeAgent.ts';

export interface Notice {
  subject: string;
  text: string;
  link: string;
}
/** How a notice leaves the server. A test puts its own in their place. */
export interface Channels {
  /** False: the browser is gone for good, forget it. */
  push(to: { endpoint: string; keys: { p256dh: string; auth: string } }, notice: Notice): Promise<boolean>;
  mail(to: string, notice: Notice): Promise<void>;
  /** Discord's form of a webhook, which others understand too. */
  webhook(url: string, text: string): Promise<void>;
}

export interface PushKeys {
  contact: string;
  publicKey: string;
  privateKey: string;
}

export function channels(
  push: PushKeys | null,
  smtpUrl: string | null,
  mailFrom: string,
  agent: Agent = outsideOnly,
): Channels {
  const transport = smtpUrl === null ? null : createTransport(smtpUrl);
  return {
    push: async (to, notice) => {
      if (!push) return true;
      try {
        await webpush.sendNotification(to, JSON.stringify(notice), {
          vapidDetails: { subject: push.contact, publicKey: push.publicKey, privateKey: push.privateKey },
          agent,
          TTL: 86_400,
          timeout: 10_000,
        });
        return true;
      } catch (error) {
        const { statusCode } = error as { statusCode?: number };
        if (statusCode === 404 || statusCode === 410) return false;
        throw failed('the push service', error);
      }
    },
    mail: async (to, notice) => {
      const mail = { from: mailFrom, to, subject: notice.subject, text: `${notice.text}\n${notice.link}\n` };
      await transport?.sendMail(mail).catch((error: unknown) => {
        throw failed('the mail server', error);
      });
    },
    webhook: (url, text) => post(url, JSON.stringify({ content: text, allowed_mentions: { parse: [] } }), agent),
  };
}

/** What the service said may name the address we called or wrote to: only the kind of failure goes on, into the log. */
function failed(who: string, error: unknown): Error {
  const { statusCode, responseCode, code } = error as { [field: string]: unknown };
  return new Error(`${who} failed (${String(statusCode ?? responseCode ?? code ?? 'no answer')})`);
}

function post(url: string, body: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: 'POST', agent, timeout: 10_000, headers: { 'content-type': 'application/json' } },
      (response) => {
        response.resume();
        if ((response.statusCode ?? 500) < 400) resolve();
        else reject(new Error(`the webhook answered ${response.statusCode}`));
      },
    );
    call.on('error', (error) => reject(failed('the webhook', error)));
    call.on('timeout', () => call.destroy());
    call.end(body);
  });
}

export const newPushKeys = () => webpush.generateVAPIDKeys();
